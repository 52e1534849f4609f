import { describe, expect, test } from "vitest";
import { filled, type Pattern } from "./pattern";

const SHEEP: Pattern = [{ fact: "n", cases: { "0": "no sheep", one: ["one ", "sheep"], other: [{ fact: "n" }, " sheep"] }, usual: "other" }];

describe("words with facts", () => {
  test("a number chooses its case: exact first, then its plural", () => {
    expect([0, 1, 5].map((n) => filled(SHEEP, { n }, "en"))).toEqual(["no sheep", "one sheep", "5 sheep"]);
  });

  test("French counts one and a half as one", () => {
    expect(filled(SHEEP, { n: 1.5 }, "fr")).toBe("one sheep");
    expect(filled(SHEEP, { n: 1.5 }, "en")).toBe("1.5 sheep");
  });

  test("large numbers are written in the way of the language", () => {
    expect(filled([{ fact: "n" }], { n: 12345 }, "de")).toBe("12.345");
  });
});
