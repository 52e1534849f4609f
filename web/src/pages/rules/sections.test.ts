import { expect, test } from "vitest";
import { GAMES, type GameId } from "$/generated/games";
import { inSections, sectionsOf } from "./sections";

test.each(Object.keys(GAMES) as GameId[])("%s: its rules have parts, and the first begins with the first ruling", async (game) => {
  const sections = await sectionsOf(game);
  expect(sections.length).toBeGreaterThan(1);
  expect(sections[0]!.id).toMatch(/-1$/);
});

test("a game whose parts nobody has named has a single one", () => {
  expect(inSections(["XY-1", "XY-2"])).toEqual([{ id: "XY-1", rulings: ["XY-1", "XY-2"] }]);
});
