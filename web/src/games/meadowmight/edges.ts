/** The places that lie out of sight, by the edge of the frame they lie behind. */

import type { Room } from "../fit";
import type { Point } from "./geometry";

export const EDGES = ["left", "top", "right", "bottom"] as const;
export type Edge = (typeof EDGES)[number];
export type Hidden = Readonly<Record<Edge, readonly Point[]>>;

/** Pixels along the edge, and away from it, of the button that counts them. */
export const LONG = 48;
export const DEEP = 32;

const HALF = 37; // units from the middle of a place to its ring
const HAIR = 1.5; // pixels that may be cut off a ring

/** How the drawing lies in the frame: its origin, and pixels for a unit. */
export interface Lie {
  x: number;
  y: number;
  scale: number;
}

/** Of places by their middles. One below the button of an edge that hides others is counted there, too. */
export function hidden(places: readonly Point[], lie: Lie, room: Room): Hidden {
  const found: Record<Edge, Point[]> = { left: [], top: [], right: [], bottom: [] };
  const seen: Point[] = [];
  for (const place of places) {
    const over = beyond(place, lie, room);
    const edge = EDGES.reduce((a, b) => (over[b] > over[a] ? b : a));
    (over[edge] > HAIR ? found[edge] : seen).push(place);
  }
  for (const place of seen) {
    const edge = EDGES.find((one) => found[one].length && covers(one, place, lie, room));
    if (edge) found[edge].push(place);
  }
  return found;
}

/** How far to move the drawing so that these come into sight: as far as they lie, but not past what is seen now. */
export function shift(edge: Edge, places: readonly Point[], lie: Lie, room: Room): Point {
  const most = 0.8 * (edge === "left" || edge === "right" ? room.width : room.height);
  const far = Math.max(...places.map((place) => beyond(place, lie, room)[edge])) + DEEP + 8;
  const by = Math.min(Math.max(far, 0), most);
  return { left: { x: by, y: 0 }, top: { x: 0, y: by }, right: { x: -by, y: 0 }, bottom: { x: 0, y: -by } }[edge];
}

/** Pixels by which a place juts out of the frame at each edge. */
function beyond({ x, y }: Point, lie: Lie, { width, height }: Room): Record<Edge, number> {
  const [left, top] = [lie.x + (x - HALF) * lie.scale, lie.y + (y - HALF) * lie.scale];
  const size = 2 * HALF * lie.scale;
  return { left: -left, top: -top, right: left + size - width, bottom: top + size - height };
}

function covers(edge: Edge, place: Point, lie: Lie, room: Room): boolean {
  const upright = edge === "left" || edge === "right";
  const over = beyond(place, lie, room)[edge];
  const along = upright ? lie.y + place.y * lie.scale - room.height / 2 : lie.x + place.x * lie.scale - room.width / 2;
  return over > -DEEP && Math.abs(along) < LONG / 2 + HALF * lie.scale;
}
