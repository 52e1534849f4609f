import { expect, test } from "vitest";
import { arranged } from "./arrange";

test("on a phone the others stand beside the land or below it, and a finger hits them", () => {
  for (const others of [1, 2, 3])
    for (const room of [{ width: 374, height: 300 }, { width: 374, height: 460 }, { width: 304, height: 220 }]) {
      const { large, small, columns, below } = arranged(room, others);
      expect(small).toBeGreaterThanOrEqual(44);
      expect(large).toBeGreaterThanOrEqual(200);
      expect(below ? large : large + columns * (small + 8)).toBeLessThanOrEqual(room.width);
    }
});

test("in a wide room the others grow", () => {
  expect(arranged({ width: 1400, height: 740 }, 1).small).toBeGreaterThan(600);
  expect(arranged({ width: 1400, height: 740 }, 3)).toMatchObject({ columns: 2, small: 339 });
});

test("nothing is higher than the room", () => {
  for (const others of [1, 2, 3])
    for (let height = 200; height < 1000; height += 50) {
      const { large, small, columns, below, titled, short } = arranged({ width: 700, height }, others);
      const rows = Math.ceil(others / columns);
      const own = large + (titled ? 34 : 0);
      const theirs = rows * (small + (short ? 0 : 24)) + 8 * (rows - 1);
      expect(below ? own + 8 + theirs : Math.max(own, theirs)).toBeLessThanOrEqual(height);
    }
});
