/** What closes a round or an attack, and what is told of it until the person goes on. */

import type { Fact, Line } from "$/generated/wire";
import { standing } from "./since";

/** Of a fact that closes something: which facts tell what it was. */
export interface Closing {
  tells: readonly string[];
  /** Moves that are told too, by their verbs. */
  moves?: readonly string[];
  /** Whether it closes a round, which concerns everybody; else an attack, which concerns its victims. */
  round?: boolean;
}

export type Closings = Readonly<Partial<Record<string, Closing>>>;

const SEATS = ["seat", "seat2", "seats"];

const has = ({ facts = [] }: Line, closing: string) => facts.some(({ key }) => key === closing);

const names = ({ arguments: named }: Fact, seat: number): boolean =>
  SEATS.some((name) => name in named && [named[name]].flat().map(Number).includes(seat));

/** The last line of `news` that closes something, or null. */
export function closingLine(news: readonly Line[], closings: Closings): Line | null {
  return news.findLast(({ facts = [] }) => facts.some(({ key }) => key in closings)) ?? null;
}

/**
 * What is told of what `news`, the last lines of `log`, close: lines with those of their facts, and without
 * their move if that is not told. Empty if it does not concern this seat. `own`: what people did
 * themselves they know, if it was no round.
 */
export function summaryOf(
  log: readonly Line[],
  news: readonly Line[],
  closings: Closings,
  me: number | null,
  own: boolean,
): Line[] {
  const keys = new Set(news.flatMap(({ facts = [] }) => facts.map(({ key }) => key)));
  for (const key of keys) {
    const closing = closings[key];
    if (!closing || me === null || (own && !closing.round)) continue;
    const lines = (closing.round ? round(key, log, news) : news).map((line) => said(line, closing));
    const told = lines.filter(({ text, facts = [] }) => text || facts.length);
    if (closing.round || told.some(({ facts = [] }) => facts.some((fact) => names(fact, me)))) return told;
  }
  return [];
}

function said(line: Line, { tells, moves = [] }: Closing): Line {
  const [verb = ""] = line.text.split(" ");
  const facts = (line.facts ?? []).filter(({ key }) => tells.includes(key));
  return { ...line, text: moves.includes(verb) ? line.text : "", facts };
}

/** The lines since something like it was closed before. */
function round(key: string, log: readonly Line[], news: readonly Line[]): Line[] {
  const last = news.at(-1)?.number ?? 0;
  const closing = news.find((line) => has(line, key))?.number ?? last;
  const lines = standing(log.filter(({ number }) => number <= last));
  return lines.slice(lines.findLastIndex((line) => line.number < closing && has(line, key)) + 1);
}
