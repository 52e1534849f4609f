/** The analysis of a match that is over: begun on the server, asked for until it is there. */

import type { AnalysisModel, FoundModel } from "$/made/api";
import { ask } from "./api";

const PAUSE = 700; // ms between two questions

export class Analysis {
  busy = $state(false);
  failure = $state.raw<unknown>(null);
  /** How far it is. */
  told = $state.raw<AnalysisModel | null>(null);
  private away = false;

  constructor(
    private readonly path: string,
    private readonly token: string | undefined,
  ) {}

  get found(): FoundModel | null {
    return this.told?.found ?? null;
  }

  begin = async (): Promise<void> => {
    if (this.busy || this.found) return;
    this.busy = true;
    this.failure = null;
    try {
      while (!this.away) {
        this.told = await ask<AnalysisModel>(this.path, { method: "POST", token: this.token });
        if (this.found) break;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    } catch (error) {
      this.failure = error;
      this.told = null;
    } finally {
      this.busy = false;
    }
  };

  /** Nobody looks any more; the server thinks on, and keeps what it finds. */
  leave(): void {
    this.away = true;
  }
}

/** The moments at which a seat's chance is known, and it in percent. A decision is due in the position before its line. */
export function courseOf(found: FoundModel, seat: number, last: number): [number, number][] {
  const own = found.points.filter((point) => point.seat === seat);
  const places = own.map(({ line, chance }): [number, number] => [line - 1, chance]);
  return [[0, found.start[seat] ?? 0], ...places, [last, found.result[seat] ?? 0]];
}

/** A seat's chance to win at a moment, in percent, where the line between two known ones has it. */
export function chanceAt(course: readonly [number, number][], moment: number): number {
  const after = course.findIndex(([known]) => known >= moment);
  const [next, then] = course[after] ?? [0, 0];
  const [before, now] = course[Math.max(0, after - 1)] ?? [0, 0];
  const share = next > before ? (moment - before) / (next - before) : 1;
  return Math.round(now + share * (then - now));
}

/** What a change reads like: with its sign, never `+0`. */
export function signed(number: number): string {
  if (!number) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}
