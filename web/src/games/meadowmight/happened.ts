/** What the facts of moves show on the board: what they changed, and conflicts with their sides. */

import type { Fact } from "$/generated/meadowmight";

export interface Side {
  seats: readonly number[];
  tiles: number;
  sheeple: number;
  won: boolean;
}

export interface Conflict {
  cell: string;
  sides: Side[];
}

/** Each conflict is followed by its sides. */
export function conflictsIn(facts: readonly Fact[]): Conflict[] {
  const found: Conflict[] = [];
  for (const fact of facts)
    if (fact.key === "conflict") found.push({ cell: fact.arguments.cell, sides: [] });
    else if (fact.key === "side" || fact.key === "side-shared") found.at(-1)?.sides.push(sideOf(fact));
  return found;
}

function sideOf(fact: Extract<Fact, { key: "side" | "side-shared" }>): Side {
  const { tiles, sheeple, won } = fact.arguments;
  const seats = fact.key === "side" ? [fact.arguments.seat] : fact.arguments.seats;
  return { seats, tiles, sheeple, won: won > 0 };
}

export interface Changed {
  /** Cells where another tile lies, or the same one in another way or in another meadow. */
  cells: ReadonlySet<string>;
  /** Cells that no tile lies on any more. */
  left: ReadonlySet<string>;
}

export function changedBy(facts: readonly Fact[]): Changed {
  const [cells, left] = [new Set<string>(), new Set<string>()];
  for (const fact of facts)
    switch (fact.key) {
      case "tile-laid":
      case "tile-turned":
      case "returned":
        cells.add(fact.arguments.cell);
        left.delete(fact.arguments.cell);
        break;
      case "tile-moved":
        cells.add(fact.arguments.cell).add(fact.arguments.cell2);
        left.add(fact.arguments.cell).delete(fact.arguments.cell2);
        break;
      case "taken-back":
        cells.add(fact.arguments.cell);
        left.add(fact.arguments.cell);
        break;
      case "turned-down":
      case "caught":
      case "side":
      case "side-shared":
      case "meadow-enclosed":
      case "meadow-enclosed-shared":
      case "meadow-opened":
      case "meadow-opened-shared":
        for (const cell of fact.arguments.cells) cells.add(cell);
    }
  return { cells, left };
}

/** The cell where moves took effect last, or where a CHANGE will; null if there is none. */
export function placeOf(facts: readonly Fact[]): string | null {
  return facts.flatMap(cellsOf).at(-1) ?? null;
}

function cellsOf(fact: Fact): string[] {
  switch (fact.key) {
    case "tile-laid":
    case "tile-turned":
    case "taken-back":
    case "turn-named":
      return [fact.arguments.cell];
    case "tile-moved":
    case "move-named":
      return [fact.arguments.cell2];
    default:
      return [];
  }
}
