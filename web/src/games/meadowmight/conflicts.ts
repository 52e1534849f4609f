/** Conflicts as facts tell them, gathered for the board. */

import type { Fact } from "$/made/wire";

export interface Side {
  seat: number | null; // null: several owners together
  owners: number;
  tiles: number;
  sheeple: number;
  won: boolean;
}

export interface Conflict {
  cell: string;
  sides: Side[];
}

export function conflictsIn(told: readonly Fact[]): Conflict[] {
  const found: Conflict[] = [];
  for (const { key, arguments: facts } of told) {
    const last = found.at(-1);
    if (key === "conflict") found.push({ cell: String(facts.cell), sides: [] });
    else if (key === "side" || key === "side-shared") last?.sides.push(sideOf(facts));
    else if (key === "won" || key === "won-shared") last && markWinners(last.sides, facts);
  }
  return found;
}

function sideOf({ seat, n, tiles, sheeple }: Fact["arguments"]): Side {
  return {
    seat: seat == null ? null : Number(seat),
    owners: Number(n ?? 1),
    tiles: Number(tiles),
    sheeple: Number(sheeple),
    won: false,
  };
}

/** Of the sides with these owners the largest; several that are as large win together. */
function markWinners(sides: Side[], { seat, n }: Fact["arguments"]): void {
  const same = sides.filter((side) => (seat == null ? side.owners === n : side.seat === seat));
  const most = Math.max(...same.map((side) => side.tiles));
  for (const side of same) side.won = side.tiles === most;
}
