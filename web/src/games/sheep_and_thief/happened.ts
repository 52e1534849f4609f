/**
 * What the facts of a move show on the lands beyond the view: what is new there, who came from where, and
 * what that changes.
 */

import type { Fact } from "$/generated/sheep_and_thief";

export interface Happened {
  /** The cells of a land that a card or a dog has just changed. */
  touched: ReadonlySet<string>;
  /** Where a card was laid, face up or face down. */
  fresh: ReadonlySet<string>;
  /** By cell: the one from which a dog drove animals there. */
  driven: ReadonlyMap<string, string>;
  /** By cell: how many more or fewer white sheep graze there. */
  white: ReadonlyMap<string, number>;
  /** Where the black sheep came, if it moved. */
  black: string | null;
  /** How many sheep came into the paddock. */
  paddock: number;
  /** How much more or less gold the land is worth. */
  gold: number;
}

/** What happened on the land of a seat. */
export function happened(facts: readonly Fact[], seat: number): Happened {
  const [touched, fresh] = [new Set<string>(), new Set<string>()];
  const driven = new Map<string, string>();
  const white = new Map<string, number>();
  let [black, paddock, gold]: [string | null, number, number] = [null, 0, 0];
  const come = (cell: string, n: number) => white.set(cell, (white.get(cell) ?? 0) + n);
  for (const { key, arguments: words } of facts)
    switch (key) {
      case "card-laid":
      case "no-card-fits":
        if (words.seat !== seat) break;
        fresh.add(words.cell);
        touched.add(words.cell);
        break;
      case "sheep-driven":
        if (words.seat !== seat) break;
        come(words.cell, -words.n);
        come(words.cell2, words.n);
        driven.set(words.cell2, words.cell);
        touched.add(words.cell).add(words.cell2);
        break;
      case "black-driven":
        if (words.seat !== seat) break;
        black = words.cell2;
        driven.set(words.cell2, words.cell);
        touched.add(words.cell).add(words.cell2);
        break;
      case "black-home":
        if (words.seat === seat) black = words.cell2;
        break;
      case "sheep-brought":
      case "sheep-came":
        if (words.seat !== seat) break;
        come(words.cell, words.n);
        gold += words.n;
        break;
      case "stolen":
      case "lost":
        if (words.seat === seat) {
          come(words.cell, -words.n);
          gold -= words.n;
        } else if (key === "stolen" && words.seat2 === seat) {
          paddock += words.n;
          gold += words.n;
        }
        break;
      case "town-joined":
        if (words.seat === seat) gold += words.gold;
        break;
      case "river-grew":
      case "black-worth":
        if (words.seat === seat) gold += words.more;
    }
  return { touched, fresh, driven, white, black, paddock, gold };
}

/** The cells where the fox has walked, the last one being where it stands; none if it stood still. */
export function foxPath(facts: readonly Fact[]): string[] {
  const steps = facts.flatMap((fact) => (fact.key === "fox-moved" ? [fact.arguments] : []));
  return [...steps.slice(0, 1).map(({ cell }) => cell), ...steps.map(({ cell2 }) => cell2)];
}
