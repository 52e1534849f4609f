/** Where things lie: cells on the plane, sides of tiles, the pictures of types. Knows no rules. */

import { ofComponents } from "$/lib/play.svelte";
import { COMPONENTS, type MeadowView, type PastureView, type Shown } from "$/generated/meadowmight";

export const SIZE = 100; // of a tile, in units of the drawing
export const SIDES = "NESW";

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Point {
  x: number;
  y: number;
}

/** A cell's column and row. */
export function at(cell: string): Point {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y };
}

/** The middle of a cell in the drawing. */
export function middle(cell: string): Point {
  const { x, y } = at(cell);
  return { x: x * SIZE, y: y * SIZE };
}

export function moveTo(cell: string): string {
  const { x, y } = middle(cell);
  return `translate(${x} ${y})`;
}

/** Every other sheep looks to the left. */
export function looksLeft(cell: string): boolean {
  const { x, y } = at(cell);
  return (x + y) % 2 !== 0;
}

export function beside(cell: string, side: number): string {
  const { x, y } = at(cell);
  const [dx, dy] = STEPS[side]!;
  return `${x + dx},${y + dy}`;
}

/** The four cells beside one. */
export const around = (cell: string): string[] => STEPS.map((_, side) => beside(cell, side));

/** Whether two cells share a side. */
export const touches = (one: string, other: string): boolean => around(one).includes(other);

/** A set of sides after quarter turns clockwise. */
export function turned(sides: string, quarters: number): string {
  const turn = (side: string) => SIDES[(SIDES.indexOf(side) + quarters + 4) % 4]!;
  const all = new Set([...sides].map(turn));
  return [...SIDES].filter((side) => all.has(side)).join("");
}

/** What a tile shows: the fences of its base orientation and, on a neutral one, how many sheep. */
interface Printed {
  fences: string;
  sheep?: number;
}
interface Components {
  tiles: readonly (Printed & { id: string })[];
}

/** By type what is printed on the tiles of a table. */
export const printedOf = ofComponents<Components, ReadonlyMap<string, Printed>>(
  COMPONENTS,
  ({ tiles }) => new Map(tiles.map((tile) => [typeOf(tile.id), tile])),
);

/** The order of types in a hand: Sheeple first, then by kind and fences. */
const KINDS = ["sheeple", "neutral", "blank", "tree", "pond", "house", "wolf"];
const SHAPES = ["open", "single", "corner", "parallel", "triple", "closed"];

export function byKind(a: string, b: string): number {
  const rank = (type: string) => {
    const [kind = "", shape = ""] = type.split("-");
    return KINDS.indexOf(kind) * SHAPES.length + SHAPES.indexOf(shape);
  };
  return rank(a) - rank(b);
}

export const kindOf = (type: string): string => type.split("-")[0]!;

function typeOf(id: string): string {
  const words = id.split("-");
  return `${words[0]}-${words.at(-2)}`;
}

const LOOKS: Readonly<Record<string, number>> = { single: 4, corner: 4, triple: 4, parallel: 2 };

/** Of rotations that look alike only the lowest exists. */
export function rotations(type: string): number[] {
  const [, shape = ""] = type.split("-");
  return [0, 1, 2, 3].slice(0, LOOKS[shape] ?? 1);
}

export const seatOf = (colour: string | null): number | null =>
  colour === null ? null : (COMPONENTS.colours as readonly string[]).indexOf(colour);

/** A tile as it is drawn: what it is, and the meadow it belongs to. */
export interface Drawn extends Shown {
  owners: readonly number[];
  enclosed: boolean;
}

export const ownersOf = (meadow: MeadowView): number[] =>
  meadow.sheeple.flatMap((count, seat) => (count ? [seat] : []));

export function meadowsByCell(view: PastureView): Map<string, MeadowView> {
  return new Map(view.meadows.flatMap((meadow) => meadow.cells.map((cell) => [cell, meadow] as const)));
}

export function drawn(view: PastureView): Drawn[] {
  const meadows = meadowsByCell(view);
  return view.table.map((shown) => {
    const meadow = meadows.get(shown.cell);
    return {
      ...shown,
      owners: meadow ? ownersOf(meadow) : [],
      enclosed: meadow?.enclosed ?? false,
    };
  });
}

/** Borders where both tiles have a fence, each with its middle and whether it runs upright. */
export function doubleFences(table: readonly Shown[]): { key: string; x: number; y: number; upright: boolean }[] {
  const fences = new Map(table.map((shown) => [shown.cell, shown.fences]));
  return table.flatMap(({ cell, fences: own }) =>
    [1, 2].flatMap((side) => {
      const other = fences.get(beside(cell, side));
      if (!own.includes(SIDES[side]!) || !other?.includes(SIDES[side + 2 - (side > 1 ? 4 : 0)]!)) return [];
      const { x, y } = middle(cell);
      const upright = side === 1;
      return [{ key: cell + SIDES[side], x: upright ? x + SIZE / 2 : x, y: upright ? y : y + SIZE / 2, upright }];
    }),
  );
}

/** Where a meadow's badge lies: near its middle, rather on grass than on what stands there. */
export function badgePlace(meadow: MeadowView, types: ReadonlyMap<string, string>): { cell: string; low: boolean } {
  const points = meadow.cells.map(at);
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const taken = (cell: string) => kindOf(types.get(cell) ?? "") !== "blank";
  const far = (cell: string) => Math.hypot(at(cell).x - x, at(cell).y - y) + (taken(cell) ? 1 : 0);
  const cell = meadow.cells.reduce((a, b) => (far(b) < far(a) - 1e-9 ? b : a));
  return { cell, low: taken(cell) };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What has to be seen: all tiles and the places around them. */
export function boxOf(view: PastureView): Box {
  const points = [...view.table.map((shown) => shown.cell), ...view.places, "0,0"].map(middle);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const half = SIZE / 2;
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  };
}
