/** Sheep & Thief at the table. */

import type { Asked, Choice, GameUi } from "$/games/types";
import type { Cut } from "$/lib/parts";
import type { LineOf, Play } from "$/lib/play.svelte";
import { NAMES, SILENT, VERBS, type Fact, type View } from "$/generated/sheep_and_thief";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { joined } from "./labels";
import { dogFrom, dogTo, pickedCard, pickedSite, stepOf } from "./picks";
import Own from "./Own.svelte";
import Supplies from "./Supplies.svelte";

const ROUNDS = 3;
const WALK = 400; // milliseconds of the fox, of sheep, and of a card laid
const PACES: Partial<Record<Fact["key"], number>> = {
  "packs-passed": 300,
  "card-laid": WALK,
  "no-card-fits": WALK,
  "sheep-brought": 240,
  "sheep-driven": WALK,
  "black-driven": WALK,
  "fox-moved": WALK,
};

/** What is asked; it follows what is picked. */
function prompt(play: Play<View>): Asked {
  const { view, picker } = play;
  const step = stepOf(view);
  if (step === "draft") {
    if (view.chosen.length) return { key: "step-draft-more" };
    return { key: "step-draft", facts: { cards: view.players === 2 ? 2 : 1 } };
  }
  if (step === "place") {
    const [card, cell] = [pickedCard(play), pickedSite(play)];
    if (card && !cell) return { key: "ask-cell" };
    if (cell && !card) return { key: "ask-card" };
    return { key: picker.can("cover") ? "step-cover" : "step-place" };
  }
  if (step === "animals") {
    if (dogFrom(play)) return { key: dogTo(play) ? "ask-herd" : "ask-dog-to" };
    return { key: "step-animals", facts: still(play) };
  }
  return { key: `step-${step}` };
}

/** What the images that are left ask for. */
function still({ view, say }: Play<View>) {
  const { sheep = 0, dogs = 0, foxes = 0 } = view.due ?? {};
  const counts = Object.entries({ sheep, dogs, foxes }).filter(([, n]) => n);
  return { kinds: counts.length, what: joined(say, counts.map(([kind, n]) => say(`due-${kind}`, { n }))) };
}

function choices(play: Play<View>): Choice[] {
  const { view, say, picker } = play;
  const [from, to] = [dogFrom(play), dogTo(play)];
  if (from && to) return herds(play, from, to);
  const found: Choice[] = [];
  if (picker.can("sheep")) {
    found.push({ label: say("choice-sheep", { n: view.due?.sheep ?? 0 }), want: "sheep", main: true });
  }
  if (picker.can("heel")) found.push({ label: say("choice-heel"), want: "heel" });
  return found;
}

/** How many sheep a dog may drive, the most first. */
function herds({ say, picker }: Play<View>, from: string, to: string): Choice[] {
  return picker
    .words(3, `dog ${from} ${to}`)
    .map((herd) => ({ herd, n: parseInt(herd) || 0, black: herd.endsWith("b") }))
    .sort((a, b) => Number(a.black) - Number(b.black) || b.n - a.n)
    .map(({ herd, n, black }, i) => ({
      label: black ? (n ? say("herd-both", { n }) : say("herd-black")) : say("herd-white", { n }),
      want: `dog ${from} ${to} ${herd}`,
      main: i === 0,
    }));
}

const factsOf = ({ facts = [] }: LineOf<Fact>): readonly Fact[] => facts;

function pace(lines: readonly LineOf<Fact>[]): number {
  return Math.max(0, ...lines.flatMap(factsOf).map(({ key }) => PACES[key] ?? 0));
}

/** The way that the fox took is drawn until the next move. */
function holds(lines: readonly LineOf<Fact>[]): boolean {
  return lines.flatMap(factsOf).some(({ key }) => key === "fox-moved");
}

/** The boards at the end of a round, before the next cards are dealt. */
function roundEnd(lines: readonly LineOf<Fact>[]): Cut | null {
  const last = lines.findLast(({ facts = [] }) => facts.some(({ key }) => key === "round-over"));
  return last && last !== lines.at(-1) ? { line: last.number } : null;
}

function moment({ view, say }: Play<View>): string {
  const round = say("round", { n: view.round, of: ROUNDS });
  const step = stepOf(view);
  if (step === "over") return round;
  const part = step === "place" || step === "animals" ? "part-of-placing" : "part-of-draft";
  return `${round} · ${say(part)}`;
}

export default {
  verbs: VERBS,
  silent: SILENT,
  names: NAMES,
  Board,
  Hand,
  Supplies,
  Own,
  points: (view, seat) => view.tally[seat]?.gold ?? null,
  prompt,
  step: stepOf,
  choices,
  pace,
  holds,
  secret: ["pick"],
  cut: roundEnd,
  closings: { "fox-moved": { tells: ["stolen", "lost", "safe", "black-home", "black-safe"] } },
  anew: [],
  endings: ["won-tie"],
  aid: ({ black_sheep, missions }) => [
    ["part-sheep", "about-part-sheep"],
    ["part-paddock", "about-part-paddock"],
    ["part-towns", "about-part-towns"],
    ["part-rivers", "about-part-rivers"],
    ...(black_sheep ? [["part-black_sheep", "about-part-black_sheep"] as const] : []),
    ...(missions ? [["part-mission", "about-part-mission"] as const] : []),
    ["", "about-card-dog"],
    ["", "about-card-fox"],
    ["", "about-card-barn"],
    ["", "about-card-river"],
  ],
  moment,
} satisfies GameUi<View, Fact>;
