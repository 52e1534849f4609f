/**
 * An island whose borders are an owner's own, drawn about where its components say that things lie:
 * round places, roads joined where a shepherd walks on, thin lines to the two places beside a road.
 */

import type { Components, Land, Place, Road } from "./island";
import { besideHerd, blackAt, nameSpot, roomier, upright } from "./layout";
import { HEIGHT, WIDTH, type Point } from "./map";

const MARGIN = 96; // of the sheet, so that nothing is cut off
const RADIUS = 62; // of a place
const EVEN = 0.6; // how much is spread evenly, where the rest lies as the components say

/** Maps values onto a sheet of some length, partly by size, partly by rank: crowds get more room. */
function spread(values: readonly number[], length: number): (value: number) => number {
  const ranks = values.toSorted((a, b) => a - b);
  const [first, last] = [ranks[0]!, ranks.at(-1)!];
  return (value) => {
    const rank = (ranks.indexOf(value) + ranks.lastIndexOf(value)) / 2 / (ranks.length - 1);
    const part = (1 - EVEN) * ((value - first) / Math.max(last - first, 1)) + EVEN * rank;
    return Math.round(MARGIN + part * (length - 2 * MARGIN));
  };
}

const round = ([x, y]: Point): string =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0Z`;

const line = (from: Point, to: Point): string => `M${from.join(" ")}L${to.join(" ")}`;

export function charted({ regions, roads }: Components): Land {
  const things = [...regions, ...roads];
  const column = spread(things.map(({ x }) => x), WIDTH);
  const row = spread(things.map(({ y }) => y), HEIGHT);
  const at = ({ x, y }: { x: number; y: number }): Point => [column(x), row(y)];
  const discs = roads.map(at);
  const places = regions.map((region): Place => {
    const home = at(region);
    const [tag, side] = [besideHerd(home, discs), roomier(home, discs)];
    return {
      id: region.name.toLowerCase(),
      terrain: region.terrain,
      home,
      tag,
      name: nameSpot(home, [tag, blackAt(home, side)], discs),
      side,
      outline: round(home),
    };
  });
  const drawn = roads.map(({ id, number, adjacent, regions: [first, second] }, i): Road => {
    const [one, other] = [places[first!]!, places[second!]!];
    const disc = discs[i]!;
    const half = (road: number): Point => [0, 1].map((k) => (disc[k]! + discs[road - 1]![k]!) / 2) as never;
    const across = Math.atan2(other.home[1] - one.home[1], other.home[0] - one.home[0]);
    return {
      id,
      number,
      beside: [one, other],
      disc,
      path: adjacent.map((road) => line(disc, half(road))).join(""),
      slope: upright(across + Math.PI / 2),
    };
  });
  return {
    places,
    roads: drawn,
    coast: "",
    ties: drawn.flatMap(({ disc, beside }) => beside.map(({ home }) => line(disc, home))).join(""),
  };
}
