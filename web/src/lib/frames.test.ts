import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Frames, LEAST, LONGEST, LOOK, type About } from "./frames.svelte";
import type { Frame } from "./connection.svelte";

type Made = Frame & Partial<About>;

const frame = (number: number, about: Partial<About> = {}): Made => ({ head: number, news: [], ...about }) as never;
const theirs = (number: number, about: Partial<About> = {}) => frame(number, { others: true, ...about });

function queue({ speed = 1, hidden = false, parts }: { speed?: number; hidden?: boolean; parts?: (frame: Frame) => Promise<readonly Frame[]> | null } = {}) {
  const shown: [number, number][] = []; // which, and when
  const began = performance.now();
  const landed: [number, number][] = [];
  let settled = 0;
  const frames = new Frames({
    about: (one) => ({ others: false, holds: false, closes: false, moves: 0, ...(one as Made) }),
    show: (one) => shown.push([one.head, performance.now() - began]),
    landed: (one) => landed.push([one.head, performance.now() - began]),
    settled: () => (settled += 1),
    parts: parts ?? (() => null),
    speed: () => speed,
    hidden: () => hidden,
  });
  return { frames, shown, landed, which: () => shown.map(([head]) => head), settled: () => settled };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ends = () => vi.runAllTimers();

describe("moves of others", () => {
  test("each stays for three quarters of a second, without motion too", () => {
    const { frames, shown } = queue();
    for (const n of [1, 2, 3]) frames.add(theirs(n));
    expect(frames.showing).toBe(true);
    ends();
    expect(shown).toEqual([[1, 0], [2, 750], [3, 1500]]);
    expect(frames.busy).toBe(false);
  });

  test("dice and reveals stay longer, as do pieces that move for long", () => {
    const { frames, shown } = queue();
    frames.add(theirs(1, { holds: true }));
    frames.add(theirs(2, { moves: 1000 }));
    frames.add(theirs(3));
    ends();
    expect(shown.map(([, at]) => at)).toEqual([0, 1400, 2400]);
  });

  test("at another speed", () => {
    for (const [speed, second] of [[2, 1500], [0.5, 375], [0, 0]]) {
      const { frames, shown } = queue({ speed });
      frames.add(theirs(1));
      frames.add(theirs(2));
      ends();
      expect(shown[1]).toEqual([2, second]);
    }
  });

  test("many are shortened so that all are shown in eight seconds", () => {
    const { frames, shown } = queue();
    for (let n = 1; n <= 16; n++) frames.add(theirs(n));
    ends();
    const times = shown.slice(1).map(([, at], i) => at - shown[i]![1]);
    expect(shown).toHaveLength(16);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(LEAST);
    expect(shown.at(-1)![1]).toBeLessThanOrEqual(LONGEST);
  });

  test("far too many: what has no time comes at once, and all of it is shown", () => {
    const { frames, shown } = queue();
    for (let n = 1; n <= 60; n++) frames.add(theirs(n));
    ends();
    expect(shown).toHaveLength(60);
    expect(shown.at(-1)![1]).toBeLessThanOrEqual(LONGEST + 2 * LEAST);
  });

  test("those that come later shorten the one that is shown", () => {
    const { frames, shown } = queue();
    frames.add(theirs(1));
    vi.advanceTimersByTime(100);
    for (let n = 2; n <= 30; n++) frames.add(theirs(n));
    ends();
    expect(shown[1]![1]).toBeLessThan(400);
  });

  test("slow ones have their full time each: the eight seconds begin anew after a pause", () => {
    const { frames, shown } = queue();
    for (let n = 1; n <= 20; n++) {
      frames.add(theirs(n));
      vi.advanceTimersByTime(2000);
    }
    expect(shown.map(([, at]) => at)).toEqual(Array.from({ length: 20 }, (_, n) => 2000 * n));
  });

  test("a tap ends the showing, and nothing is left out", () => {
    const { frames, which, settled } = queue();
    for (const n of [1, 2, 3]) frames.add(theirs(n));
    frames.goOn();
    expect(which()).toEqual([1, 2, 3]);
    expect([frames.busy, settled()]).toEqual([false, 1]);
  });
});

describe("what is said of a frame", () => {
  test("comes once its pieces have arrived", () => {
    const { frames, landed } = queue();
    frames.add(theirs(1, { moves: 300 }));
    frames.add(theirs(2));
    ends();
    expect(landed).toEqual([[1, 300], [2, 750]]);
  });

  test("comes before the next one, however soon that comes", () => {
    const { frames, landed } = queue();
    frames.add(frame(1, { holds: true, moves: 700 }));
    frames.add(theirs(2, { moves: 300 }));
    frames.goOn();
    expect(landed).toEqual([[1, 0]]);
    frames.goOn();
    expect(landed).toEqual([[1, 0], [2, 0]]);
  });

  test("comes for each of those that are skipped, and while a summary waits", () => {
    const { frames, landed } = queue();
    for (const n of [1, 2]) frames.add(theirs(n, { moves: 300 }));
    frames.add(theirs(3, { moves: 300, closes: true }));
    frames.skip();
    ends();
    expect(landed.map(([n]) => n)).toEqual([1, 2, 3]);
  });

  test("does not come for what is forgotten", () => {
    const { frames, landed } = queue();
    frames.add(theirs(1, { moves: 300 }));
    frames.clear();
    ends();
    expect(landed).toEqual([]);
  });
});

describe("what is held", () => {
  test("one's own reveal stays for two seconds, whatever the speed", () => {
    const { frames, shown } = queue({ speed: 0 });
    frames.add(frame(1, { holds: true }));
    frames.add(theirs(2));
    expect(frames.holding).toBe(true);
    ends();
    expect(shown).toEqual([[1, 0], [2, LOOK]]);
  });

  test("a tap goes on to the moves of others, the next one to their end", () => {
    const { frames, which } = queue();
    for (const one of [frame(1, { holds: true }), theirs(2), theirs(3)]) frames.add(one);
    frames.goOn();
    expect(which()).toEqual([1, 2]);
    frames.goOn();
    expect(which()).toEqual([1, 2, 3]);
  });

  test("who answers what is held does not wait", () => {
    const { frames, settled } = queue();
    frames.add(frame(1, { holds: true }));
    frames.release();
    expect([frames.holding, settled()]).toEqual([false, 1]);
  });

  test("one's own move stays while its pieces move", () => {
    const { frames, shown } = queue();
    frames.add(frame(1, { moves: 300 }));
    frames.add(theirs(2));
    expect([frames.showing, frames.holding]).toEqual([false, false]);
    ends();
    expect(shown[1]).toEqual([2, 300]);
  });
});

describe("a summary", () => {
  test("waits until the person goes on, however much comes", () => {
    const { frames, which } = queue({ speed: 0 });
    frames.add(theirs(1, { closes: true }));
    frames.add(theirs(2));
    vi.advanceTimersByTime(60_000);
    expect([frames.closed, which()]).toEqual([true, [1]]);
    frames.goOn();
    ends();
    expect([frames.closed, which()]).toEqual([false, [1, 2]]);
  });

  test("is where skipping stops", () => {
    const { frames, which } = queue();
    for (const one of [theirs(1), theirs(2, { closes: true }), theirs(3)]) frames.add(one);
    frames.goOn();
    expect([frames.closed, which()]).toEqual([true, [1, 2]]);
  });
});

test("a tab that nobody sees shows everything at once", () => {
  const { frames, which, settled } = queue({ hidden: true });
  for (const one of [theirs(1), theirs(2), frame(3)]) frames.add(one);
  expect(which()).toEqual([1, 2, 3]);
  expect(settled()).toBeGreaterThan(0);
});

test("a tab that is hidden meanwhile does not go on step by step", () => {
  const { frames, which } = queue();
  for (const n of [1, 2, 3]) frames.add(theirs(n));
  frames.hide();
  expect([which(), frames.busy]).toEqual([[1, 2, 3], false]);
});

test("a frame in parts: those are shown in its place, before what came behind it", async () => {
  const split = (one: Frame) => (one.head === 2 ? Promise.resolve([theirs(20), theirs(21)]) : null);
  const { frames, which } = queue({ parts: split });
  for (const n of [1, 2, 3]) frames.add(theirs(n));
  await vi.runAllTimersAsync();
  expect(which()).toEqual([1, 20, 21, 3]);
});

test("parts that come after the person went on are not shown any more", async () => {
  let come = (_parts: readonly Frame[]): void => {};
  const wait = new Promise<readonly Frame[]>((resolve) => (come = resolve));
  const { frames, which } = queue({ parts: (one) => (one.head === 1 ? wait : null) });
  for (const one of [theirs(1), theirs(2, { closes: true })]) frames.add(one);
  frames.goOn();
  expect(which()).toEqual([1, 2]);
  come([theirs(10), theirs(11)]);
  await vi.runAllTimersAsync();
  expect(which()).toEqual([1, 2]);
  expect(frames.closed).toBe(true);
});

test("a frame whose parts cannot be had is shown whole", async () => {
  const { frames, which } = queue({ parts: () => Promise.reject(new Error("offline")) });
  frames.add(theirs(1));
  await vi.runAllTimersAsync();
  expect(which()).toEqual([1]);
});

test("what is forgotten is not shown later", () => {
  const { frames, which } = queue();
  for (const n of [1, 2]) frames.add(theirs(n));
  frames.clear();
  ends();
  expect([which(), frames.busy]).toEqual([[1], false]);
});
