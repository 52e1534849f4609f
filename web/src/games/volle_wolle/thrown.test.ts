import { expect, test } from "vitest";
import type { LineOf } from "$/lib/play.svelte";
import type { Fact, View } from "$/generated/volle_wolle";
import { lastThrow, withThrow } from "./thrown";

const fact = (key: string, named: Record<string, unknown> = {}) => ({ key, ruling: "", arguments: { seat: 1, ...named } }) as never;
const line = (number: number, ...facts: Fact[]): LineOf<Fact> => ({ number, by: -1, text: "roll", facts });
const view = (pending: string, more: Partial<View> = {}): View =>
  ({ pending: [pending], turn: 1, dice: [9, 5, null], result: null, ...more }) as unknown as View;

const ROLL = [fact("die-rolled"), fact("dice-thrown", { d12: 9, d10: 5, d8: 7 }), fact("throw-ended", { result: 21 })];
const FAILED = line(7, ...ROLL, fact("malus-counted"), fact("failed"), fact("chip-gained"), fact("turn-begun", { seat: 2 }));

test("a throw that the next view has no more is cut off with how it ended", () => {
  expect(lastThrow([line(6), FAILED], view("lay"))).toEqual({ line: 7, facts: 5 });
  expect(lastThrow([FAILED, line(8, ...ROLL)], view("keep"))).toEqual({ line: 7, facts: 5 });
});

test("a throw that lies there is not", () => {
  expect(lastThrow([line(6), line(7, ...ROLL)], view("keep"))).toBeNull();
  expect(lastThrow([line(6)], view("top"))).toBeNull();
});

test("its dice are shown over the view before they fell", () => {
  const seen = withThrow(view("roll"), FAILED.facts!.slice(0, 5));
  expect([seen.dice, seen.result, seen.pending]).toEqual([[9, 5, 7], 21, ["roll"]]);
  const reached = withThrow(view("roll"), [...ROLL, fact("reached", { n: 3 })]);
  expect([reached.pending, reached.due]).toEqual([["take"], 3]);
});

test("dice of somebody else are not", () => {
  const next = view("roll", { turn: 2, dice: [null, null, null] });
  expect(withThrow(next, FAILED.facts!)).toEqual(next);
  expect(withThrow(view("take"), ROLL)).toEqual(view("take"));
});
