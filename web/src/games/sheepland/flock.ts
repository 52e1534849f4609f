/** Which white sheep stands where, so that the one that moves can be seen walking. */

import type { Point } from "./map";

/** A sheep, and the index of the place where it stands. */
export interface One {
  id: number;
  at: number;
}

/**
 * White sheep in the order in which they came to their places: the last one that came to a place leaves it
 * first, so that a way back is taken by the sheep that went there.
 */
export type Flock = readonly One[];

/** From the index of one place to that of another. */
export type Way = readonly [from: number, to: number];

/**
 * The sheep once some have gone their ways. Where these do not lead to the counts, as after a leap in a
 * replay, other sheep stand there, and none is seen walking.
 */
export function follow(flock: Flock, ways: readonly Way[], counts: readonly number[]): Flock {
  const walked = ways.reduce(walk, flock);
  if (stand(walked, counts)) return walked;
  if (stand(flock, counts)) return flock; // the same view again
  const first = 1 + Math.max(0, ...flock.map(({ id }) => id));
  const places = counts.flatMap((count, place) => Array<number>(count).fill(place));
  return places.map((at, i) => ({ id: first + i, at }));
}

function walk(flock: Flock, [from, to]: Way): Flock {
  const walker = flock.findLast(({ at }) => at === from);
  return walker ? [...flock.filter((one) => one !== walker), { ...walker, at: to }] : flock;
}

function stand(flock: Flock, counts: readonly number[]): boolean {
  return counts.every((count, place) => count === flock.filter(({ at }) => at === place).length);
}

/** Where the sheep of one place stand around its home, by their number; more are not drawn. */
const SPOTS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [[-24, -14], [22, 12]],
  [[4, -28], [-28, 4], [26, 14]],
  [[-22, -28], [30, -20], [-30, 14], [22, 20]],
  [[-30, -26], [18, -34], [-2, -4], [-34, 20], [30, 18]],
  [[-34, -28], [8, -36], [36, -12], [-10, -2], [-38, 22], [20, 24]],
];
const SIZES: readonly number[] = [0.66, 0.66, 0.6, 0.54, 0.5, 0.46, 0.46];
const MOST = SPOTS.length - 1;

export interface Spot {
  at: Point;
  size: number;
  seen: boolean;
}

/** The spot of the n-th sheep of a place with so many; they make room for the black one at `side`. */
export function spot(n: number, count: number, side: -1 | 0 | 1): Spot {
  const spots = SPOTS[Math.min(count, MOST)]!;
  const [x, y] = spots[Math.min(n, spots.length - 1)] ?? [0, 0];
  const size = SIZES[Math.min(count, MOST)]!;
  return { at: side ? [-side * (x + 14), y - 18] : [x, y], size, seen: n < MOST };
}

/** Where the black sheep stands, alone or before white ones at their side. */
export const blackSpot = (side: -1 | 0 | 1): Point => (side ? [28 * side, 28] : [0, 0]);
