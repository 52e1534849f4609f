import { describe as suite, expect, test } from "vitest";
import { sentences } from "./explain.svelte";

suite("what a thing is, in words", () => {
  test("a label and a description become sentences", () => {
    expect(sentences("dog", "Exactly one dog is worth 9.")).toBe("dog. Exactly one dog is worth 9.");
  });

  test("what is missing is left out", () => {
    expect(sentences(null, "", " three sheep ")).toBe("three sheep.");
  });

  test("sentences that end stay as they are", () => {
    expect(sentences("Reached!", "Really?")).toBe("Reached! Really?");
  });
});
