/**
 * What the facts of a move show on the board beyond the view: tiles turned down again or gone, fences
 * placed or knocked down. It stays to be seen until the next move: people are slower than the rules.
 */

import type { Fact } from "$/made/te_kuiti";

export interface Tile {
  kind: string;
  side: string; // where its flower points
}

/** The field as a round left it. */
export interface Farewell {
  tiles: readonly string[];
  fences: readonly string[];
}

export interface Happened {
  /** By cell: tiles that were up a moment ago. */
  shown: ReadonlyMap<string, Tile>;
  placed: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** How the first round left the field, which the second one has cleared already. */
  farewell: Farewell | null;
}

export function happened(facts: readonly Fact[]): Happened {
  const shown = new Map<string, Tile>();
  const [placed, removed] = [new Set<string>(), new Set<string>()];
  let left: Farewell | null = null;
  for (const fact of facts)
    switch (fact.key) {
      case "tile-covered":
      case "tile-gone":
        shown.set(fact.arguments.cell, fact.arguments);
        break;
      case "fence-placed":
      case "flower-fence":
      case "flower-clockwise":
        placed.add(fact.arguments.edge);
        break;
      case "fence-rammed":
        removed.add(fact.arguments.edge);
        break;
      case "field-left":
        left = { tiles: fact.arguments.cells, fences: fact.arguments.edges };
        break;
      case "second-round":
        return { shown: new Map(), placed: new Set(), removed: new Set(), farewell: left };
    }
  return { shown, placed, removed, farewell: null };
}
