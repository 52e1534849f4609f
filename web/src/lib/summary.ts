/** What closes a round or an attack, and what is told of it until the person goes on. */

import type { Fact, Line } from "$/made/wire";
import { standing } from "./since";

/** Of a fact that closes something: which facts tell what it was. */
export interface Closing {
  tells: readonly string[];
  /** Whether it closes a round, which concerns everybody; else an attack, which concerns its victims. */
  round?: boolean;
}

export type Closings = Readonly<Partial<Record<string, Closing>>>;

const SEATS = ["seat", "seat2", "seats"];

const factsOf = (lines: readonly Line[]): Fact[] => lines.flatMap(({ facts = [] }) => facts);

const names = ({ arguments: named }: Fact, seat: number): boolean =>
  SEATS.some((name) => name in named && [named[name]].flat().map(Number).includes(seat));

/** The last line of `news` that closes something, or null. */
export function closingLine(news: readonly Line[], closings: Closings): Line | null {
  return news.findLast(({ facts = [] }) => facts.some(({ key }) => key in closings)) ?? null;
}

/**
 * The facts of a summary that `news` end with, which are the last lines of `log`; null if there is none
 * for this seat. `own`: what people did themselves they know, if it was no round.
 */
export function summaryOf(
  log: readonly Line[],
  news: readonly Line[],
  closings: Closings,
  me: number | null,
  own: boolean,
): Fact[] | null {
  const keys = [...new Set(factsOf(news).map(({ key }) => key))].filter((key) => key in closings);
  const told = keys.flatMap((key) => {
    const { tells, round = false } = closings[key]!;
    if (me === null || (own && !round)) return [];
    const found = (round ? sinceTheLast(key, log, news) : factsOf(news)).filter((fact) => tells.includes(fact.key));
    return round || found.some((fact) => names(fact, me)) ? found : [];
  });
  const unique = [...new Set(told)];
  return unique.length ? unique : null;
}

/** The facts since something like it was closed before. */
function sinceTheLast(key: string, log: readonly Line[], news: readonly Line[]): Fact[] {
  const first = news[0]?.number ?? 0;
  const before = factsOf(standing(log.filter(({ number }) => number < first)));
  return [...before.slice(before.findLastIndex((fact) => fact.key === key) + 1), ...factsOf(news)];
}
