/** What the facts of moves show on the board: where they took effect, and conflicts with their sides. */

import type { Fact } from "$/made/meadowmight";

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
