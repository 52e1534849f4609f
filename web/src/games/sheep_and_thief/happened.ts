/** What the facts of a move show on the lands beyond the view: what is new there, and who came from where. */

import type { Fact } from "$/made/sheep_and_thief";

export interface Happened {
  /** The cells of a land that a card or a dog has just changed. */
  touched: ReadonlySet<string>;
  /** Where a card was laid, face up or face down. */
  fresh: ReadonlySet<string>;
  /** By cell: the one from which a dog drove animals there. */
  driven: ReadonlyMap<string, string>;
}

/** What happened on the land of a seat. */
export function happened(facts: readonly Fact[], seat: number): Happened {
  const [touched, fresh] = [new Set<string>(), new Set<string>()];
  const driven = new Map<string, string>();
  for (const { key, arguments: words } of facts)
    switch (key) {
      case "card-laid":
      case "no-card-fits":
        if (words.seat !== seat) break;
        fresh.add(words.cell);
        touched.add(words.cell);
        break;
      case "sheep-driven":
      case "black-driven":
        if (words.seat !== seat) break;
        driven.set(words.cell2, words.cell);
        touched.add(words.cell).add(words.cell2);
        break;
    }
  return { touched, fresh, driven };
}

/** The cells where the fox has walked, the last one being where it stands; none if it stood still. */
export function foxPath(facts: readonly Fact[]): string[] {
  const steps = facts.flatMap((fact) => (fact.key === "fox-moved" ? [fact.arguments] : []));
  return [...steps.slice(0, 1).map(({ cell }) => cell), ...steps.map(({ cell2 }) => cell2)];
}
