/** The analysis of a match that is over: begun on the server, asked for until it is there. */

import type { AnalysisModel, FoundModel, PointModel } from "$/generated/api";
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

/** A decision that turned the match, and the position to look at it from. */
export interface Swing extends PointModel {
  /** Whether another move was clearly better: then it is looked at before it was made. */
  better: boolean;
  moment: number;
}

const MOST = 5; // swings in a list
const WORTH_TELLING = 2; // points: less is not called a mistake

/** One's own swings and those of the others, the biggest of them in the order of the match. */
export function swingsOf(found: FoundModel, viewer: number): { own: Swing[]; others: Swing[] } {
  const swings = found.swings.flatMap((place) => found.points[place] ?? []).map((point): Swing => {
    const better = point.cost >= WORTH_TELLING && point.best !== point.played;
    return { ...point, better, moment: better ? point.line - 1 : point.line };
  });
  const size = ({ cost, chance, after }: Swing) => Math.max(cost, Math.abs(after - chance));
  const biggest = (some: Swing[]) =>
    some.toSorted((a, b) => size(b) - size(a)).slice(0, MOST).toSorted((a, b) => a.line - b.line);
  return {
    own: biggest(swings.filter(({ seat }) => seat === viewer)),
    others: biggest(swings.filter(({ seat }) => seat !== viewer)),
  };
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
