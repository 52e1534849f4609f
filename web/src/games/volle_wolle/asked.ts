/** What is asked in words, and the answers that have no place on the board. */

import type { Choice } from "../types";
import type { View } from "$/made/volle_wolle";
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

export function prompt(play: Play<View>): string {
  const { view, say } = play;
  const name = step(view);
  if (play.me === null || !view.acting.includes(play.me)) return say(`other-${name}`);
  switch (name) {
    case "bid":
      return say(mayBid(play, PLUS) || !play.picker.active ? "step-bid" : "step-bid-plain");
    case "take":
      return say("step-take-more", { n: view.due });
    case "keep":
      return say(view.throw === 1 ? "step-keep" : "step-keep-last");
    case "keep-or-accept":
      return say("step-keep-or-accept", { price: priced(view, say), n: view.due });
    case "accept":
      return say("step-accept-price", { price: priced(view, say) });
    default:
      return say(`step-${name}`);
  }
}

/** Also while another bid waits to be confirmed. */
const mayBid = ({ picker }: Play<View>, bid: string): boolean => picker.can(bid) || picker.couldInstead(bid);

export function choices(play: Play<View>): Choice[] {
  const { view, say, picker } = play;
  const found: Choice[] = [];
  if (picker.can("accept"))
    found.push({ label: say("do-accept", { price: priced(view, say) }), want: "accept", main: true });
  if (picker.can("fail")) found.push({ label: say("do-fail"), want: "fail" });
  for (const move of picker.left) if (move[0] === "raise") found.push(raised(move, say));
  if (picker.can("black")) found.push({ label: say("do-black"), want: "black" });
  if (picker.can("bone yes")) {
    found.push({ label: say("do-bone-yes"), want: "bone yes", main: true });
    found.push({ label: say("do-bone-no"), want: "bone no" });
  }
  return found;
}

/** `raise bonus`, `raise 2` or `raise bonus 1`. */
function raised(move: readonly string[], say: Words["say"]): Choice {
  const n = Number(move.at(-1));
  const kind = Number.isNaN(n) ? "bonus" : move.length === 2 ? "chips" : "both";
  return { label: say(`do-raise-${kind}`, kind === "bonus" ? {} : { n }), want: move.join(" ") };
}
