import { describe, expect, test } from "vitest";
import type { Legal } from "$/generated/wire";
import { Picker, type PreviewOf } from "./picker.svelte";

const MOVES = ["fence a1N", "fence a1E", "flip a1", "flip b2", "herd r1 field-1", "herd r2 field-1", "done"];
const settled = () => new Promise((done) => setTimeout(done));

function picking({ final = false, confirms = true, answers = {} as Record<string, Legal> } = {}) {
  const played: [string, number][] = [];
  const refused: string[] = [];
  const failures: unknown[] = [];
  const picker = new Picker({
    preview: (text) => Promise.resolve({ final, facts: [], legal: answers[text] } as unknown as PreviewOf<unknown, never>),
    move: (text, at) => Promise.resolve(void played.push([text, at])),
    refuse: (text) => void refused.push(text),
    explain: () => undefined,
    failed: (error) => void failures.push(error),
    confirms: () => confirms,
  });
  const offer = (moves: string[], at = 1) => picker.offer({ count: moves.length, moves }, at);
  offer(MOVES);
  return { picker, played, refused, failures, offer };
}

describe("picking", () => {
  test("narrows the moves, and tells what may be picked next", () => {
    const { picker } = picking();
    expect(["fence", "flip a1", "flip c3", "_ a1"].map((want) => picker.can(want))).toEqual([true, true, false, true]);
    picker.pick("herd");
    expect(picker.left).toEqual([["herd", "r1", "field-1"], ["herd", "r2", "field-1"]]);
    expect(picker.words(1)).toEqual(["r1", "r2"]);
    expect([picker.can("flip a1"), picker.couldInstead("flip a1")]).toEqual([false, true]);
  });

  test("of several wants one has to fit", () => {
    const { picker } = picking();
    picker.pick(["fence a1N", "flip b2", "flip c3"]);
    expect(picker.left).toEqual([["fence", "a1N"], ["flip", "b2"]]);
  });

  test("what does not go with an earlier pick drops that one, the last first", () => {
    const { picker } = picking();
    picker.pick("herd");
    picker.pick("fence");
    expect(picker.picked).toEqual(["fence"]);
    picker.pick("fence");
    expect(picker.picked).toEqual([]);
  });

  test("what fits no legal move is asked about, with the whole move that was meant", () => {
    const { picker, refused } = picking();
    picker.pick("flip c3");
    picker.pick(["flip c4"], undefined, "fence c4N");
    expect(refused).toEqual(["flip c3", "fence c4N"]);
  });
});

describe("the one move that is left", () => {
  test("is played at once if it can be taken back, in the decision that was seen", async () => {
    const { picker, played } = picking();
    picker.pick("done");
    await settled();
    expect(played).toEqual([["done", 1]]);
    expect(picker.active).toBe(false); // it is on its way
  });

  test("waits for a yes if it is final, and is played when it is picked again", async () => {
    const { picker, played } = picking({ final: true });
    picker.pick("done");
    await settled();
    expect([picker.confirming, played]).toEqual([true, []]);
    picker.pick("done");
    expect(played).toEqual([["done", 1]]);
  });

  test("does not wait where people do not want to be asked, unless somebody else thought of it", async () => {
    const { picker, played } = picking({ final: true, confirms: false });
    picker.propose("flip b2");
    await settled();
    expect([picker.confirming, played]).toEqual([true, []]);
    picker.clear();
    picker.pick("done");
    await settled();
    expect(played).toEqual([["done", 1]]);
  });
});

describe("a decision", () => {
  test("that is offered again keeps what was picked; another one begins anew", () => {
    const { picker, offer } = picking();
    picker.pick("herd");
    offer(MOVES);
    expect(picker.picked).toEqual(["herd"]);
    offer(MOVES, 2);
    expect(picker.picked).toEqual([]);
  });

  test("that came meanwhile gets no answer to an older question", async () => {
    const { picker, played, offer } = picking();
    picker.pick("done");
    offer(["done", "flip a1"], 2);
    await settled();
    expect([picker.ready, played]).toEqual([null, []]);
  });

  test("with very many moves is told by beginnings, which are loaded when they are picked", async () => {
    const { picker } = picking({ answers: { play: { count: 2, moves: ["play a", "play b"] } } });
    picker.offer({ count: 900, groups: { play: 2, turn: 898 } }, 2);
    expect([picker.can("play b"), picker.left]).toEqual([true, []]);
    picker.pick("play");
    await settled();
    expect(picker.left).toEqual([["play", "a"], ["play", "b"]]);
  });

  test("that is gone offers nothing", () => {
    const { picker } = picking();
    picker.offer(null);
    expect([picker.active, picker.can("done")]).toEqual([false, false]);
  });
});
