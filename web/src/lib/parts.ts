/** Frames whose board has to be seen at a moment between: a round that ends and the next one in one event. */

import type { Line, Sync } from "$/generated/wire";
import type { Frame } from "./connection.svelte";

/** A moment within the news of a frame: after a line, or after so many of its facts. */
export interface Cut {
  line: number;
  facts?: number;
}

/**
 * A frame in two: what happened up to a moment, with the view that shows it, where nothing may be decided yet,
 * and the rest. What is left of a line is facts without their move, which was told before.
 */
export function cutAt(
  frame: Frame,
  { line: at, facts: count }: Cut,
  view: NonNullable<Sync["view"]>,
  { acting, phase }: Pick<Sync, "acting" | "phase">,
): readonly [Frame, Frame] {
  const upTo = (lines: readonly Line[]) =>
    lines.filter(({ number }) => number <= at).map((line) => (line.number === at ? begun(line) : line));
  const begun = (line: Line): Line => (count === undefined ? line : { ...line, facts: line.facts?.slice(0, count) });
  const left = ({ number, facts = [] }: Line) => number === at && count !== undefined && facts.length > count;
  const news = frame.news
    .filter((line) => line.number > at || left(line))
    .map((line) => (line.number > at ? line : { ...line, text: "", facts: line.facts?.slice(count) }));
  const early = { view, acting, phase, news: upTo(frame.news), log: upTo(frame.log) };
  return [{ ...frame, ...early, whole: false, result: null, legal: null, at: null, odds: {} }, { ...frame, news }];
}

/** The moment before the first fact that makes the board another one; null if there is none. */
export function anewAt(news: readonly Line[], anew: readonly string[]): Cut | null {
  for (const { number, facts = [] } of news) {
    const at = facts.findIndex(({ key }) => anew.includes(key));
    if (at >= 0) return { line: number, facts: at };
  }
  return null;
}
