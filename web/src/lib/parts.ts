/** Frames whose board has to be seen at a moment between: a round that ends and the next one in one event. */

import type { Line, Sync } from "$/made/wire";
import type { Frame } from "./live.svelte";

/** A frame of which nothing may be decided yet. */
function early(frame: Frame, shown: Pick<Sync, "acting" | "phase">, news: readonly Line[], view: Sync["view"]): Frame {
  const first = frame.news[0]?.number ?? 0;
  const log = [...frame.log.filter(({ number }) => number < first), ...news];
  const { acting, phase } = shown;
  return { ...frame, acting, phase, view, news, log, whole: false, result: null, legal: null, at: null, odds: {} };
}

/**
 * What a frame shows of the board before a fact that makes it another one, on the board that is shown;
 * null if there is no such fact.
 */
export function beforeAnew(frame: Frame, shown: Frame, anew: readonly string[]): Frame | null {
  const at = frame.news.findIndex(({ facts = [] }) => facts.some(({ key }) => anew.includes(key)));
  if (at < 0 || !shown.view) return null;
  const last = frame.news[at]!;
  const facts = last.facts ?? [];
  const cut = { ...last, facts: facts.slice(0, facts.findIndex(({ key }) => anew.includes(key))) };
  return early(frame, shown, [...frame.news.slice(0, at), cut], shown.view);
}

/** A frame in two: up to a line, after which the view was this one, and the rest. */
export function parted(frame: Frame, line: Line, view: NonNullable<Sync["view"]>): readonly Frame[] {
  const [before, after] = [true, false].map((wanted) => frame.news.filter(({ number }) => number <= line.number === wanted));
  return [early(frame, { acting: [], phase: "playing" }, before!, view), { ...frame, news: after! }];
}
