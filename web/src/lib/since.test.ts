import { expect, test } from "vitest";
import type { Line } from "$/generated/wire";
import { marked, marksOf, since, standing } from "./since";

const line = (number: number, by: number, text: string, facts: unknown[] = []): Line =>
  ({ number, by, text, facts }) as Line;
const numbers = (found: readonly { line: Line }[]) => found.map(({ line: { number } }) => number);

const LOG = [line(1, 0, "walk a"), line(2, 1, "walk b"), line(3, -1, "die 4"), line(4, 2, "buy hill")];

test("what happened since my decision, with what chance drew for others", () => {
  expect(since(LOG, 0).map(({ line, seat }) => [line.number, seat])).toEqual([[2, 1], [3, 1], [4, 2]]);
  expect(numbers(since(LOG, 2))).toEqual([]);
});

test("before my first decision everything is new", () => {
  expect(numbers(since(LOG, 3))).toEqual([1, 2, 3, 4]);
});

test("a watcher is shown the last turn", () => {
  expect(numbers(since(LOG, null))).toEqual([4]);
  expect(numbers(since(LOG.slice(0, 3), null))).toEqual([2, 3]);
});

test("what was taken back is neither told nor marked", () => {
  const log = [...LOG, line(5, 2, "undo 4")];
  expect(standing(log).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect([...marksOf(marked(log, 0)).keys()]).toEqual(["b", "4"]);
});

test("my own decision, taken back, gives way to the one before", () => {
  const log = [...LOG, line(5, 0, "walk c"), line(6, 0, "undo 5")];
  expect(numbers(since(log, 0))).toEqual([2, 3, 4]);
});

test("marks have the colour of whoever was there last", () => {
  const log = [line(1, 0, "walk a"), line(2, 1, "walk b c"), line(3, 2, "walk c d")];
  expect([...marksOf(marked(log, 0))]).toEqual([["b", 1], ["c", 2], ["d", 2]]);
});

test("places that only a fact names are marked too", () => {
  const crossed = { key: "black-crossed", ruling: "", arguments: { place: "hill", place2: "field", number: 4 } };
  const log = [line(1, 0, "walk a"), line(2, 1, "walk b"), line(3, -1, "die 4", [crossed])];
  expect(marksOf(marked(log, 0)).get("field")).toBe(1);
});

test("my last decision is marked until others have moved", () => {
  expect([...marksOf(marked(LOG.slice(0, 1), 0))]).toEqual([["a", 0]]);
  expect([...marksOf(marked(LOG.slice(0, 2), 0))]).toEqual([["b", 1]]);
});

test("a board that is another one has no marks of the last one", () => {
  const over = { key: "second-round", ruling: "", arguments: { seat: 1 } };
  const log = [line(1, 0, "flip a1"), line(2, 1, "fence b1N", [over]), line(3, 1, "fence d4N")];
  expect([...marksOf(marked(log, 0, ["second-round"])).keys()]).toEqual(["d4N"]);
});
