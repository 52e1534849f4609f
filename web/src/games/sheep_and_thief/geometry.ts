/** Where things lie on a land: cells are 100 wide, a1 begins at the origin. */

import { CELLS, type Side } from "./cards";

export const CELL = 100;
export const LAND = 4 * CELL;

type Point = readonly [x: number, y: number];

const ENDS: Record<Side, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
const OPPOSITE = new Set(["NS", "EW"]);

/** The upper left corner of a cell. */
export function corner(cell: string): Point {
  const at = CELLS.indexOf(cell);
  return [(at % 4) * CELL, Math.floor(at / 4) * CELL];
}

export function middle(cell: string): Point {
  const [x, y] = corner(cell);
  return [x + CELL / 2, y + CELL / 2];
}

/** Between a cell and its neighbour on a side. */
export function border(cell: string, side: Side): Point {
  const [x, y] = corner(cell);
  return [x + ENDS[side][0], y + ENDS[side][1]];
}

export function shift([x, y]: Point): string {
  return `translate(${x} ${y})`;
}

/** The same for a style, so that it can move. */
export function place([x, y]: Point): string {
  return `translate(${x}px, ${y}px)`;
}

export const isStraight = (sides: string): boolean => OPPOSITE.has(sides);

/** A road or a river across a card; `bend` is how far a straight one swings. */
export function wayAcross(sides: string, bend: number, spring: Point): string {
  if (sides.length === 1) return `M${ENDS[sides as Side]}L${spring}`;
  if (sides === "NS") return `M50 0C${50 - bend} 33 ${50 + bend} 67 50 100`;
  if (sides === "EW") return `M0 50C33 ${50 + bend} 67 ${50 - bend} 100 50`;
  const ends = [...sides].map((side) => ENDS[side as Side]);
  if (ends.length === 2) return `M${ends[0]}Q50 50 ${ends[1]}`;
  return ends.map((end) => `M${end}L50 50`).join("");
}

/** Where a river with one end springs: in the middle, or beside the road that runs there. */
export function springOf(river: string, road: string): Point {
  if (!road) return [50, 50];
  const [x, y] = ENDS[river as Side];
  return [x + (50 - x) * 0.45, y + (50 - y) * 0.45];
}

/** A point of a river about half its way across a card. */
export function onRiver(river: string, road: string): Point {
  if (river.length === 1) return springOf(river, road);
  if (river.length > 2 || isStraight(river)) return [50, 50];
  const [a, b] = [...river].map((side) => ENDS[side as Side]);
  return [(a![0] + b![0] + 100) / 4, (a![1] + b![1] + 100) / 4];
}

export function beyond(cell: string, side: Side): string | null {
  const [x, y] = middle(cell);
  const [dx, dy] = [ENDS[side][0] - 50, ENDS[side][1] - 50];
  return CELLS.find((one) => String(middle(one)) === String([x + 2 * dx, y + 2 * dy])) ?? null;
}
