import { expect, test } from "vitest";
import type { Line } from "$/generated/wire";
import type { Frame } from "./connection.svelte";
import { anewAt, cutAt } from "./parts";

const line = (number: number, ...keys: string[]): Line =>
  ({ number, by: 0, text: "flip", facts: keys.map((key) => ({ key, ruling: "", arguments: {} })) }) as Line;
const keys = ({ facts = [] }: Line) => facts.map(({ key }) => key);
const numbers = ({ news }: Frame) => news.map(({ number }) => number);

const log = [line(1), line(2, "tile-gone", "field-left", "round-scored"), line(3, "dealt")];
const shown = { acting: [1], phase: "playing" } as const;
const frame = {
  ...{ view: { round: 2 }, acting: [0], phase: "over", legal: { count: 1 }, at: 9, result: {}, head: 5 },
  ...{ log, news: log.slice(1) },
} as unknown as Frame;

test("what led to another board ends before the fact that makes it another one", () => {
  expect(anewAt(frame.news, ["field-left"])).toEqual({ line: 2, facts: 1 });
  expect(anewAt(frame.news, ["dealt"])).toEqual({ line: 3, facts: 0 });
  expect(anewAt(frame.news, [])).toBeNull();
});

test("within a line: its first facts on the one board, where nothing may be decided, the others on the next", () => {
  const [before, after] = cutAt(frame, { line: 2, facts: 1 }, { round: 1 }, { ...shown, acting: [1] });
  expect(before.view).toEqual({ round: 1 });
  expect(before.news.map(keys)).toEqual([["tile-gone"]]);
  expect([before.legal, before.at, before.result, before.phase, before.acting]).toEqual([null, null, null, "playing", [1]]);
  expect(before.log.flatMap(keys)).toEqual(["tile-gone"]);
  expect(after.news.map(keys)).toEqual([["field-left", "round-scored"], ["dealt"]]);
  expect([after.view, after.legal, after.log]).toEqual([{ round: 2 }, { count: 1 }, log]);
});

test("a move that was told with the first part is not told with the second", () => {
  const [before, after] = cutAt(frame, { line: 2, facts: 1 }, { round: 1 }, { ...shown, acting: [1] });
  expect([before, after].map(({ news }) => news[0]!.text)).toEqual(["flip", ""]);
});

test("after a line, or after all of its facts, nothing of it is left", () => {
  for (const facts of [undefined, 3]) {
    const [before, after] = cutAt(frame, { line: 2, facts }, { round: 1.5 }, { ...shown, acting: [] });
    expect([numbers(before), numbers(after)]).toEqual([[2], [3]]);
    expect(before.log).toEqual(log.slice(0, 2));
  }
});
