import { expect, test } from "vitest";
import type { Owned } from "./since";
import { ticker } from "./ticker";

const NAMES = ["Ann", "Ewe", "Ewe 2"];
const owned = (seat: number, ...sentences: string[]): Owned => ({ seat, line: { text: sentences.join("|") } as never });
const told = (...lines: Owned[]) =>
  ticker(lines, { told: ({ text }) => text.split("|").filter(Boolean), who: (seat) => NAMES[seat]! });

test("a name stands once for all that its seat did", () => {
  const lines = [owned(1, "Ewe buys a mountain."), owned(1, "Ewe drives the black sheep.", "It ran to the field.")];
  expect(told(...lines)).toBe("Ewe buys a mountain · drives the black sheep · It ran to the field");
});

test("another seat is named again, also if its name begins alike", () => {
  expect(told(owned(1, "Ewe walks."), owned(2, "Ewe 2 walks."), owned(1, "Ewe waits."))).toBe(
    "Ewe walks · Ewe 2 walks · Ewe waits",
  );
});

test("what is not told leaves no gap", () => {
  expect(told(owned(1, "Ewe walks."), owned(-1, ""), owned(1, "Ewe waits."))).toBe("Ewe walks · waits");
});
