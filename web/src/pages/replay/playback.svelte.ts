/** Moves through a film: step by step, by turns and rounds, or by itself. Knows no board. */

import { before, next } from "$/lib/steps";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** What there is to stop at, as far as it is loaded. */
export interface Stops {
  last: number;
  steps: readonly number[];
  turns: readonly number[];
  rounds: readonly number[];
}

export class Playback {
  running = $state(false);
  speed = $state<number>(1);
  private moment = $state(0);

  constructor(
    private readonly stops: () => Stops,
    start = 0,
  ) {
    this.moment = start;
  }

  get at(): number {
    return Math.min(this.moment, this.stops().last);
  }

  go = (to: number): void => {
    this.moment = Math.max(0, Math.min(to, this.stops().last));
    if (this.moment >= this.stops().last) this.running = false;
  };

  /** To the next thing, or the one before: a person who steps wants it to stand still. */
  move = (by: "steps" | "turns" | "rounds", forward: boolean): void => {
    this.running = false;
    this.goOn(by, forward);
  };

  /** The same while it runs. */
  goOn = (by: "steps" | "turns" | "rounds" = "steps", forward = true): void => {
    const stops = this.stops();
    this.go(forward ? next(stops[by], this.at, stops.last) : before(stops[by], this.at));
  };

  /** Play or pause; at the end it begins anew. */
  toggle = (): void => {
    if (!this.running && this.at >= this.stops().last) this.go(0);
    this.running = !this.running && this.stops().last > 0;
  };

  /** What a key does; whether it does anything. */
  pressed(key: string): boolean {
    const keys: Record<string, () => void> = {
      " ": this.toggle,
      p: this.toggle,
      ArrowRight: () => this.move("steps", true),
      ArrowLeft: () => this.move("steps", false),
      ArrowDown: () => this.move("turns", true),
      ArrowUp: () => this.move("turns", false),
      PageDown: () => this.move("rounds", true),
      PageUp: () => this.move("rounds", false),
      Home: () => this.go(0),
      End: () => this.go(this.stops().last),
    };
    const act = keys[key] ?? keys[key.toLowerCase()];
    act?.();
    return act !== undefined;
  }
}

/** A moment is written `#42` or, from a seat, `#42.1`. */
export function momentOf(hash: string): { at?: number; viewer?: number } {
  const found = /^#?(\d+)(?:\.(-?\d+))?$/.exec(hash);
  if (!found) return {};
  return { at: Number(found[1]), viewer: found[2] === undefined ? undefined : Number(found[2]) };
}
