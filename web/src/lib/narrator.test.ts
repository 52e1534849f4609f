import { beforeAll, expect, test, vi } from "vitest";
import { NAMES, SILENT, VERBS } from "$/generated/te_kuiti";
import { Narrator } from "./narrator";
import { change, type Lang } from "./settings.svelte";
import { loadWords, Words } from "./words.svelte";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] })); // the language to begin with

const NAMED = ["Ann", "Bob"];
const words = new Words("te_kuiti");
const fact = (key: string, named: Record<string, number | string | string[]>, ruling = "TK-6") => ({ key, ruling, arguments: named }) as never;
const narrator = (reader: number | null) => new Narrator(words, { verbs: VERBS, silent: SILENT, names: NAMES }, NAMED, reader);
const speak = (lang: Lang) => change({ lang });

beforeAll(async () => {
  for (const lang of ["en", "de", "fr"] as const) await loadWords("te_kuiti", lang);
  speak("en");
});

test("the reader is you, others have names", () => {
  const line = { by: 0, text: "fence a1N", facts: [] };
  expect(narrator(0).sentences(line)).toEqual(["You placed a fence."]);
  expect(narrator(1).sentences(line)).toEqual(["Ann placed a fence."]);
  expect(narrator(null).sentences(line)).toEqual(["Ann placed a fence."]);
});

test("a part of a line has facts, but no move", () => {
  const facts = [fact("pair-taken", { cells: ["a1", "b2"], kind: "angry" })];
  const [said, ...more] = narrator(1).sentences({ by: 0, text: "", facts });
  expect(said).toContain("angry");
  expect(more).toEqual([]);
});

test("what is taken back is said so", () => {
  expect(narrator(0).sentences({ by: 0, text: "undo 7", facts: [] })).toHaveLength(1);
});

test("each language says it", () => {
  const said = (["en", "de", "fr"] as const).map((lang) => {
    speak(lang);
    return narrator(1).move({ by: 0, text: "fence a1N" });
  });
  speak("en");
  expect(new Set(said).size).toBe(3);
  expect(said.every((text) => text.includes("Ann"))).toBe(true);
});

test("words of the game lie over those of all pages", () => {
  expect(["fact-pair-taken", "hold-next", "no-such-words"].map(words.has)).toEqual([true, true, false]);
  expect(new Words(null).has("fact-pair-taken")).toBe(false);
});
