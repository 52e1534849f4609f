import { expect, test } from "vitest";
import { margin, packed } from "./fit";

test("things stand in a row where that is wide enough", () => {
  expect(packed(6, { width: 374, height: 90 }, { gap: 6 })).toEqual({ columns: 6, width: 57 });
});

test("they stand in rows where they are larger so", () => {
  expect(packed(6, { width: 240, height: 170 }, { gap: 6 })).toEqual({ columns: 3, width: 75 });
});

test("they are no wider than they may be, and as wide as their height allows", () => {
  expect(packed(3, { width: 900, height: 500 }, { most: 120 })).toEqual({ columns: 3, width: 120 });
  expect(packed(2, { width: 400, height: 100 }, { ratio: 2 })).toEqual({ columns: 2, width: 195 });
});

test("without room they have no size", () => {
  expect(packed(4, { width: 0, height: 0 })).toEqual({ columns: 1, width: 0 });
});

test("no row is shorter than it has to be", () => {
  const room = { width: 300, height: 100 };
  expect(packed(5, room, { ratio: 2, gap: 6 })).toEqual({ columns: 3, width: 94 });
  expect(packed(6, { width: 374, height: 78 }, { ratio: 1.8, gap: 6 }).columns).toBe(3);
});

test("the margin keeps a row from taking more than its columns", () => {
  expect(margin({ columns: 3, width: 40 }, 300, 8)).toBe(78);
  expect(margin({ columns: 4, width: 80 }, 340, 8)).toBe(0);
});
