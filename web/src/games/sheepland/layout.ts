/** How things are laid out: where beside a herd there is room, and which way up a fence stands. */

import { blackSpot } from "./flock";
import { WIDTH, type Point } from "./map";

/** How far a point is from the nearest of others. */
const clear = ([x, y]: Point, others: readonly Point[]): number =>
  Math.min(...others.map((other) => Math.hypot(x - other[0], y - other[1])));

/** As far from all roads as can be, above rather than below. */
export function besideHerd([x, y]: Point, discs: readonly Point[]): Point {
  const around = Array.from({ length: 16 }, (_, n): Point => {
    const angle = (n * Math.PI) / 8;
    const left = Math.min(Math.max(x + 64 * Math.cos(angle), 34), WIDTH - 34);
    return [Math.round(left), Math.round(y + 62 * Math.sin(angle))];
  });
  const room = (at: Point) => Math.min(60, clear(at, discs)) - (at[1] - y) / 8;
  return around.reduce((best, at) => (room(at) > room(best) ? at : best));
}

/** The left or the right side of the herd, where there is more room for the black sheep. */
export const roomier = ([x, y]: Point, discs: readonly Point[]): -1 | 1 =>
  clear([x - 30, y + 30], discs) > clear([x + 30, y + 30], discs) ? -1 : 1;

/** Where the black sheep stands among white ones. */
export const blackAt = ([x, y]: Point, side: -1 | 1): Point => {
  const [dx, dy] = blackSpot(side);
  return [x + dx, y + dy];
};

/** Around the herd, where a name is clear of roads, of the bounds, of its number and the black sheep. */
export function nameSpot(
  home: Point,
  taken: readonly Point[],
  discs: readonly Point[],
  bounds: readonly Point[] = discs,
): Point {
  const spots = Array.from({ length: 48 }, (_, n): Point => {
    const [angle, far] = [(n * Math.PI) / 12, n < 24 ? 0 : 10];
    return [home[0] + (66 + far) * Math.cos(angle), home[1] + (60 + far) * Math.sin(angle)];
  });
  const hides = ([x, y]: Point) =>
    taken.some((other) => Math.abs(x - other[0]) < 54 && Math.abs(y - other[1]) < 42);
  const least = (at: Point) => Math.min(clear(at, discs), clear(at, bounds) + 20); // discs are wide
  const room = ([x, y]: Point) => Math.min(least([x - 22, y]), least([x + 22, y]));
  const free = spots.filter((spot) => !hides(spot));
  const [x, y] = free.reduce((best, spot) => (room(spot) > room(best) + 1 ? spot : best));
  return [Math.round(x), Math.round(y)];
}

/** An angle in degrees, turned so that a fence does not stand on its head. */
export function upright(angle: number): number {
  const slope = (angle * 180) / Math.PI;
  return slope > 90 ? slope - 180 : slope <= -90 ? slope + 180 : slope;
}
