/**
 * Throws of which the next view shows nothing any more: those that end what a player does, because all comes
 * without a choice. The board shows them from their facts, over the view before their last die fell.
 */

import type { Cut } from "$/lib/parts";
import type { LineOf } from "$/lib/play.svelte";
import type { Fact, View } from "$/generated/volle_wolle";

/** Steps in which the last throw is shown. */
export const LOOKED_AT: ReadonlySet<string> = new Set(["keep", "accept", "black", "take"]);
/** What is told of a throw itself. */
const OF_THROW: ReadonlySet<string> = new Set(["throw-ended", "malus-counted", "reached", "failed"]);

const ended = ({ facts = [] }: LineOf<Fact>): number => facts.findIndex(({ key }) => key === "throw-ended");

/** The moment at which such a throw has ended; null if there was none. */
export function lastThrow(lines: readonly LineOf<Fact>[], view: View): Cut | null {
  const throws = lines.filter((line) => ended(line) >= 0);
  if (LOOKED_AT.has(view.pending[0] ?? "")) throws.pop();
  const line = throws.at(-1);
  if (!line) return null;
  const facts = line.facts ?? [];
  const more = facts.findIndex(({ key }, at) => at >= ended(line) && !OF_THROW.has(key));
  return { line: line.number, facts: more < 0 ? facts.length : more };
}

/** A view with the dice that have fallen since. */
export function withThrow(view: View, facts: readonly Fact[]): View {
  if (view.pending[0] !== "roll") return view;
  let seen = view;
  for (const { key, arguments: told } of facts) {
    if (!("seat" in told) || told.seat !== view.turn) continue;
    if (key === "dice-thrown") seen = { ...seen, dice: [told.d12, told.d10, told.d8] };
    if (key === "throw-ended") seen = { ...seen, result: told.result };
    if (key === "reached") seen = { ...seen, pending: ["take"], due: told.n };
  }
  return seen;
}
