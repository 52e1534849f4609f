import { expect, test } from "vitest";
import type { Line } from "$/generated/wire";
import { Announcements } from "./announcements";

const line = (number: number, by: number): Line => ({ number, by, text: "" }) as Line;
const numbers = (turns: Line[][]) => turns.map((lines) => lines.map(({ number }) => number));

test("a turn of several moves is announced once, with what chance drew", () => {
  const said = new Announcements();
  expect(said.add([line(1, 1), line(2, -1)], false)).toEqual([]);
  expect(said.add([line(3, 1)], false)).toEqual([]);
  expect(numbers(said.add([line(4, 2)], false))).toEqual([[1, 2, 3]]);
  expect(numbers(said.add([line(5, 2)], true))).toEqual([[4, 5]]);
});

test("nothing is announced twice, and nothing where nothing happened", () => {
  const said = new Announcements();
  expect(numbers(said.add([line(1, 0)], true))).toEqual([[1]]);
  expect(said.add([], true)).toEqual([]);
  expect(numbers(said.add([line(2, 0)], true))).toEqual([[2]]);
});
