/** Meadowmight: the meadow, the hand and what is asked. */

import type { GameUi } from "$/games/types";
import { SILENT, VERBS, type View } from "$/made/meadowmight";
import type { Line } from "$/made/wire";
import { choices, prompt, stepOf } from "./asked";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Supplies from "./Supplies.svelte";

const PACES: Record<string, number> = { play: 300, turn: 300, move: 380, recall: 300, discard: 220, draw: 120 };

function disputed({ facts = [] }: Line): boolean {
  return facts.some(({ key }) => key === "conflict");
}

function paceOf(line: Line): number {
  return PACES[line.text.split(" ")[0]!] ?? 0;
}

const meadowmight: GameUi<View> = {
  verbs: VERBS,
  silent: SILENT,
  Board,
  Hand,
  Supplies,
  points: (view, seat) => view.points[seat] ?? null,
  prompt,
  step: stepOf,
  choices,
  pace: (lines) => Math.max(0, ...lines.map(paceOf)),
  holds: (lines) => lines.some(disputed), // sides and sizes want to be read
  moment: ({ say, view }) => {
    const said = view.personal_piles ? [] : [say("tally-deck", { n: view.supplies[0] ?? 0 })];
    if (view.change_over) said.push(say("tally-no-change"));
    return said.join(" · ");
  },
};

export default meadowmight;
