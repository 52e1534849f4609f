/** What happened since a person decided last, and whose it was: for marks, the ticker and the stepper. */

import type { Line } from "$/generated/wire";
import { seatOf } from "./turns";
import { isUndo, takenBack } from "./undone";

/** The lines of a log that hold: without those that were taken back, and without what took them back. */
export function standing<L extends Line>(log: readonly L[]): L[] {
  const gone = new Set(takenBack(log, log).map(({ number }) => number));
  return log.filter((line) => !gone.has(line.number) && !isUndo(line));
}

export interface Owned<L extends Line = Line> {
  line: L;
  /** The seat that decided it, or for whose decision chance drew it; -1 before anybody has. */
  seat: number;
}

/** The lines since a seat decided last, that decision's own draws included; of a watcher the last turn. */
export function since<L extends Line>(log: readonly L[], me: number | null): Owned<L>[] {
  const owned: Owned<L>[] = [];
  for (const line of standing(log)) {
    owned.push({ line, seat: seatOf(line) ?? owned.at(-1)?.seat ?? -1 });
  }
  const last = owned.at(-1)?.seat;
  const ends = ({ line, seat }: Owned<L>) => (me === null ? seat !== last : line.by === me);
  return owned.slice(owned.findLastIndex(ends) + 1);
}

/** By word the seat whose line named it last, in its move or in what it brought about. */
export function marksOf(lines: readonly Owned[]): Map<string, number> {
  const marks = new Map<string, number>();
  for (const { line, seat } of lines) {
    for (const word of line.text.split(" ").slice(1)) marks.set(word, seat);
    for (const { arguments: named } of line.facts ?? [])
      for (const word of Object.values(named).flat()) if (typeof word === "string") marks.set(word, seat);
  }
  return marks;
}

/**
 * The lines whose places are marked: those of others, or if there are none the last decision itself.
 * After a fact of `anew` the board is another one: it has no marks of the one before.
 */
export function marked<L extends Line>(log: readonly L[], me: number | null, anew: readonly string[] = []): Owned<L>[] {
  const fresh = since(log, me);
  const others = fresh.filter(({ seat }) => seat !== me);
  const own = me === null ? undefined : standing(log).findLast(({ by }) => by === me);
  if (others.some(({ seat }) => seat >= 0) || !own) return onThisBoard(others, anew);
  return onThisBoard([{ line: own, seat: own.by }, ...fresh], anew);
}

function onThisBoard<L extends Line>(lines: readonly Owned<L>[], anew: readonly string[]): Owned<L>[] {
  const last = ({ facts = [] }: Line) => facts.findLastIndex(({ key }) => anew.includes(key));
  const at = lines.findLastIndex(({ line }) => last(line) >= 0);
  return lines.slice(Math.max(0, at)).map(({ line, seat }, i) => {
    if (i > 0 || at < 0) return { line, seat };
    return { line: { ...line, text: "", facts: line.facts?.slice(last(line) + 1) }, seat };
  });
}
