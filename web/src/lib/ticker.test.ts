import { expect, test } from "vitest";
import type { Line } from "$/generated/wire";
import { ticker } from "./ticker";

const NAMES = ["Ann", "Ewe", "Ewe 2"];
const line = (...sentences: string[]): Line => ({ text: sentences.join("|") }) as Line;
const told = (...lines: Line[]) => ticker(lines, ({ text }) => text.split("|").filter(Boolean), NAMES);

test("a name stands once for all that its seat did", () => {
  const lines = [line("Ewe buys a mountain."), line("Ewe drives the black sheep.", "It ran to the field.")];
  expect(told(...lines)).toBe("Ewe buys a mountain · drives the black sheep · It ran to the field");
});

test("another seat is named again, also if its name begins alike", () => {
  expect(told(line("Ewe walks."), line("Ewe 2 walks."), line("Ewe waits."))).toBe(
    "Ewe walks · Ewe 2 walks · Ewe waits",
  );
});

test("what is not told leaves no gap", () => {
  expect(told(line("Ewe walks."), line(""), line("Ewe waits."))).toBe("Ewe walks · waits");
});
