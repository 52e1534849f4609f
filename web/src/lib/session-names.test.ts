import { expect, test } from "vitest";
import type { Person, Sync } from "$/generated/wire";
import { callAll, callSeats, inFull, sitterOf } from "./session-names";

const TEXTS: Record<string, (facts: Record<string, unknown>) => string> = {
  "bot-ram": () => "Ram",
  "bot-ewe": () => "Ewe",
  "name-of-bot": ({ bot, n }) => `${bot} ${n}`,
  "name-with-level": ({ name, level }) => `${name} · ${level}`,
  "name-played-by-bot": ({ name }) => `${name} (computer)`,
  "name-nobody": () => "Free chair",
};
const words = {
  has: (key: string) => key in TEXTS,
  say: (key: string, facts = {}) => TEXTS[key]!(facts),
};
const seats = (...chairs: Partial<Person>[]) =>
  callSeats({ chairs: chairs.map((chair, seat) => ({ chair: seat, seat, ...chair })) } as Sync, words);

test("computers have their own names, with the level behind them", () => {
  const called = seats({ name: "Ann" }, { bot: "ram", called: "Hazel" }, { bot: "ram", called: "Otto" });
  expect(called.map(({ name }) => name)).toEqual(["Ann", "Hazel", "Otto"]);
  expect(called.map((one) => inFull(one, words))).toEqual(["Ann", "Hazel · Ram", "Otto · Ram"]);
});

test("computers of earlier versions are numbered by level", () => {
  const names = seats({ bot: "ram" }, { bot: "ewe" }, { bot: "ram" }).map((one) => inFull(one, words));
  expect(names).toEqual(["Ram", "Ewe", "Ram 2"]);
});

test("somebody for whom the computer plays keeps the name", () => {
  expect(seats({ name: "Tom", bot: "ram" }, {})).toEqual([
    { name: "Tom (computer)", level: "" },
    { name: "Free chair", level: "" },
  ]);
});

test("seats come in their order, whatever chairs they have", () => {
  expect(seats({ seat: 1, name: "Ann" }, { seat: 0, name: "Bob" }).map(({ name }) => name)).toEqual(["Bob", "Ann"]);
});

test("the words of records say who was a computer", () => {
  const sitters = ["Ann", "Hazel (ram)", "ram", "ram", "Bob (wolf)"].map((word) => sitterOf(word, words));
  const called = callAll(sitters, words).map((one) => inFull(one, words));
  expect(called).toEqual(["Ann", "Hazel · Ram", "Ram", "Ram 2", "Bob (wolf)"]);
});
