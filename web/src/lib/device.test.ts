import { expect, test } from "vitest";
import type { Sync } from "$/generated/wire";
import { passedTo } from "./device";

const PEOPLE = ["Ann", "Bob", "", "Eve"].map((name, chair) => ({ chair, seat: chair, name, bot: name ? "" : "ram" }));
const sync = (more: Partial<Sync>): Sync => ({ phase: "playing", chair: 0, acting: [0], chairs: PEOPLE, ...more }) as Sync;
const shared = { chairs: [0, 1], known: true };

test("it stays with whoever has to decide", () => {
  expect(passedTo(sync({}), shared)).toBeNull();
  expect(passedTo(sync({ acting: [0, 1] }), shared)).toBeNull();
});

test("it is passed to another one of it who has to decide", () => {
  expect(passedTo(sync({ acting: [1] }), shared)).toBe(1);
});

test("nobody moves while a computer or another device decides", () => {
  expect(passedTo(sync({ acting: [2] }), shared)).toBeUndefined();
  expect(passedTo(sync({ acting: [3] }), shared)).toBeUndefined();
});

test("a computer plays for a person: the device is not passed to them", () => {
  const chairs = PEOPLE.map((one) => (one.chair === 1 ? { ...one, bot: "ram" } : one));
  expect(passedTo(sync({ acting: [1], chairs } as Partial<Sync>), shared)).toBeUndefined();
});

test("before the first hand is shown somebody has to say who is there", () => {
  expect(passedTo(sync({}), { chairs: [0, 1], known: false })).toBe(0);
  expect(passedTo(sync({}), { chairs: [0], known: false })).toBeNull();
});

test("not before the match, nor for those who watch", () => {
  expect(passedTo(sync({ phase: "lobby" }), shared)).toBeUndefined();
  expect(passedTo(sync({ chair: null }), { chairs: [null], known: false })).toBeUndefined();
});
