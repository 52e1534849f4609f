/** Outlines that are not worth drawing by hand. */

const round = (value: number) => Math.round(value * 10) / 10;

/** A cloud of so many bumps around an ellipse: wool, the crown of a tree, a puff of dust. */
export function cloud(cx: number, cy: number, rx: number, ry: number, bumps: number): string {
  const points = Array.from({ length: bumps }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / bumps;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
  const arcs = points.map(([x, y], i) => {
    const [beforeX, beforeY] = points[(i + bumps - 1) % bumps]!;
    const radius = round(Math.hypot(x - beforeX, y - beforeY) * 0.56);
    return `A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}`;
  });
  const [startX, startY] = points[bumps - 1]!;
  return `M${round(startX)} ${round(startY)}${arcs.join("")}Z`;
}
