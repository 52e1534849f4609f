/**
 * Frames of the server, shown one after the other so that moves can be followed.
 *
 * How long something is shown is not motion: moves of others stay as long with motion and without. A
 * frame that shows something the next one takes away, such as a tile that is turned back, is held
 * for longer, and one that ends with a summary until the person goes on.
 */

import { flushSync } from "svelte";
import type { Frame } from "./connection.svelte";

export const LOOK = 2000; // milliseconds to look at one's own that is about to disappear
export const LONGEST = 8000; // for all moves of others that are shown without a pause
export const LEAST = 350; // for one of them, so that all have time; what has none is skipped
const USUAL = 750; // for a move of others
const REVEALED = 1400; // for theirs that is about to disappear, such as dice

/** What a frame is about, as the game and the table know it. */
export interface About {
  /** Whether others decided what it shows. */
  others: boolean;
  /** Whether it shows something that is gone with the next one. */
  holds: boolean;
  /** Whether a summary that concerns the viewer comes with it. */
  closes: boolean;
  /** How long its pieces move, in milliseconds. */
  moves: number;
}

export interface Showing {
  about(frame: Frame): About;
  show(frame: Frame): void;
  /** The pieces of the frame that was shown last have arrived: what is said of it may be read. */
  landed(frame: Frame): void;
  /** Everything has been shown, and nothing is held any more. */
  settled(): void;
  /** A frame in parts, if its board has to be seen at a moment between; null: as it is. */
  parts(frame: Frame): Promise<readonly Frame[]> | null;
  /** How fast people want to see moves of others: 1 as usual, 0 not at all. */
  speed(): number;
  hidden(): boolean;
}

/** Why the frame that is shown stays: its pieces move, to see what others did, to look at something, to read. */
type Stays = "" | "moving" | "shown" | "held" | "closed";

export class Frames {
  /** Those that wait to be shown. */
  waiting = $state.raw<readonly Frame[]>([]);
  private stays = $state<Stays>("");

  private timer: ReturnType<typeof setTimeout> | null = null;
  private landing: ReturnType<typeof setTimeout> | null = null;
  private current: Frame | null = null;
  private since = 0; // when it was shown
  private began = 0; // when moves of others began to be shown without a pause
  private splitting: Frame | null = null;
  private readonly whole = new WeakSet<Frame>(); // not to be split again

  constructor(private readonly of: Showing) {}

  /** Whether the frame that is shown is held. */
  readonly holding = $derived(this.stays === "held");
  /** Whether a summary waits to be read. */
  readonly closed = $derived(this.stays === "closed");
  /** Whether moves of others are being shown. */
  readonly showing = $derived(this.stays === "shown");
  /** Whether a tap is needed, or brings sooner what would come. */
  readonly busy = $derived(this.stays !== "" || this.waiting.length > 0);
  /** Whether another frame will be held before all is shown. */
  readonly holdsAgain = $derived.by(() => this.waiting.some((frame) => this.of.about(frame).holds));

  add(frame: Frame): void {
    this.waiting = [...this.waiting, frame];
    if (this.stays === "closed") return;
    if (this.of.hidden()) this.skip();
    else if (this.stays === "shown") this.plan();
    else if (this.timer === null) this.next();
  }

  /** Forget what waits. */
  clear(): void {
    this.stop();
    if (this.landing !== null) clearTimeout(this.landing);
    this.landing = null;
    this.waiting = [];
    this.current = this.splitting = null;
    this.began = 0;
  }

  /** The next frame now; the one that is shown was looked at. */
  next = (): void => {
    this.stop();
    this.land();
    const [frame, ...rest] = this.waiting;
    if (!frame) {
      this.began = 0;
      this.current = null;
      return this.of.settled();
    }
    if (this.split(frame)) return;
    this.waiting = rest;
    this.present(frame);
  };

  /** The person goes on: from what is held to the next frame, from moves of others to their end. */
  goOn = (): void => {
    if (this.stays === "shown") this.skip();
    else this.next();
  };

  /** Show what waits at once, frame by frame: boards that gather what happened miss nothing. */
  skip = (): void => {
    this.splitting = null; // its parts would come after what follows it
    do {
      this.stop();
      this.land();
      const [frame, ...rest] = this.waiting;
      if (!frame) break;
      this.waiting = rest;
      this.present(frame, true);
      flushSync();
    } while (this.waiting.length && this.stays !== "closed");
    if (this.stays !== "closed") this.next();
  };

  /** The person has looked at the frame that is shown, and answers it. */
  release(): void {
    if (this.holding) this.next();
  }

  /** A tab that nobody sees shows nothing step by step. */
  hide(): void {
    if (this.stays === "shown" || (this.stays !== "closed" && this.waiting.length)) this.skip();
  }

  private present(frame: Frame, skipping = false): void {
    const { others, holds, closes, moves } = this.of.about(frame);
    this.current = frame;
    this.since = performance.now();
    if (!others) this.began = 0;
    else if (!this.began) this.began = this.since;
    const time = skipping ? 0 : this.time(frame);
    this.stays = closes ? "closed" : time === 0 ? "" : others ? "shown" : holds ? "held" : "moving";
    this.of.show(frame);
    this.landing = setTimeout(this.land, skipping ? 0 : moves);
    if (skipping || !moves) this.land();
    if (!closes && !skipping) this.timer = setTimeout(this.next, time);
  }

  private land = (): void => {
    if (this.landing === null || !this.current) return;
    clearTimeout(this.landing);
    this.landing = null;
    this.of.landed(this.current);
  };

  /** Others came: what is shown may have to go sooner. */
  private plan(): void {
    if (!this.current || this.timer === null) return;
    clearTimeout(this.timer);
    const passed = performance.now() - this.since;
    this.timer = setTimeout(this.next, Math.max(0, this.time(this.current) - passed));
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.stays = "";
  }

  /** How long a frame stays: of moves of others so that all have their time. */
  private time(frame: Frame): number {
    const full = this.full(frame);
    if (!this.of.about(frame).others || !full) return full;
    const left = this.began + LONGEST - this.since;
    if (left <= 0 && this.waiting.length) return 0;
    const need = [frame, ...this.waiting].reduce((sum, one) => sum + this.full(one), 0);
    if (need <= left) return full;
    return Math.min(full, Math.max(LEAST, (full * left) / need));
  }

  private full(frame: Frame): number {
    const { others, holds, moves } = this.of.about(frame);
    if (!others) return holds ? LOOK : moves;
    return this.of.speed() * Math.max(moves, holds ? REVEALED : USUAL);
  }

  /** Whether a frame has to wait for its parts; then it comes next once they are there. */
  private split(frame: Frame): boolean {
    if (this.splitting === frame) return true;
    const parts = this.whole.has(frame) ? null : this.of.parts(frame);
    if (!parts) return false;
    this.splitting = frame;
    this.stays = "shown";
    const go = (found: readonly Frame[]) => {
      if (this.splitting !== frame) return; // the person has not waited for it
      this.splitting = null;
      for (const one of found) this.whole.add(one);
      this.waiting = [...found, ...this.waiting.slice(1)];
      this.next();
    };
    void parts.then(go, () => go([frame]));
    return true;
  }
}
