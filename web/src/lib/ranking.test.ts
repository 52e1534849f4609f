import { expect, test } from "vitest";
import { figure, ranked, type Score } from "./ranking";

const score = (total: number, ...tie_break: number[]): Score => ({ total, parts: {}, tie_break });
const places = (scores: Score[], winners: number[]) =>
  ranked(scores, winners).map(({ seat, place }) => [place, seat]);

test("the most points come first, and equal ones share a place", () => {
  expect(places([score(31), score(39), score(31), score(8)], [1])).toEqual([[1, 1], [2, 0], [2, 2], [4, 3]]);
});

test("winners who share the win share the first place", () => {
  expect(places([score(5), score(9), score(9)], [1, 2])).toEqual([[1, 1], [1, 2], [3, 0]]);
});

test("of equal totals what breaks the tie decides", () => {
  expect(places([score(20, 3), score(20, 5), score(20, 3)], [1])).toEqual([[1, 1], [2, 0], [2, 2]]);
});

test("a number below zero has a minus sign, not a hyphen", () => {
  expect([figure(-5), figure(0), figure(12)]).toEqual(["−5", "0", "12"]);
});
