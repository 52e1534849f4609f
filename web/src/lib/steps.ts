/** Where one can stop in a finished match: after turns, at new rounds. */

import type { Line } from "$/generated/wire";
import { turnsOf } from "./turns";
import { isUndo, takenBack } from "./undone";

/** A line with the number of the position it led to. */
export interface Told {
  step: number;
  line: Line;
}

/** The last step of each turn. */
export function turnEnds(lines: readonly Told[]): number[] {
  const steps = new Map(lines.map(({ step, line }) => [line, step]));
  return turnsOf(lines.map(({ line }) => line)).map(({ lines }) => steps.get(lines.at(-1)!)!);
}

/** The steps that begin another round, by the round of each position from 0; none in games without rounds. */
export function roundStarts(rounds: readonly (number | undefined)[]): number[] {
  return rounds.flatMap((round, step) =>
    step && round !== undefined && rounds[step - 1] !== undefined && round !== rounds[step - 1] ? [step] : [],
  );
}

/** The next of some steps, which are in order, or the last of all. */
export function next(steps: readonly number[], at: number, last: number): number {
  return Math.min(last, steps.find((step) => step > at) ?? last);
}

/** The one before, or the start. */
export function before(steps: readonly number[], at: number): number {
  return steps.findLast((step) => step < at) ?? 0;
}

export interface Batch {
  lines: Line[];
  undone: Line[];
}

/**
 * The lines up to a step as a board that follows a match would have got them: an undo comes alone,
 * with what it took back.
 */
export function batches(log: readonly Line[]): Batch[] {
  const found: Batch[] = [];
  log.forEach((line, n) => {
    const last = found.at(-1);
    if (isUndo(line)) found.push({ lines: [line], undone: takenBack(log.slice(0, n + 1), [line]) });
    else if (!last || last.undone.length) found.push({ lines: [line], undone: [] });
    else last.lines.push(line);
  });
  return found;
}
