/** What is asked, and the choices without a place on the board. */

import type { Choice } from "$/games/types";
import type { Play } from "$/lib/play.svelte";
import type { View } from "$/made/meadowmight";
import { CHANGE, turningOf } from "./turning.svelte";

export function stepOf(view: View): string {
  return view.pending.at(-1) ?? "over";
}

export function prompt(play: Play<View>): string {
  const { say, view } = play;
  const step = stepOf(view);
  if (play.me === null || !view.acting.includes(play.me)) return waited(play, step);
  switch (step) {
    case "turn":
      return say(askedOfTurn(play));
    case "discard":
      return say("step-discard", { left: view.pending.filter((one) => one === "discard").length });
    case "wolf":
      return say("step-wolf", { cell: view.wolf ?? "", cells: listed(play, view.frightened) });
    case "tree":
      return askedByTree(play);
    default:
      return say(`step-${step}`);
  }
}

/** For those who wait: what somebody else decides. */
function waited({ say, words }: Play<View>, step: string): string {
  const key = `wait-${step}`;
  return say(words.has(key) ? key : `step-${step}`);
}

function askedOfTurn(play: Play<View>): string {
  const { picker } = play;
  const turning = turningOf(play);
  if (turning.held !== null && turning.place !== null) return turning.turnable ? "pick-way" : "pick-sure";
  if (turning.held !== null) return turning.turnable ? "pick-place" : "pick-place-only";
  if (turning.place !== null) return "pick-tile";
  if (picker.isPicked(CHANGE)) return turning.options ? "pick-turn" : "pick-change";
  if (picker.can("discard")) return "step-turn-stuck";
  if (!picker.can("play")) return "step-turn-change";
  return picker.can(CHANGE) ? "step-turn" : "step-turn-play";
}

function askedByTree({ picker, say, view }: Play<View>): string {
  if (view.turned !== null) return say("step-tree-second", { cell: view.turned });
  if (!picker.can("draw")) return say("step-tree-turn");
  return say(picker.can("turn") ? "step-tree" : "step-tree-draw");
}

/** Names of cells have commas of their own. */
function listed({ say }: Play<View>, cells: readonly string[]): string {
  const last = cells.at(-1) ?? "";
  const some = cells.slice(0, -1).join("; ");
  return some ? say("name-list", { some, last }) : last;
}

export function choices(play: Play<View>): Choice[] {
  const { picker, say, view } = play;
  const turning = turningOf(play);
  const step = stepOf(view);
  const found: Choice[] = [];
  if (step === "turn" && turning.held === null && turning.place === null && picker.can(CHANGE))
    found.push({ label: say("choose-change"), want: CHANGE });
  if (step === "tree" && picker.can("turn") && !picker.words(0).includes("turn"))
    found.push({ label: say("choose-turn-tiles"), want: "turn" });
  if (turning.options?.verb === "turn") {
    const want = `turn ${turning.options.cell} ${turning.current}`;
    found.push({ label: say("choose-turn"), want, main: true });
  }
  if (step === "tree" && picker.can("draw")) found.push({ label: say("choose-draw"), want: "draw" });
  if (picker.can("done")) found.push({ label: say(`choose-done-${step}`), want: "done" });
  return found;
}
