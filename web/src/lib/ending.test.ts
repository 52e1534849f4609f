import { expect, test } from "vitest";
import type { Sync } from "$/generated/wire";
import { gaveUp, titleOf, type Audience } from "./ending";

const words = {
  has: () => true,
  say: (key: string, facts: Record<string, unknown> = {}) => [key, ...Object.values(facts)].join(" "),
};
const to = (...seats: number[]): Audience => ({ words, names: ["Ann", "Bob", "Cy"], seats });

test("the winner reads that it is they who won, everybody else the name", () => {
  const result = { ending: "played", winners: [0], scores: [] } as const;
  expect(titleOf(result as never, to(0))).toBe("result-you");
  expect(titleOf(result as never, to(1))).toBe("winner Ann");
  expect(titleOf(result as never, to())).toBe("winner Ann");
  expect(titleOf(result as never, to(0, 1))).toBe("winner Ann");
});

test("a win that is shared names the others", () => {
  const result = { ending: "played", winners: [0, 2], scores: [] };
  expect(titleOf(result as never, to(2))).toBe("result-you-share Ann");
  expect(titleOf(result as never, to(1))).toBe("winners name-list Ann Cy");
});

test("an agreement is the players', not the watchers'", () => {
  expect(titleOf({ ending: "agreed" } as never, to(1))).toBe("ending-agreed");
  expect(titleOf({ ending: "agreed" } as never, to())).toBe("ending-agreed.other");
});

test("nobody wins a lost solo match", () => {
  expect(titleOf({ ending: "played" } as never, to(0))).toBe("nobody");
  expect(titleOf({ ending: "played" } as never, { ...to(0), names: ["Ann"] })).toBe("result-lost-alone");
});

test("who gave up reads it of themselves", () => {
  const sync = { chairs: [{ seat: 0, resigned: true }, { seat: 1 }] } as Sync;
  expect(gaveUp(sync, to(0))).toEqual(["end-you-gave-up"]);
  expect(gaveUp(sync, to(1))).toEqual(["end-gave-up Ann"]);
});
