/** Meadowmight: the meadow, the hand and what is asked. */

import type { GameUi } from "$/games/types";
import type { LineOf } from "$/lib/play.svelte";
import { NAMES, SILENT, VERBS, type Fact, type View } from "$/generated/meadowmight";
import { choices, prompt, stepOf } from "./asked";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Supplies from "./Supplies.svelte";

const PACES: Partial<Record<Fact["key"], number>> = {
  "tile-laid": 300,
  "tile-turned": 300,
  "tile-moved": 380,
  "taken-back": 300,
  discarded: 220,
  "tile-drawn": 120,
};

/** What is told of a conflict, and of a wolf that came. */
const FOUGHT = [
  ...["caught", "conflict", "side", "side-shared", "won", "won-shared", "turned-down"],
  ...["meadow-opened", "meadow-enclosed"],
] as Fact["key"][];

const keysOf = (lines: readonly LineOf<Fact>[]) => lines.flatMap(({ facts = [] }) => facts.map(({ key }) => key));

const meadowmight: GameUi<View, Fact> = {
  verbs: VERBS,
  silent: SILENT,
  names: NAMES,
  Board,
  Hand,
  Supplies,
  points: (view, seat) => view.points[seat] ?? null,
  prompt,
  step: stepOf,
  choices,
  pace: (lines) => Math.max(0, ...keysOf(lines).map((key) => PACES[key] ?? 0)),
  holds: (lines) => keysOf(lines).includes("conflict"), // sides and sizes want to be read
  secret: [],
  cut: () => null,
  closings: { conflict: { tells: FOUGHT }, frightened: { tells: ["frightened", ...FOUGHT] } },
  anew: [],
  endings: ["over"],
  aid: ({ wool_wolves }) => {
    const special = wool_wolves ? ["wolf", "tree", "pond", "house"] : [];
    return [
      ...["sheeple", "neutral", "blank", ...special].map((kind) => [`kind-${kind}`, `about-${kind}`] as const),
      ["type-down", "about-down"],
      ["", "about-joined"],
    ];
  },
  moment: ({ say, view }) => {
    const said = view.personal_piles ? [] : [say("tally-deck", { n: view.supplies[0] ?? 0 })];
    if (view.change_over) said.push(say("tally-no-change"));
    return said.join(" · ");
  },
};

export default meadowmight;
