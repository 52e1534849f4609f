import { expect, test } from "vitest";
import type { Line } from "$/generated/wire";
import { batches, before, next, roundStarts, turnEnds } from "./steps";

const line = (number: number, by: number, text: string): Line => ({ number, by, text, facts: [] }) as Line;
const LOG = [line(1, -1, "draw"), line(2, 0, "bid"), line(3, -1, "draw"), line(4, 0, "keep"), line(5, 1, "bid")];
const lines = LOG.map((line) => ({ step: line.number, line }));

test("the next stop and the one before, with the ends", () => {
  const stops = [2, 4, 5];
  expect(next(stops, 0, 6)).toBe(2);
  expect(next(stops, 2, 6)).toBe(4);
  expect(next(stops, 5, 6)).toBe(6); // the end, even if it says nothing
  expect(next([9], 2, 6)).toBe(6);
  expect(before(stops, 5)).toBe(4);
  expect(before(stops, 2)).toBe(0);
});

test("a turn ends with the last line of its seat, draws included", () => {
  expect(turnEnds(lines)).toEqual([1, 4, 5]);
});

test("a round begins where its number changes, and nowhere in games without rounds", () => {
  expect(roundStarts([1, 1, 2, 2, 3])).toEqual([2, 4]);
  expect(roundStarts([undefined, undefined])).toEqual([]);
  expect(roundStarts([undefined, 1, 1, 2])).toEqual([3]); // what is not loaded yet begins none
});

test("a board that follows gets an undo alone, with the lines it takes back", () => {
  const log = [line(1, 0, "a"), line(2, 0, "b"), line(3, 0, "undo 2"), line(4, 0, "c")];
  const found = batches(log).map((batch) => [batch.lines.map(({ number }) => number), batch.undone.map(({ number }) => number)]);
  expect(found).toEqual([[[1, 2], []], [[3], [2]], [[4], []]]);
});
