import { describe, expect, test } from "vitest";
import { leadsTo, noteOf, stopsOf } from "./guide";

const line = (...keys: string[]) => ({
  number: 1,
  by: 0,
  text: "",
  facts: keys.map((key) => ({ key, ruling: "", arguments: { cell: "a1", cells: ["b1", "b2"] } })),
});
const has = (key: string) => key !== "guide-dull";

describe("a guided game", () => {
  test("the first position of each later part says that turns were left out", () => {
    const step = { view: {} };
    const stops = stopsOf({ player: 0, players: 2, parts: [[step, step], [step, step]] });
    expect(stops.map(({ later }) => later)).toEqual([false, false, true, false]);
  });

  test("a fact is explained once, and points at its places", () => {
    const step = { view: {}, line: line("dull", "pen-closed", "won") };
    expect(noteOf(step, new Set(), has)).toEqual({ key: "guide-pen-closed", about: ["a1", "b1", "b2"] });
    expect(noteOf(step, new Set(["guide-pen-closed"]), has)?.key).toBe("guide-won");
    expect(noteOf(step, new Set(["guide-pen-closed", "guide-won"]), has)).toBeNull();
  });

  test("a position without a line explains nothing", () => {
    expect(noteOf({ view: {} }, new Set(), has)).toBeNull();
  });

  test("a choice leads to a move that begins with it", () => {
    expect(leadsTo("turn _", "turn 0,1 2")).toBe(true);
    expect(leadsTo(["play", "turn 0,1"], "turn 0,1 2")).toBe(true);
    expect(leadsTo("turn 0,2", "turn 0,1 2")).toBe(false);
  });
});
