import { expect, test } from "vitest";
import type { Line } from "$/generated/wire";
import { turnsOf } from "./turns";
import { takenBack, undoneBy } from "./undone";

const line = (number: number, by: number, text: string, facts: Line["facts"] = []): Line =>
  ({ number, by, text, facts }) as Line;

test("a turn goes on while chance draws for the same seat", () => {
  const drawn = line(2, -1, "die 4", [{ key: "thrown", ruling: "", arguments: { seat: 0 } }] as never);
  const turns = turnsOf([line(1, 0, "roll"), drawn, line(3, 0, "keep"), line(4, 1, "roll")]);
  expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 3], [1, 1]]);
});

test("an undo takes back its line and all after it, a withdrawal its line alone", () => {
  const log = [line(1, 0, "a"), line(2, 1, "b"), line(3, 0, "c")];
  const numbers = (lines: readonly Line[]) => lines.map(({ number }) => number);
  const undo = line(4, 0, "undo 2");
  expect(numbers(takenBack([...log, undo], [undo]))).toEqual([2, 3]);
  const withdrawn = line(4, 0, "withdraw 2");
  expect(numbers(takenBack([...log, withdrawn], [withdrawn]))).toEqual([2]);
});

test("nothing is taken back twice", () => {
  const log = [line(1, 0, "a"), line(2, 0, "undo 1"), line(3, 0, "b"), line(4, 0, "undo 1")];
  expect(takenBack(log, [log[3]!]).map(({ number }) => number)).toEqual([3]);
});

test("a step back in a replay takes back the line it leaves", () => {
  const log = [line(1, 0, "a"), line(2, 0, "b")];
  expect(undoneBy(log, 2, 1, log[0]!)).toEqual([log[1]]);
});
