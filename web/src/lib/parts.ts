/** Frames whose board has to be seen at a moment between: a round that ends and the next one in one event. */

import type { Line, Sync } from "$/made/wire";
import type { Frame } from "./live.svelte";

/** A moment within the news of a frame: after a line, or after so many of its facts. */
export interface Cut {
  line: number;
  facts?: number;
}

/** A frame of which nothing may be decided yet. */
function early(frame: Frame, shown: Pick<Sync, "acting" | "phase">, news: readonly Line[], view: Sync["view"]): Frame {
  const first = frame.news[0]?.number ?? 0;
  const log = [...frame.log.filter(({ number }) => number < first), ...news];
  const { acting, phase } = shown;
  return { ...frame, acting, phase, view, news, log, whole: false, result: null, legal: null, at: null, odds: {} };
}

/**
 * A frame in two: what happened up to a moment, with the view that shows it, and the rest. What is left of
 * a line is facts without their move, which was told before.
 */
export function cutAt(
  frame: Frame,
  { line: at, facts: count = Infinity }: Cut,
  view: NonNullable<Sync["view"]>,
  shown: Pick<Sync, "acting" | "phase">,
): readonly [Frame, Frame] {
  const upTo = frame.news.filter(({ number }) => number <= at);
  const last = upTo.at(-1);
  const facts = last?.facts ?? [];
  const before = last ? [...upTo.slice(0, -1), { ...last, facts: facts.slice(0, count) }] : upTo;
  const left = facts.slice(count);
  const rest = frame.news.filter(({ number }) => number > at);
  const news = last && left.length ? [{ ...last, text: "", facts: left }, ...rest] : rest;
  return [early(frame, shown, before, view), { ...frame, news }];
}

/** The moment before the first fact that makes the board another one; null if there is none. */
export function anewAt(news: readonly Line[], anew: readonly string[]): Cut | null {
  for (const { number, facts = [] } of news) {
    const at = facts.findIndex(({ key }) => anew.includes(key));
    if (at >= 0) return { line: number, facts: at };
  }
  return null;
}
