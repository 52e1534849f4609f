/**
 * What the facts of a move show on the board beyond the view: tiles turned down again or gone, fences
 * placed or knocked down. It stays to be seen until the next move: people are slower than the rules.
 */

import type { Fact } from "$/generated/te_kuiti";

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
  /** Cells whose tiles became enclosed, and free. */
  closed: ReadonlySet<string>;
  opened: ReadonlySet<string>;
  /** How many sheep were taken, and how many tiles left the field. */
  taken: number;
  gone: number;
  /** How the first round left the field, which the second one has cleared already. */
  farewell: Farewell | null;
}

export function happened(facts: readonly Fact[]): Happened {
  const begins = facts.findIndex(({ key }) => key === "second-round");
  if (begins < 0) return inRound(facts);
  const left = facts.find((fact) => fact.key === "field-left")?.arguments;
  const farewell = left ? { tiles: left.cells, fences: left.edges } : null;
  return { ...inRound(facts.slice(begins + 1)), farewell };
}

/** What happened before the round was over: a ghost of its last move shows the field of this round. */
export function foreseen(facts: readonly Fact[]): Happened {
  const ends = facts.findIndex(({ key }) => key === "field-left");
  return inRound(ends < 0 ? facts : facts.slice(0, ends));
}

function inRound(facts: readonly Fact[]): Happened {
  const shown = new Map<string, Tile>();
  const [placed, removed] = [new Set<string>(), new Set<string>()];
  const [closed, opened] = [new Set<string>(), new Set<string>()];
  let [taken, gone] = [0, 0];
  for (const fact of facts)
    switch (fact.key) {
      case "tile-gone":
        gone += 1;
        shown.set(fact.arguments.cell, fact.arguments);
        break;
      case "tile-covered":
        shown.set(fact.arguments.cell, fact.arguments);
        break;
      case "pair-taken":
      case "pair-removed":
        taken += fact.arguments.cells.length;
        break;
      case "fence-placed":
      case "flower-fence":
      case "flower-clockwise":
        placed.add(fact.arguments.edge);
        break;
      case "fence-rammed":
        removed.add(fact.arguments.edge);
        break;
      case "pen-closed":
        for (const cell of fact.arguments.cells) closed.add(cell);
        break;
      case "pen-opened":
        for (const cell of fact.arguments.cells) opened.add(cell);
    }
  return { shown, placed, removed, closed, opened, taken, gone, farewell: null };
}
