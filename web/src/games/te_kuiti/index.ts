/** Te Kuiti on the page. */

import type { GameUi } from "$/games/types";
import type { Play } from "$/lib/play.svelte";
import { MEMORY, VERBS, type View } from "$/made/te_kuiti";
import Board from "./Board.svelte";
import { notesOf } from "./changes";
import Supplies from "./Supplies.svelte";

const ROUNDS = 2;
const PACES: Record<string, number> = { fence: 300, ram: 450, take: 600, done: 0, reveal: 700 };
// Tiles that are turned back or leave the field, and how a round ended.
const GONE_NEXT = new Set([
  "turned-back",
  "pair-enclosed",
  "pair-taken",
  "pair-removed",
  "ram-found",
  "ram-idle",
  "shepherd-found",
  "shepherd-found-solo",
  "round-scored",
]);

const game: GameUi<View> = {
  verbs: VERBS,
  memory: MEMORY,
  Board,
  Hand: null,
  Supplies,
  points,
  prompt,
  step,
  choices,
  pace,
  holds: (lines) => lines.flatMap(notesOf).some((note) => GONE_NEXT.has(note.key)),
  moment,
};
export default game;

function points(view: View, seat: number): number | null {
  if (view.shepherd === null) return view.pending.length ? null : Number(view.won);
  const earlier = view.shepherd_points[seat]! + view.sheep_points[seat]!;
  if (!view.pending.length) return earlier;
  return earlier + (seat === view.shepherd ? view.enclosed : view.taken);
}

function step(view: View): string {
  const now = view.pending.at(-1) ?? "over";
  if (view.shepherd === null) return `solo-${now}`;
  return now === "flip" && view.open_field ? "open" : now;
}

function prompt(play: Play<View>): string {
  const { view, picker, say } = play;
  const now = view.pending.at(-1) ?? "over";
  if (now === "fence")
    return say("step-fence", {
      left: Math.min(view.pending.filter((one) => one === "fence").length, view.supply),
    });
  if (now !== "flip") return say(`step-${now}`);
  const takes = picker.active ? picker.can("take") : view.open_field;
  const flips = picker.active ? picker.can("flip") : view.revealed < 2;
  if (takes) return say(flips ? "step-flip-or-take" : "step-take");
  return say("step-flip", { left: 2 - view.revealed });
}

function choices({ picker, say }: Play<View>) {
  return picker.can("done") ? [{ label: say("choice-done"), want: "done" }] : [];
}

function pace(lines: Parameters<GameUi<View>["pace"]>[0]): number {
  const paces = lines.map((line) => PACES[line.text.split(" ")[0]!] ?? 0);
  const seen = lines.flatMap(notesOf).some((note) => note.key === "seen-before");
  return Math.max(0, ...paces, seen ? PACES.reveal! : 0);
}

function moment({ view, say }: Play<View>): string {
  if (view.shepherd !== null) return say("round", { n: view.round, of: ROUNDS });
  return `${say("players-solo")} · ${say(`flowers-${view.flowers}`)}`;
}
