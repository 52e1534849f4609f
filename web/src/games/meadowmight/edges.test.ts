import { expect, test } from "vitest";
import { hidden, shift } from "./edges";

const ROOM = { width: 300, height: 200 };
const LIE = { x: 150, y: 100, scale: 0.5 };
const point = (x: number, y: number) => ({ x, y });

test("places inside the frame are not hidden", () => {
  const found = hidden([point(0, 0), point(200, 0), point(-200, 100)], LIE, ROOM);
  expect(Object.values(found).flat()).toEqual([]);
});

test("each of the others is counted once, at the edge behind which it lies farthest", () => {
  const found = hidden([point(300, 0), point(400, 200), point(0, -200), point(-290, 0)], LIE, ROOM);
  expect(found.right).toEqual([point(300, 0), point(400, 200)]);
  expect(found.top).toEqual([point(0, -200)]);
  expect(found.left).toEqual([point(-290, 0)]);
  expect(found.bottom).toEqual([]);
});

test("a place below the button of an edge counts there", () => {
  expect(hidden([point(250, 0)], LIE, ROOM).right).toEqual([]);
  expect(hidden([point(250, 0), point(350, 100)], LIE, ROOM).right).toEqual([point(350, 100), point(250, 0)]);
});

test("a shift brings them into sight, without leaving out what lies between", () => {
  const places = [point(350, 0)];
  const { x, y } = shift("right", places, LIE, ROOM);
  expect(y).toBe(0);
  const lie = { ...LIE, x: LIE.x + x };
  expect(hidden(places, lie, ROOM).right).toEqual([]);
  expect(shift("bottom", [point(0, 5000)], LIE, ROOM)).toEqual({ x: 0, y: -160 });
});
