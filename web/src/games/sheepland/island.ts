/** The island as things to draw: paths of places, roads and coast, made from our map. */

import { COMPONENTS } from "$/made/sheepland";
import { COASTS, CROSSINGS, DISCS, HOMES, SHORES, WIDTH, type Point } from "./map";

export type Terrain = (typeof COMPONENTS.terrains)[number];
export const TERRAINS: readonly Terrain[] = COMPONENTS.terrains;

export interface Place {
  /** As moves name it: `field-1`. */
  id: string;
  terrain: Terrain | "sheepsburg";
  home: Point;
  /** Where the number of its sheep stands. */
  tag: Point;
  /** On which side of the herd there is more room for the black sheep: left or right. */
  side: -1 | 1;
  outline: string;
}

export interface Road {
  id: number;
  /** What the die must show for the black sheep to cross it. */
  number: number;
  /** The two places beside it. */
  beside: readonly [Place, Place];
  disc: Point;
  path: string;
  /** Degrees by which a fence on it is turned; never upside down. */
  slope: number;
}

const sides = (road: number): readonly number[] => COMPONENTS.roads[road - 1]!.regions;
const IDS = COMPONENTS.roads.map((road) => road.id);

/** Where a road begins and ends. */
function ends(road: number): Point[] {
  const met = CROSSINGS.filter(([places]) => sides(road).every((place) => places.includes(place)));
  const shore = SHORES[road];
  return [...met.map(([, at]) => at), ...(shore ? [shore] : [])];
}

/** A curve from one point to another that passes its middle at `through`. */
function bend(from: Point, through: Point, to: Point): string {
  const [x, y] = [0, 1].map((i) => 2 * through[i]! - (from[i]! + to[i]!) / 2);
  return `Q${x} ${y} ${to[0]} ${to[1]}`;
}

/** A smooth line through all points, from the first. */
function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  const near = (i: number, way: 1 | -1) => {
    const [before, here, after] = [at(i - 1), at(i), at(i + 1)];
    return [0, 1].map((k) => Math.round(here[k]! + (way * (after[k]! - before[k]!)) / 6)).join(" ");
  };
  return points
    .slice(1)
    .map((to, i) => `C${near(i, 1)} ${near(i + 1, -1)} ${to[0]} ${to[1]}`)
    .join("");
}

/** The coast of a place at the sea, from the road before it to the road after it. */
function coast(place: number): Point[] {
  const at = COASTS.findIndex(([one]) => one === place);
  const next = (step: number) => COASTS[(at + step + COASTS.length) % COASTS.length]![0];
  const shore = (other: number) =>
    SHORES[IDS.find((road) => [place, other].every((one) => sides(road).includes(one)))!]!;
  return [shore(next(-1)), ...COASTS[at]![1], shore(next(1))];
}

/** Around a place: its roads from corner to corner, and its coast if it lies at the sea. */
function outline(place: number): string {
  const home = HOMES[place]!;
  const own = IDS.filter((road) => sides(road).includes(place));
  const angle = ([x, y]: Point) => Math.atan2(y - home[1], x - home[0]);
  const corners = [...new Set(own.flatMap(ends))].sort((a, b) => angle(a) - angle(b));
  const parts = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const road = own.find((one) => [from, to].every((end) => ends(one).includes(end)));
    return road ? bend(from, DISCS[road - 1]!, to) : smooth(coast(place));
  });
  return `M${corners[0]!.join(" ")}${parts.join("")}Z`;
}

/** How far a point is from the nearest road's disc. */
const clear = ([x, y]: Point): number =>
  Math.min(...DISCS.map((disc) => Math.hypot(x - disc[0], y - disc[1])));

/** Beside the herd, as far from all roads as can be, above rather than below. */
function tag([x, y]: Point): Point {
  const around = Array.from({ length: 16 }, (_, n): Point => {
    const angle = (n * Math.PI) / 8;
    const left = Math.min(Math.max(x + 64 * Math.cos(angle), 34), WIDTH - 34);
    return [Math.round(left), Math.round(y + 62 * Math.sin(angle))];
  });
  const room = (at: Point) => Math.min(60, clear(at)) - (at[1] - y) / 8;
  return around.reduce((best, at) => (room(at) > room(best) ? at : best));
}

export const PLACES: readonly Place[] = COMPONENTS.regions.map((region) => {
  const home = HOMES[region.id]!;
  const [x, y] = home;
  return {
    id: region.name.toLowerCase(),
    terrain: region.terrain,
    home,
    tag: tag(home),
    side: clear([x - 30, y + 30]) > clear([x + 30, y + 30]) ? -1 : 1,
    outline: outline(region.id),
  };
});

export const ROADS: readonly Road[] = COMPONENTS.roads.map((road) => {
  const [from, to] = ends(road.id) as [Point, Point];
  const disc = DISCS[road.id - 1]!;
  const slope = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return {
    id: road.id,
    number: road.number,
    beside: [PLACES[road.regions[0]!]!, PLACES[road.regions[1]!]!],
    disc,
    path: `M${from[0]} ${from[1]}${bend(from, disc, to)}`,
    slope: slope > 90 ? slope - 180 : slope <= -90 ? slope + 180 : slope,
  };
});

/** The outline of the whole island. */
export const COAST = `M${coast(COASTS[0]![0])[0]!.join(" ")}${COASTS.map(([place]) => smooth(coast(place))).join("")}Z`;

export const place = (id: string): Place => PLACES.find((one) => one.id === id)!;
export const road = (id: number): Road => ROADS[id - 1]!;
