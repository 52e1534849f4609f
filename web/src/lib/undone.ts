/** Lines that take others back: `undo 12` line 12 and all after it, `withdraw 12` line 12 alone. */

import type { Line } from "$/generated/wire";

const UNDO = /^(undo|withdraw) (\d+)/;

export const isUndo = (line: Pick<Line, "text">): boolean => UNDO.test(line.text);

/** The lines that are taken back by going from one step of a match to another, which `line` led to. */
export function undoneBy<L extends Line>(log: readonly L[], from: number, to: number, line: L | null): L[] {
  if (to === from - 1) return log.filter(({ number }) => number === from);
  return line ? takenBack(log, [line]) : [];
}

/** The lines of a log that `news`, which are lines of it, took back; none of them twice. */
export function takenBack<L extends Line>(log: readonly L[], news: readonly L[]): L[] {
  const fresh = new Set(news.filter(isUndo).map(({ number }) => number));
  if (!fresh.size) return [];
  let standing: L[] = [];
  const gone: L[] = [];
  for (const line of log) {
    const [, verb, target] = UNDO.exec(line.text) ?? [];
    if (verb === undefined) {
      standing.push(line);
      continue;
    }
    const from = Number(target);
    const stays = ({ number }: L) => number < from || (verb === "withdraw" && number > from);
    if (fresh.has(line.number)) gone.push(...standing.filter((one) => !stays(one)));
    standing = standing.filter(stays);
  }
  return gone;
}
