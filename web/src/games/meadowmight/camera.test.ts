import { describe, expect, test } from "vitest";
import { Camera } from "./camera";
import type { Box } from "./geometry";

const board = (cells: number): Box => ({ left: -50, top: -50, right: 100 * cells - 50, bottom: 100 * cells - 50 });

/** Of a frame of this size, with so many cells in each direction. */
function camera(width: number, height: number, cells: number): Camera {
  const made = new Camera({ wheeled: () => false, tapped: () => undefined, counted: () => undefined });
  Object.assign(made, { width, height });
  made.grown(board(cells), null);
  return made;
}

/** Where a point of the drawing lies in the frame. */
const seen = ({ x, y, scale }: Camera, point: { x: number; y: number }) => [x + point.x * scale, y + point.y * scale] as const;

describe("a camera that nobody moved", () => {
  test("shows everything in the middle, as large as it fits in both directions", () => {
    const made = camera(800, 410, 4);
    expect(made.scale).toBeCloseTo(1);
    expect(seen(made, { x: 150, y: 150 })).toEqual([400, 205]);
  });

  test("makes a few cells no larger than they look well", () => {
    expect(camera(2000, 2000, 1).scale).toBe(1.1);
  });

  test("keeps cells at least 28 pixels wide, and the last change in sight", () => {
    const made = camera(320, 320, 20);
    expect(100 * made.scale).toBeCloseTo(28);
    made.grown(board(20), { x: 1900, y: 0 });
    const [x, y] = seen(made, { x: 1900, y: 0 });
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(320);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(320);
  });
});

describe("a camera that a person moved", () => {
  test("zooms around the middle, within limits", () => {
    const made = camera(800, 800, 4);
    const middle = seen(made, { x: 150, y: 150 });
    made.zoom(true);
    expect(seen(made, { x: 150, y: 150 }).map(Math.round)).toEqual(middle.map(Math.round));
    for (let n = 0; n < 20; n++) made.zoom(true);
    expect(made.scale).toBeCloseTo(2.2);
    for (let n = 0; n < 40; n++) made.zoom(false);
    expect(made.scale).toBeCloseTo(0.2);
  });

  test("stays as it is when the board grows, but brings the last change in", () => {
    const made = camera(400, 400, 4);
    for (let n = 0; n < 4; n++) made.zoom(true);
    const { scale } = made;
    made.grown(board(6), { x: 500, y: 500 });
    expect(made.scale).toBe(scale);
    const [x, y] = seen(made, { x: 500, y: 500 });
    expect([x, y].every((at) => at > 0 && at < 400)).toBe(true);
  });

  test("goes back to showing everything", () => {
    const made = camera(400, 400, 10);
    const before = [made.x, made.y, made.scale];
    made.zoom(true);
    made.fit();
    expect([made.x, made.y, made.scale]).toEqual(before);
  });
});
