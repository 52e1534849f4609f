/** Volle Wolle on the page. */

import type { GameUi } from "../types";
import type { LineOf } from "$/lib/play.svelte";
import { NAMES, SILENT, VERBS, type Fact, type View } from "$/generated/volle_wolle";
import { choices, prompt, step } from "./asked";
import Board from "./Board.svelte";
import Supplies from "./Supplies.svelte";
import { LOOKED_AT, lastThrow } from "./thrown";

const SHORT = 160;
const PACES: Partial<Record<Fact["key"], number>> = {
  "die-rolled": 680,
  "card-laid": 500,
  "card-chosen": 320,
  "top-changed": 320,
};

const factsOf = ({ facts = [] }: LineOf<Fact>) => facts;

function pace(lines: readonly LineOf<Fact>[]): number {
  return Math.max(0, ...lines.flatMap(factsOf).map(({ key }) => PACES[key] ?? SHORT));
}

/** Dice that lie there thrown: the next throw, of these or of another player, replaces them. */
function holds(lines: readonly LineOf<Fact>[], view: View): boolean {
  const keys = new Set(lines.flatMap(factsOf).map(({ key }) => key));
  if (!keys.has("die-rolled")) return false;
  return LOOKED_AT.has(view.pending[0] ?? "") || (keys.has("throw-ended") && view.pending[0] === "roll");
}

const ui: GameUi<View, Fact> = {
  verbs: VERBS,
  silent: SILENT,
  names: NAMES,
  Board,
  Hand: null,
  Supplies,
  points: (view, seat) => view.seats[seat]?.points ?? null,
  prompt,
  step,
  choices,
  pace,
  holds,
  secret: ["bid"],
  cut: lastThrow,
  closings: {
    "round-over": {
      round: true,
      moves: ["take"],
      tells: ["reached", "reached-bonus", "reached-chips", "reached-both", "failed", "card-taken", "bone-lost", "table-empty"],
    },
  },
  anew: [],
  endings: ["game-over"],
  aid: () => [
    ["", "about-bid"],
    ["part-white", "about-white"],
    ["part-black", "about-black"],
    ["part-set370", "about-set370"],
    ["part-set007", "about-set007"],
    ["part-dogs", "about-dog"],
    ["face-bone", "about-bone"],
    ["part-chips", "about-chips"],
  ],
  moment: ({ view, say }) => say("round", { n: view.round, of: view.rounds }),
};

export default ui;
