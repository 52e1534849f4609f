/** A guided game as it was recorded, and what is told where. Knows no rules: facts and steps say when. */

import type { Line } from "$/generated/wire";

export interface GuideStep {
  view: unknown;
  /** The line that led here; the first position of a part has none. */
  line?: Line;
  /** The move that is to be made here, and all that are legal. */
  move?: string;
  legal?: string[];
}

export interface Recorded {
  player: number;
  players: number;
  parts: GuideStep[][];
}

/** Where in a recorded game: the step of all, and whether some turns before it were left out. */
export interface Stop extends GuideStep {
  later: boolean;
}

export function stopsOf({ parts }: Recorded): Stop[] {
  return parts.flatMap((part, n) => part.map((step, at) => ({ ...step, later: n > 0 && at === 0 })));
}

export interface Note {
  key: string;
  /** Words of the places that it is about. */
  about: string[];
}

/** What a line brought about for the first time and is explained; the first of several. */
export function noteOf({ line }: GuideStep, told: ReadonlySet<string>, has: (key: string) => boolean): Note | null {
  for (const fact of line?.facts ?? []) {
    const key = `guide-${fact.key}`;
    if (!told.has(key) && has(key)) return { key, about: Object.values(fact.arguments).flat().map(String) };
  }
  return null;
}

/** Whether a want leads to the move that is to be made. */
export function leadsTo(want: string | readonly string[], move: string): boolean {
  const words = move.split(" ");
  const fits = (one: string) => one.split(" ").every((word, i) => word === "_" || word === words[i]);
  return typeof want === "string" ? fits(want) : want.some(fits);
}
