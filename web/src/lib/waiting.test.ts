import { expect, test } from "vitest";
import type { Person, Sync } from "$/generated/wire";
import { mayReplace, noticesOf, type Situation } from "./waiting";

const ann = { chair: 0, seat: 0, name: "Ann" };
const tom = { chair: 1, seat: 1, name: "Tom" };
const bot = { chair: 2, seat: 2, bot: "ram", called: "Hazel" };

function situation(chairs: Partial<Person>[], more: Partial<Sync> = {}, how: Partial<Situation> = {}): Situation {
  const sync = { phase: "playing", chairs, acting: [1], clocks: { now: 0 }, ...more } as Sync;
  return { sync, isHere: () => true, away: {}, ours: [0], now: 0, ...how };
}
const kinds = (one: Situation) => noticesOf(one).map(({ kind }) => kind);

test("while everybody is here and in time there is nothing to say", () => {
  expect(kinds(situation([ann, tom, bot]))).toEqual([]);
});

test("somebody whose time is up may be replaced by the others, and reads it too", () => {
  const late = [ann, { ...tom, late: true }];
  expect(noticesOf(situation(late))).toMatchObject([{ kind: "late", replace: true }]);
  expect(kinds(situation(late, {}, { ours: [1] }))).toEqual(["own-late"]);
  expect(kinds(situation(late, {}, { ours: [] }))).toEqual(["watching", "late"]);
});

test("somebody away is missed only where they have to decide", () => {
  const gone = { isHere: (chair: number) => chair !== 1, away: { 1: 150_000 } };
  expect(noticesOf(situation([ann, tom], {}, gone))).toMatchObject([{ kind: "away", replace: false, minutes: 3 }]);
  expect(kinds(situation([ann, tom], { acting: [0] }, gone))).toEqual([]);
  expect(noticesOf(situation([ann, tom], {}, { ...gone, now: 150_000 }))).toMatchObject([{ replace: true }]);
});

test("with clocks absence alone gives nobody's seat away", () => {
  const gone = { isHere: (chair: number) => chair !== 1, away: { 1: 0 }, now: 1 };
  const timed = { clocks: { now: 0, left: [1000, 1000], running: [1] } };
  expect(noticesOf(situation([ann, tom], timed, gone))).toMatchObject([{ kind: "away", replace: false, minutes: 0 }]);
});

test("in a pause whoever has been away for long may be replaced, whatever the clocks say", () => {
  const gone = { isHere: () => false, away: { 1: 5 }, now: 9 };
  const timed = { clocks: { now: 0, left: [1000, 1000], running: [] } };
  expect(mayReplace(tom as Person, situation([ann, tom], timed, gone))).toBe(false);
  expect(mayReplace(tom as Person, situation([ann, tom], { ...timed, phase: "paused" }, gone))).toBe(true);
});

test("whoever was replaced may take over, unless they gave up", () => {
  expect(kinds(situation([{ ...ann, bot: "ram" }, tom]))).toEqual(["replaced"]);
  expect(kinds(situation([{ ...ann, bot: "ram", resigned: true }, tom]))).toEqual([]);
});

test("a pause is said to all, and nobody is late in it", () => {
  expect(kinds(situation([ann, { ...tom, late: true }], { phase: "paused" }))).toEqual(["paused"]);
});
