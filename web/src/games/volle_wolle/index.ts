/** Volle Wolle on the page. */

import type { GameUi } from "../types";
import type { Line } from "$/made/wire";
import { SILENT, VERBS, type View } from "$/made/volle_wolle";
import { choices, prompt, step } from "./asked";
import Board from "./Board.svelte";
import Supplies from "./Supplies.svelte";

const LOOKED_AT = new Set(["keep", "accept", "black", "take"]); // steps in which the last throw is shown
const PACES: Record<string, number> = { roll: 680, lay: 500, take: 320, top: 320 };

function pace(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(({ text }) => PACES[text.split(" ")[0] ?? ""] ?? 160));
}

/** Dice that lie there thrown: the next throw, of these or of another player, replaces them. */
function holds(lines: readonly Line[], view: View): boolean {
  return LOOKED_AT.has(view.pending[0] ?? "") && lines.some(({ text }) => text.startsWith("roll "));
}

const ui: GameUi<View> = {
  verbs: VERBS,
  silent: SILENT,
  Board,
  Hand: null,
  Supplies,
  points: (view, seat) => view.seats[seat]?.points ?? null,
  prompt,
  step,
  choices,
  pace,
  holds,
  moment: ({ view, say }) => say("round", { n: view.round, of: view.rounds }),
};

export default ui;
