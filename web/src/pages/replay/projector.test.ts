import { expect, test } from "vitest";
import { momentOf, Projector } from "./projector.svelte";

const projector = (start = 0) =>
  new Projector(() => ({ last: 10, steps: [2, 3, 5, 9], turns: [3, 9], rounds: [5] }), start);

test("it goes by steps, turns and rounds, and never past the ends", () => {
  const film = projector();
  film.move("steps", true);
  expect(film.at).toBe(2);
  film.move("turns", true);
  expect(film.at).toBe(3);
  film.move("rounds", true);
  expect(film.at).toBe(5);
  film.move("rounds", true);
  expect(film.at).toBe(10);
  film.move("steps", false);
  expect(film.at).toBe(9);
  film.move("rounds", false);
  film.move("rounds", false);
  expect(film.at).toBe(0);
});

test("Space plays and pauses, a step stands still, and the end stops it", () => {
  const film = projector(5);
  expect(film.pressed(" ")).toBe(true);
  expect(film.running).toBe(true);
  film.goOn();
  expect([film.at, film.running]).toEqual([9, true]);
  film.pressed("ArrowLeft");
  expect([film.at, film.running]).toEqual([5, false]);
  film.toggle();
  film.pressed("End");
  expect([film.at, film.running]).toEqual([10, false]);
  film.toggle(); // from the end it begins anew
  expect([film.at, film.running]).toEqual([0, true]);
  expect(film.pressed("x")).toBe(false);
});

test("a moment is read from the address, and other words are none", () => {
  expect(momentOf("#42.1")).toEqual({ at: 42, viewer: 1 });
  expect(momentOf("42.-2")).toEqual({ at: 42, viewer: -2 });
  expect(momentOf("#7")).toEqual({ at: 7, viewer: undefined });
  for (const hash of ["#analysis", "", "#-3", "#1.x"]) expect(momentOf(hash)).toEqual({});
});

test("a moment behind the end is the end", () => {
  expect(projector(99).at).toBe(10);
});
