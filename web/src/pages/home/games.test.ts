import { expect, test } from "vitest";
import { GAMES } from "$/generated/games";
import { GAME_IDS, KINDS, kindOf, meant } from "./games";

test("an option is offered where it means something", () => {
  expect(meant("te_kuiti", 1, {})).toEqual(["flowers"]);
  expect(meant("te_kuiti", 2, {})).toEqual(["memory_aid"]);
  expect(meant("meadowmight", 3, { personal_piles: false })).not.toContain("sheeple");
  expect(meant("meadowmight", 3, { personal_piles: true })).toContain("sheeple");
});

test("every game is on the first page, with its kind from 0 to 3", () => {
  expect([...GAME_IDS].sort()).toEqual(Object.keys(GAMES).sort());
  for (const game of GAME_IDS)
    for (const kind of KINDS) expect([0, 1, 2, 3]).toContain(kindOf(game)[kind]);
});
