/** Which white sheep stands where, so that the one that moves can be seen walking. */

import type { Point } from "./map";

/** Per sheep the index of its place. */
export type Flock = readonly number[];

/** From the index of one place to that of another. */
export type Way = readonly [from: number, to: number];

/** The sheep once some have gone their ways; where these do not lead to the counts, regrouped. */
export function follow(flock: Flock, ways: readonly Way[], counts: readonly number[]): Flock {
  const gone = [...flock];
  for (const [from, to] of ways) {
    const walker = gone.lastIndexOf(from);
    if (walker >= 0) gone[walker] = to;
  }
  const there = counts.map((_, place) => gone.filter((one) => one === place).length);
  return there.every((count, place) => count === counts[place]) ? gone : regroup(flock, counts);
}

/** After an undo, or a leap in a replay: as many as possible stay where they are. */
function regroup(flock: Flock, counts: readonly number[]): Flock {
  const room = [...counts];
  const stays = flock.map((place) => (room[place] ?? 0) > 0 && room[place]!-- > 0);
  const free = room.flatMap((left, place) => Array<number>(left).fill(place));
  const moved = flock.map((place, i) => (stays[i] ? place : free.shift()));
  return [...moved.filter((place) => place !== undefined), ...free];
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
