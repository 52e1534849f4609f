/** The outlines of the dice, seen from the front, around the origin and about 100 units wide. */

export const DICE = ["d12", "d10", "d8"] as const;
export type DieName = (typeof DICE)[number];

interface Shape {
  outline: string;
  /** The edges one sees inside. */
  edges: string;
  /** How far below the middle the number stands. */
  low: number;
}

function corners(count: number, radius: number, from: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + (360 / count) * i) * Math.PI) / 180;
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))];
  });
}

const line = (points: readonly (readonly [number, number])[]): string => `M${points.join("L")}Z`;

const rim = corners(10, 47, -90);
const pentagon = corners(5, 30, -90);

export const SHAPES: Readonly<Record<DieName, Shape>> = {
  d12: {
    outline: line(rim),
    edges: line(pentagon) + pentagon.map((at, i) => `M${at}L${rim[2 * i]}`).join(""),
    low: 12,
  },
  d10: {
    outline: "M0-49L46-8V8L0 49L-46 8V-8Z",
    edges: "M0-49L28 14L0 28L-28 14ZM28 14L46 8M-28 14L-46 8M0 28V49",
    low: 14,
  },
  d8: {
    outline: line(corners(6, 48, -90)),
    edges: "M0-48L42 24H-42Z",
    low: 18,
  },
};
