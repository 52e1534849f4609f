/** The best that was reached alone, as far as this device knows. Kept in the browser. */

import type { Facts } from "./pattern";

/** What somebody reached who plays alone. */
export interface Feat {
  /** What it may be compared with: a level of the game. */
  under: string;
  /** More is better. */
  worth: number;
  /** The variables of the game's words `feat`. */
  facts: Facts;
}

interface Kept {
  match: string;
  worth: number;
  facts: Facts;
  before: Omit<Kept, "before"> | null; // what the match itself is compared with
}

const KEY = "sheepfold.best";

/** The best before this match; null if there was none. Keeps the better one. */
export function bestOf(under: string, match: string, { worth, facts }: Feat): Omit<Kept, "before"> | null {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
    const known = all[under] ?? null;
    if (known?.match === match) return known.before;
    if (known && known.worth >= worth) return known;
    const before = known && { match: known.match, worth: known.worth, facts: known.facts };
    localStorage.setItem(KEY, JSON.stringify({ ...all, [under]: { match, worth, facts, before } }));
    return before;
  } catch {
    return null; // a browser that keeps nothing
  }
}
