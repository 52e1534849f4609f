/** Te Kuiti on the page. */

import type { Asked, GameUi } from "$/games/types";
import type { LineOf, Play } from "$/lib/play.svelte";
import { COMPONENTS, NAMES, SILENT, VERBS, type Fact, type View } from "$/generated/te_kuiti";
import Board from "./Board.svelte";
import Supplies from "./Supplies.svelte";

const ROUNDS = 2;
const PACES: Partial<Record<Fact["key"], number>> = {
  "fence-placed": 300,
  "fence-rammed": 450,
  "tile-gone": 600,
  "tile-shown": 700,
  "seen-before": 700,
};

const game: GameUi<View, Fact> = {
  verbs: VERBS,
  silent: SILENT,
  names: NAMES,
  Board,
  Hand: null,
  Supplies,
  points,
  prompt,
  step,
  choices,
  pace,
  holds,
  secret: [],
  cut: () => null,
  closings: { "round-scored": { round: true, tells: ["round-scored", "second-round"] } },
  anew: ["field-left"],
  endings: [
    "lost-reserve",
    "lost-enclosed",
    "lost-flips",
    "lost-no-pair",
    "won",
    "no-free-tile",
    "out-of-fences",
    "last-turn-over",
  ],
  feat,
  aid: ({ shepherd }) =>
    shepherd === null
      ? [
          ["", "about-sheep-solo"],
          ["", "about-flower"],
          ["", "about-ram-solo"],
          ["", "about-shepherd-solo"],
          ["", "about-pen-solo"],
        ]
      : [
          ["", "about-sheep"],
          ["", "about-ram"],
          ["", "about-shepherd"],
          ["", "about-fence"],
        ],
  moment,
};
export default game;

function points(view: View, seat: number): number | null {
  if (view.shepherd === null) return view.pending.length ? null : Number(view.won);
  const earlier = view.shepherd_points[seat]! + view.sheep_points[seat]!;
  if (!view.pending.length) return earlier;
  return earlier + (seat === view.shepherd ? view.enclosed : view.taken);
}

/** Alone: pairs that left the field; with all of them, fewer flips are better. */
function feat(view: View) {
  if (view.shepherd !== null) return null;
  const pairs = view.taken / 2;
  const of = COMPONENTS.tiles.filter(({ kind }) => !["ram", "shepherd"].includes(kind)).length / 2;
  const worth = 1000 * pairs - (view.won ? view.flips : 0);
  return { under: view.flowers, worth, facts: { pairs, of, flips: view.flips } };
}

function step(view: View): string {
  const now = view.pending.at(-1) ?? "over";
  if (view.shepherd === null) return `solo-${now}`;
  return now === "flip" && view.open_field ? "open" : now;
}

function prompt({ view, picker }: Play<View>): Asked {
  const now = view.pending.at(-1) ?? "over";
  if (now === "fence") {
    const due = view.pending.filter((one) => one === "fence").length;
    return { key: "step-fence", facts: { left: Math.min(due, view.supply) } };
  }
  if (now !== "flip") return { key: `step-${now}` };
  const takes = picker.active ? picker.can("take") : view.open_field;
  const flips = picker.active ? picker.can("flip") : view.revealed < 2;
  if (takes) return { key: flips ? "step-flip-or-take" : "step-take" };
  return { key: "step-flip", facts: { left: 2 - view.revealed } };
}

function choices({ picker, say }: Play<View>) {
  return picker.can("done") ? [{ label: say("choice-done"), want: "done" }] : [];
}

function pace(lines: readonly LineOf<Fact>[]): number {
  return Math.max(0, ...lines.flatMap(factsOf).map(({ key }) => PACES[key] ?? 0));
}

/** Tiles that came up and are turned down again or leave the field, and how a round ended. */
function holds(lines: readonly LineOf<Fact>[]): boolean {
  const keys = new Set(lines.flatMap(factsOf).map(({ key }) => key));
  const turned = keys.has("tile-shown") || keys.has("seen-before");
  return keys.has("tile-covered") || keys.has("round-scored") || (turned && keys.has("tile-gone"));
}

const factsOf = ({ facts = [] }: LineOf<Fact>) => facts;

function moment({ view, say }: Play<View>): string {
  if (view.shepherd !== null) return say("round", { n: view.round, of: ROUNDS });
  return `${say("players-solo")} · ${say(`flowers-${view.flowers}`)}`;
}
