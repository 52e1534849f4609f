/** Volle Wolle on the page. */

import type { GameUi } from "../types";
import type { Line } from "$/made/wire";
import { MEMORY, VERBS, type View } from "$/made/volle_wolle";
import { choices, prompt, step } from "./asked";
import Board from "./Board.svelte";
import Supplies from "./Supplies.svelte";

const PACES: Record<string, number> = { roll: 680, lay: 500, take: 320, top: 320 };

function pace(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(({ text }) => PACES[text.split(" ")[0] ?? ""] ?? 160));
}

const ui: GameUi<View> = {
  verbs: VERBS,
  memory: MEMORY,
  Board,
  Hand: null,
  Supplies,
  points: (view, seat) => view.seats[seat]?.points ?? null,
  prompt,
  step,
  choices,
  pace,
  moment: ({ view, say }) => say("round", { n: view.round, of: view.rounds }),
};

export default ui;
