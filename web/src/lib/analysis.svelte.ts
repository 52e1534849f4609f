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

/** A seat's chance to win at a moment, in percent: that of the last decision it had up to there. */
export function chanceAt(found: FoundModel, seat: number, moment: number, last: number): number {
  if (moment >= last) return found.result[seat] ?? 0;
  let chance = found.start[seat] ?? 0;
  for (const point of found.points) {
    if (moment < point.line - 1) break; // it is due in the position before its line
    if (point.seat === seat) chance = point.chance;
  }
  return chance;
}

/** What a change reads like: with its sign, never `+0`. */
export function signed(number: number): string {
  if (!number) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}
