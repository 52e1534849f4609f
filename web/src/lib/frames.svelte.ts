/**
 * Frames of the server, shown one after the other so that moves can be followed.
 *
 * Pieces move for a second at most, and not at all without motion. A frame that shows something the
 * next one takes away, such as a tile that is turned back, is held with motion and without: until
 * the person taps, or for as long as one needs to look at it.
 */

import { flushSync } from "svelte";
import type { GameUi } from "$/games/types";
import type { Frame } from "./live.svelte";
import { moving } from "./settings.svelte";

const LONGEST_QUEUE = 1000; // milliseconds a person waits for pieces to move
export const LOOK = 2000; // milliseconds to look at what is about to disappear

export class Frames {
  /** Those that wait to be shown. */
  waiting = $state.raw<readonly Frame[]>([]);
  /** Whether the frame that is shown is held. */
  holding = $state(false);

  private timer = 0;

  /** `settled`: everything has been shown, and nothing is held any more. */
  constructor(
    private readonly ui: GameUi<any, any>,
    private readonly show: (frame: Frame) => void,
    private readonly settled: () => void,
  ) {}

  /** Whether another frame will be held before all is shown. */
  readonly holdsAgain = $derived.by(() => this.waiting.some((frame) => this.holds(frame)));

  add(frame: Frame): void {
    this.waiting = [...this.waiting, frame];
    if (!this.timer) this.next();
  }

  /** Forget what waits. */
  clear(): void {
    this.stop();
    this.waiting = [];
  }

  /** The next frame now; the one that is shown was looked at. */
  next = (): void => {
    this.stop();
    const [frame, ...rest] = this.waiting;
    if (!frame) return this.settled();
    this.waiting = rest;
    this.holding = this.holds(frame);
    this.show(frame);
    this.timer = window.setTimeout(this.next, this.holding ? LOOK : this.pace(frame));
  };

  /** Show what waits at once, frame by frame: boards that gather what happened miss nothing. */
  skip = (): void => {
    do {
      this.next();
      flushSync();
    } while (this.waiting.length);
    if (this.holding) this.next();
  };

  /** The person has looked at the frame that is shown, and answers it. */
  release(): void {
    if (this.holding) this.next();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.holding = false;
  }

  private holds({ news, view }: Frame): boolean {
    return view != null && this.ui.holds(news, view);
  }

  /** How long its pieces may move, so that all that wait are soon shown. */
  private pace(frame: Frame): number {
    if (!moving()) return 0;
    const paces = [frame, ...this.waiting.filter((one) => !this.holds(one))].map((one) => this.ui.pace(one.news));
    const whole = paces.reduce((sum, pace) => sum + pace, 0);
    return paces[0]! * Math.min(1, LONGEST_QUEUE / Math.max(whole, 1));
  }
}
