/** The island as things to draw: paths of places, roads and coast, made from our map. */

import { ofComponents } from "$/lib/play.svelte";
import { COMPONENTS } from "$/generated/sheepland";
import { charted } from "./chart";
import { besideHerd, blackAt, nameSpot, roomier, upright } from "./layout";
import { COASTS, CROSSINGS, DISCS, HOMES, SHORES, type Point } from "./map";

export type Terrain = (typeof COMPONENTS.terrains)[number];
export const TERRAINS: readonly Terrain[] = COMPONENTS.terrains;

/** What is printed on a table's board, ours or an owner's. */
export interface Components {
  regions: readonly { name: string; terrain: Terrain | "sheepsburg"; x: number; y: number }[];
  roads: readonly {
    id: number;
    number: number;
    regions: readonly number[];
    adjacent: readonly number[];
    x: number;
    y: number;
  }[];
}

export interface Place {
  /** As moves name it: `field-1`. */
  id: string;
  terrain: Terrain | "sheepsburg";
  home: Point;
  /** Where the number of its sheep stands. */
  tag: Point;
  /** Where its name stands. */
  name: Point;
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

export interface Land {
  places: readonly Place[];
  roads: readonly Road[];
  coast: string;
  /** Lines from roads to the places beside them, where that is not to be seen otherwise. */
  ties: string;
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

/** The outline of the whole island. */
const COAST = `M${coast(COASTS[0]![0])[0]!.join(" ")}${COASTS.map(([place]) => smooth(coast(place))).join("")}Z`;

/** Points that no name should lie on: crossings, and the coast. */
const BOUNDS = [
  ...CROSSINGS.map(([, at]) => at),
  ...Object.values(SHORES),
  ...COASTS.flatMap(([, points]) => points),
];

/** Our drawing; terrains and numbers are the table's. */
function drawn({ regions, roads }: Components): Land {
  const places = regions.map((region, i): Place => {
    const home = HOMES[i]!;
    const [tag, side] = [besideHerd(home, DISCS), roomier(home, DISCS)];
    return {
      id: region.name.toLowerCase(),
      terrain: region.terrain,
      home,
      tag,
      name: nameSpot(home, [tag, blackAt(home, side)], DISCS, BOUNDS),
      side,
      outline: outline(i),
    };
  });
  return {
    places,
    roads: roads.map(({ id, number, regions: [one, other] }): Road => {
      const [from, to] = ends(id) as [Point, Point];
      const disc = DISCS[id - 1]!;
      return {
        id,
        number,
        beside: [places[one!]!, places[other!]!],
        disc,
        path: `M${from[0]} ${from[1]}${bend(from, disc, to)}`,
        slope: upright(Math.atan2(to[1] - from[1], to[0] - from[0])),
      };
    }),
    coast: COAST,
    ties: "",
  };
}

/** Whether the roads run between the same places as on our map. */
const likeOurs = ({ roads }: Components): boolean =>
  roads.every(({ id, regions }) => regions.every((place) => sides(id).includes(place)));

/** The island of a table; one with other borders than ours is drawn as a plain chart. */
export const landOf = ofComponents<Components, Land>(COMPONENTS, (components) =>
  likeOurs(components) ? drawn(components) : charted(components),
);

export const placeIn = ({ places }: Land, id: string): Place => places.find((one) => one.id === id)!;
export const roadIn = ({ roads }: Land, id: number): Road => roads[id - 1]!;
