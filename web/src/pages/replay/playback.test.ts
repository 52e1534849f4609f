import { expect, test } from "vitest";
import { momentOf, Playback } from "./playback.svelte";

const playback = (start = 0) =>
  new Playback(() => ({ last: 10, steps: [2, 3, 5, 9], turns: [3, 9], rounds: [5] }), start);

test("it goes by steps, turns and rounds, and never past the ends", () => {
  const positions = playback();
  positions.move("steps", true);
  expect(positions.at).toBe(2);
  positions.move("turns", true);
  expect(positions.at).toBe(3);
  positions.move("rounds", true);
  expect(positions.at).toBe(5);
  positions.move("rounds", true);
  expect(positions.at).toBe(10);
  positions.move("steps", false);
  expect(positions.at).toBe(9);
  positions.move("rounds", false);
  positions.move("rounds", false);
  expect(positions.at).toBe(0);
});

test("Space plays and pauses, a step stands still, and the end stops it", () => {
  const positions = playback(5);
  expect(positions.pressed(" ")).toBe(true);
  expect(positions.running).toBe(true);
  positions.goOn();
  expect([positions.at, positions.running]).toEqual([9, true]);
  positions.pressed("ArrowLeft");
  expect([positions.at, positions.running]).toEqual([5, false]);
  positions.toggle();
  positions.pressed("End");
  expect([positions.at, positions.running]).toEqual([10, false]);
  positions.toggle(); // from the end it begins anew
  expect([positions.at, positions.running]).toEqual([0, true]);
  expect(positions.pressed("x")).toBe(false);
});

test("a moment is read from the address, and other words are none", () => {
  expect(momentOf("#42.1")).toEqual({ at: 42, viewer: 1 });
  expect(momentOf("42.-2")).toEqual({ at: 42, viewer: -2 });
  expect(momentOf("#7")).toEqual({ at: 7, viewer: undefined });
  for (const hash of ["#analysis", "", "#-3", "#1.x"]) expect(momentOf(hash)).toEqual({});
});

test("a moment behind the end is the end", () => {
  expect(playback(99).at).toBe(10);
});
