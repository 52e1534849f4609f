import { expect, test } from "vitest";
import type { Line } from "$/made/wire";
import type { Frame } from "./live.svelte";
import { beforeAnew, parted } from "./parts";

const line = (number: number, ...keys: string[]): Line =>
  ({ number, by: 0, text: "", facts: keys.map((key) => ({ key, ruling: "", arguments: {} })) }) as Line;
const keys = ({ facts = [] }: Line) => facts.map(({ key }) => key);

const log = [line(1), line(2, "tile-gone", "field-left", "round-scored"), line(3, "dealt")];
const shown = { view: { round: 1 }, acting: [1], phase: "playing", log: log.slice(0, 1), news: [] } as unknown as Frame;
const frame = {
  ...{ view: { round: 2 }, acting: [0], phase: "over", legal: { count: 1 }, at: 9, result: {}, head: 5 },
  ...{ log, news: log.slice(1) },
} as unknown as Frame;

test("what led to another board is seen on the old one, and nothing may be decided there", () => {
  const before = beforeAnew(frame, shown, ["field-left"])!;
  expect(before.view).toEqual({ round: 1 });
  expect(before.news.map(keys)).toEqual([["tile-gone"]]);
  expect([before.legal, before.at, before.result, before.phase, before.acting]).toEqual([null, null, null, "playing", [1]]);
});

test("its log tells no more than its board shows", () => {
  expect(beforeAnew(frame, shown, ["field-left"])!.log.flatMap(keys)).toEqual(["tile-gone"]);
});

test("a frame that changes no board is shown as it is", () => {
  expect(beforeAnew(frame, shown, [])).toBeNull();
  expect(beforeAnew(frame, { ...shown, view: null }, ["field-left"])).toBeNull();
});

test("a frame in two: the board after a line, and the rest with the decision", () => {
  const [before, after] = parted(frame, log[1]!, { round: 1.5 });
  expect([before!.view, before!.news.map(({ number }) => number), before!.legal]).toEqual([{ round: 1.5 }, [2], null]);
  expect(before!.log.map(({ number }) => number)).toEqual([1, 2]);
  expect([after!.view, after!.news.map(({ number }) => number), after!.legal]).toEqual([{ round: 2 }, [3], { count: 1 }]);
});
