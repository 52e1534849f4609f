/** What is asked, and the choices without a place on the board. */

import type { Asked, Choice } from "$/games/types";
import type { Play } from "$/lib/play.svelte";
import type { View } from "$/generated/meadowmight";
import { byFinger } from "./finger";
import { CHANGE, turningOf } from "./turning.svelte";

export function stepOf(view: View): string {
  return view.pending.at(-1) ?? "over";
}

export function prompt(play: Play<View>): Asked {
  const { view } = play;
  const step = stepOf(view);
  const acts = play.me !== null && view.acting.includes(play.me);
  switch (step) {
    case "turn":
      return { key: acts ? askedOfTurn(play) : "step-turn" };
    case "discard":
      return { key: "step-discard", facts: { left: view.pending.filter((one) => one === "discard").length } };
    case "wolf":
      return { key: "step-wolf", facts: { tiles: view.frightened.length, at: "" } };
    case "tree":
      if (view.turned !== null) return { key: "step-tree-second", facts: { at: "" } };
      return { key: acts ? askedByTree(play) : "step-tree" };
    default:
      return { key: `step-${step}` };
  }
}

function askedOfTurn(play: Play<View>): string {
  const { picker, view } = play;
  const turning = turningOf(play);
  if (turning.held !== null && turning.place !== null) {
    if (!turning.turnable) return "pick-sure";
    return byFinger() ? "pick-way-touch" : "pick-way";
  }
  if (turning.held !== null) {
    if (!turning.turnable) return "pick-place-only";
    return byFinger() ? "pick-place-touch" : "pick-place";
  }
  if (turning.place !== null) return "pick-tile";
  if (picker.isPicked(CHANGE)) {
    if (turning.options) return byFinger() ? "pick-turn-touch" : "pick-turn";
    return view.fuzzy_fences ? "pick-change-fuzzy" : "pick-change";
  }
  if (picker.can("discard")) return "step-turn-stuck";
  if (!picker.can("play")) return "step-turn-change";
  return picker.can(CHANGE) ? "step-turn" : "step-turn-play";
}

function askedByTree({ picker }: Play<View>): string {
  if (!picker.can("draw")) return "step-tree-turn";
  return picker.can("turn") ? "step-tree" : "step-tree-draw";
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
