/** Sheepland at the table. */

import type { Asked, Choice, GameUi } from "$/games/types";
import { NAMES, SILENT, VERBS, type Fact, type View } from "$/generated/sheepland";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { thrown } from "./happened";
import { TERRAINS } from "./island";
import { type Island } from "./say";
import Supplies from "./Supplies.svelte";

const DIE = 740; // milliseconds: it tumbles, then the black sheep walks
const STEP = 280;

/** Whether a place was picked where both a white and the black sheep could be driven on. */
function whichSheep({ picker }: Island): boolean {
  const verbs = picker.words(0);
  return picker.picked.length > 0 && verbs.includes("herd") && verbs.includes("black");
}

function prompt(play: Island): Asked {
  const { left, pending, stuck, walked } = play.view;
  const step = pending[0] ?? "over";
  if (step !== "act") return { key: `step-${step}` };
  if (whichSheep(play)) return { key: "which-sheep" };
  if (stuck) return { key: "step-act-stuck", facts: { left } };
  return { key: walked ? "step-act" : "step-act-move", facts: { left } };
}

function step(view: View): string {
  const [now = "over"] = view.pending;
  if (now !== "act") return now;
  if (view.stuck) return "act-stuck";
  return view.walked ? "act" : "act-move";
}

function choices(play: Island): Choice[] {
  if (!whichSheep(play)) return [];
  return [
    { label: play.say("white-sheep"), want: "herd" },
    { label: play.say("black-sheep"), want: "black" },
  ];
}

function moment({ view, say }: Island): string {
  const round = view.round ? say("tally-round", { n: view.round }) : say("tally-setup");
  const last = view.pending.length > 0 && view.supply === 0;
  return last ? `${round} · ${say("tally-last-round")}` : round;
}

/** How many tiles of a terrain, and what each is worth. */
function factors(view: View, seat: number): Record<string, string> {
  const counted = TERRAINS.map((terrain, at) => {
    const tiles = (view.tiles[seat] ?? []).filter((one) => one === terrain).length;
    return [terrain, `${tiles} × ${view.worth[at] ?? 0}`];
  });
  return Object.fromEntries(counted) as Record<string, string>;
}

const sheepland: GameUi<View, Fact> = {
  verbs: VERBS,
  silent: SILENT,
  names: NAMES,
  Board,
  Hand,
  Supplies,
  points: (view, seat) => view.points[seat] ?? null,
  prompt,
  step,
  choices,
  pace: (lines) => lines.reduce((sum, { facts }) => sum + (thrown(facts) ? DIE : STEP), 0),
  holds: (lines) => lines.some(({ facts }) => thrown(facts)), // and where the black sheep went
  secret: [],
  cut: () => null,
  closings: {},
  anew: [],
  endings: ["over-stuck", "over-fences"],
  factors,
  aid: () => [
    ["", "about-road"],
    ["black-sheep", "about-black"],
    ["", "about-supply"],
    ["", "about-tiles"],
    ["", "about-dinars"],
    ["", "about-town"],
  ],
  moment,
};

export default sheepland;
