import { expect, test } from "vitest";
import type { Line } from "$/generated/wire";
import { closingLine, summaryOf, type Closings } from "./summary";

const CLOSINGS: Closings = {
  "round-over": { round: true, tells: ["card-taken"], moves: ["take"] },
  "fox-moved": { tells: ["stolen"] },
};
const fact = (key: string, named: Record<string, unknown> = {}) => ({ key, ruling: "", arguments: named });
const line = (number: number, by: number, text: string, ...facts: unknown[]): Line =>
  ({ number, by, text, facts }) as Line;
const told = (lines: Line[]) => lines.flatMap(({ text, facts = [] }) => [text, ...facts.map(({ key }) => key)].filter(Boolean));

const LOG = [
  line(1, 0, "bid 9"),
  line(2, 1, "take A", fact("card-taken", { seat: 1 })),
  line(3, 1, "done", fact("round-over")),
  line(4, 0, "bid 12"),
  line(5, -1, "die 3", fact("dice-thrown")),
  line(6, 1, "take B", fact("card-taken", { seat: 1 }), fact("round-over")),
];

test("a round is told from where the last one ended", () => {
  expect(told(summaryOf(LOG, LOG.slice(5), CLOSINGS, 0, false))).toEqual(["take B", "card-taken"]);
  expect(told(summaryOf(LOG.slice(0, 3), LOG.slice(2, 3), CLOSINGS, 0, false))).toEqual(["take A", "card-taken"]);
});

test("a round that one closed oneself is told too, but not to watchers", () => {
  expect(summaryOf(LOG, LOG.slice(5), CLOSINGS, 1, true)).not.toEqual([]);
  expect(summaryOf(LOG, LOG.slice(5), CLOSINGS, null, false)).toEqual([]);
});

test("what was taken back in a round is not told", () => {
  const log = [...LOG.slice(0, 3), line(4, 1, "take C", fact("card-taken", { seat: 1 })), line(5, 1, "undo 4"), LOG[5]!];
  expect(told(summaryOf(log, log.slice(5), CLOSINGS, 0, false))).toEqual(["take B", "card-taken"]);
});

test("a line that comes in parts is told whole", () => {
  const closing = line(7, 1, "take C", fact("card-taken", { seat: 1 }), fact("round-over"));
  const rest = { ...closing, text: "", facts: closing.facts!.slice(1) };
  expect(told(summaryOf([...LOG, closing], [rest], CLOSINGS, 0, false))).toEqual(["take C", "card-taken"]);
});

test("an attack concerns its victims, not those who look on or attack", () => {
  const raid = [line(7, 1, "fox b2", fact("fox-moved", { seat: 1 }), fact("stolen", { seat: 2, seat2: 1 }))];
  const log = [...LOG, ...raid];
  expect(told(summaryOf(log, raid, CLOSINGS, 2, false))).toEqual(["stolen"]);
  expect(summaryOf(log, raid, CLOSINGS, 0, false)).toEqual([]);
  expect(summaryOf(log, raid, CLOSINGS, 1, true)).toEqual([]);
});

test("what goes on closes nothing", () => {
  expect(summaryOf(LOG, LOG.slice(3, 5), CLOSINGS, 0, false)).toEqual([]);
  expect(closingLine(LOG.slice(3, 5), CLOSINGS)).toBeNull();
  expect(closingLine(LOG, CLOSINGS)?.number).toBe(6);
});

test("a round of which nothing is told does not wait for anybody", () => {
  const log = [line(1, 0, "bid 9"), line(2, 1, "throw", fact("round-over"))];
  expect(summaryOf(log, log.slice(1), CLOSINGS, 0, false)).toEqual([]);
});
