import { expect, test } from "vitest";
import type { StepPage } from "$/generated/api";
import type { Line } from "$/generated/wire";
import type { Frame } from "./connection.svelte";
import { Pacing } from "./pacing";
import type { Cut } from "./parts";

const fact = (key: string, named: Record<string, unknown> = {}) => ({ key, ruling: "", arguments: named });
const line = (number: number, by: number, text: string, ...facts: unknown[]): Line =>
  ({ number, by, text, facts }) as Line;
const frame = (...news: Line[]): Frame => ({ news, log: news, seat: 0, view: { at: "end" }, acting: [0], phase: "playing" }) as unknown as Frame;
const shown = { ...frame(), view: { at: "start" } } as unknown as Frame;

function pacing({ cut = null, hidden = false, still = false, speed = 1 }: Partial<{ cut: Cut | null; hidden: boolean; still: boolean; speed: number }> = {}) {
  const asked: number[] = [];
  const ui = {
    ...{ pace: () => 300, secret: ["bid"], anew: ["field-left"], cut: () => cut },
    holds: (lines: readonly Line[]) => lines.some(({ facts = [] }) => facts.some(({ key }) => key === "die-thrown")),
    closings: { "round-over": { round: true, tells: ["scored"] }, "fox-moved": { tells: ["stolen"] } },
  };
  const steps = (after: number) => {
    asked.push(after);
    const found = [1, 2, 3].map((n) => n + after).map((number) => ({ line: { number }, view: { at: number } }));
    return Promise.resolve({ steps: found } as unknown as StepPage);
  };
  return { asked, of: new Pacing(ui, { steps, moving: () => !still, hidden: () => hidden, speed: () => speed }) };
}

const { of } = pacing();

test("moves of others are shown, one's own and what chance draws for them are not", () => {
  expect(of.about(frame(line(1, 1, "walk 3"))).others).toBe(true);
  expect(of.about(frame(line(1, 0, "walk 3"))).others).toBe(false);
  expect(of.about(frame(line(1, 0, "flip a1"), line(2, -1, "reveal ram"))).others).toBe(false);
});

test("what all choose in secret takes no time", () => {
  expect(of.about(frame(line(1, 1, "bid ?"))).others).toBe(false);
});

test("a die of somebody else's turn is theirs, a card that is dealt to them is nobody's", () => {
  const die = (seat: number) => line(2, -1, "die 4", fact("die-thrown", { seat }));
  expect(of.about(frame(line(1, 0, "walk 3"), die(1)))).toMatchObject({ others: true, holds: true });
  expect(of.about(frame(line(1, 0, "walk 3"), die(0))).others).toBe(false);
  expect(of.about(frame(line(1, 0, "pick 3"), line(2, -1, "deal 1 ?", fact("dealt", { seat: 1 })))).others).toBe(false);
});

test("a round is summed up as it was seen, also what the log does not keep", () => {
  const { of: pace } = pacing();
  const scored = line(1, 1, "throw", fact("scored"));
  const over = line(2, 1, "throw", fact("round-over"));
  pace.about(frame(scored));
  const end = { ...frame(over), log: [{ ...scored, facts: [] }, over] } as Frame;
  expect(pace.about(end).closes).toBe(true);
  expect(pace.summed(end).map(({ facts = [] }) => facts.map(({ key }) => key))).toEqual([["scored"]]);
  pace.about({ ...end, whole: true, news: [] } as Frame);
  expect(pace.summed(end)).toEqual([]);
});

test("without motion nothing has to arrive", () => {
  expect(of.about(frame(line(1, 1, "walk 3"))).moves).toBe(300);
  expect(pacing({ still: true }).of.about(frame(line(1, 1, "walk 3"))).moves).toBe(0);
});

test("a raid closes a frame for its victim; in a hidden tab nothing waits", () => {
  const raid = (victim: number) => frame(line(1, 1, "fox E", fact("fox-moved"), fact("stolen", { seat: victim })));
  expect(pacing().of.about(raid(0)).closes).toBe(true);
  expect(pacing().of.about(raid(2)).closes).toBe(false);
  expect(pacing({ hidden: true }).of.about(raid(0)).closes).toBe(false);
  expect(pacing().of.summed(raid(0)).flatMap(({ facts = [] }) => facts.map(({ key }) => key))).toEqual(["stolen"]);
});

test("another board: what led there is seen on the one that is shown", async () => {
  const [before, after] = (await of.parts(frame(line(4, 0, "flip a1", fact("tile-shown"), fact("field-left"))), shown))!;
  expect([before!.view, after!.view]).toEqual([{ at: "start" }, { at: "end" }]);
});

test("a moment within a line has the board before the line, one after it the board after it", async () => {
  const news = [line(4, 0, "keep d12"), line(5, -1, "roll d8 1", fact("die"), fact("failed"), fact("next")), line(6, -1, "roll d8 2")];
  for (const [facts, view] of [[2, 4], [undefined, 5]] as const) {
    const { asked, of } = pacing({ cut: { line: 5, facts } });
    const parts = (await of.parts(frame(...news), shown))!;
    expect(asked).toEqual([3]);
    expect(parts.map((part) => part.view)).toEqual([{ at: view }, { at: "end" }]);
  }
});

test("moves of others that nobody wants to see are not cut, one's own are", () => {
  const { of } = pacing({ cut: { line: 5 }, speed: 0 });
  expect(of.parts(frame(line(4, 1, "keep d12"), line(5, -1, "roll d8 1")), shown)).toBeNull();
  expect(of.parts(frame(line(4, 0, "keep d12"), line(5, -1, "roll d8 1")), shown)).not.toBeNull();
});

test("a round that closes with what is cut: three boards", async () => {
  const news = [line(5, -1, "roll d8 1", fact("failed"), fact("scored"), fact("round-over")), line(6, -1, "lay S1")];
  const { of } = pacing({ cut: { line: 5, facts: 1 } });
  const parts = (await of.parts(frame(...news), shown))!;
  expect(parts.map((part) => part.view)).toEqual([{ at: 4 }, { at: 5 }, { at: "end" }]);
  expect(parts.map((part) => part.news.map(({ number }) => number))).toEqual([[5], [5], [6]]);
  expect(parts.map((part) => of.about(part).closes)).toEqual([false, true, false]);
  const told = parts[1]!.log.flatMap(({ facts = [] }) => facts.map(({ key }) => key));
  expect(told).toEqual(["failed", "scored", "round-over"]);
});

test("a frame with one board, and the first one of all, are shown as they are", () => {
  expect(of.parts(frame(line(4, 1, "walk 3")), shown)).toBeNull();
  expect(pacing({ cut: { line: 4 } }).of.parts(frame(line(4, 1, "walk 3")), null)).toBeNull();
});
