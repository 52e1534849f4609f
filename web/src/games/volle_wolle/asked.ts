/** What is asked in words, and the answers that have no place on the board. */

import type { Asked, Choice } from "../types";
import type { View } from "$/generated/volle_wolle";
import type { Play } from "$/lib/play.svelte";
import type { Words } from "$/lib/words.svelte";

const PLUS = "bid 26+";

/** What `accept` costs: the bonus first, then chips. */
export function priced(view: View, say: Words["say"]): string {
  const bonus = view.turn !== null && (view.seats[view.turn]?.modifier ?? 0) > 0;
  if (!view.price) return say("price-bonus");
  return say(bonus ? "price-both" : "price-chips", { n: view.price });
}

/** The decision by name: its words for the coach, and without a price for the prompt. */
export function step(view: View): string {
  const pending = view.pending[0] ?? "over";
  if (pending === "keep" && view.price !== null) return "keep-or-accept";
  return pending;
}

export function prompt(play: Play<View>): Asked {
  const { view, say } = play;
  const name = step(view);
  switch (name) {
    case "bid":
      return { key: mayBid(play, PLUS) || !play.picker.active ? "step-bid" : "step-bid-plain" };
    case "take":
      return { key: "step-take", facts: { n: view.due } };
    case "keep":
      return { key: view.throw === 1 ? "step-keep" : "step-keep-last" };
    case "keep-or-accept":
      return { key: "step-keep-or-accept", facts: { price: priced(view, say), n: view.due } };
    case "accept":
      return { key: "step-accept", facts: { price: priced(view, say) } };
    default:
      return { key: `step-${name}` };
  }
}

/** Also while another bid waits to be confirmed. */
const mayBid = ({ picker }: Play<View>, bid: string): boolean => picker.can(bid) || picker.couldInstead(bid);

export function choices(play: Play<View>): Choice[] {
  const { view, say, picker } = play;
  const found: Choice[] = [];
  if (picker.can("accept"))
    found.push({ label: say("choice-accept", { price: priced(view, say) }), want: "accept", main: true });
  if (picker.can("fail")) found.push({ label: say("choice-fail"), want: "fail" });
  for (const move of picker.left) if (move[0] === "raise") found.push(raised(move, say));
  if (picker.can("black")) found.push({ label: say("choice-black"), want: "black" });
  if (picker.can("bone yes")) {
    found.push({ label: say("choice-bone-yes"), want: "bone yes", main: true });
    found.push({ label: say("choice-bone-no"), want: "bone no" });
  }
  return found;
}

/** `raise bonus`, `raise 2` or `raise bonus 1`. */
function raised(move: readonly string[], say: Words["say"]): Choice {
  const n = Number(move.at(-1));
  const kind = Number.isNaN(n) ? "bonus" : move.length === 2 ? "chips" : "both";
  return { label: say(`choice-raise-${kind}`, kind === "bonus" ? {} : { n }), want: move.join(" ") };
}
