/** What the page says of somebody's presence: one key for words and looks. */

import type { Person } from "$/generated/wire";

export type State = "resigned" | "bot" | "late" | "here" | "away";

export function stateOf(chair: Person, here: boolean): State {
  if (chair.resigned) return "resigned";
  if (chair.bot) return "bot";
  if (chair.late) return "late";
  return here ? "here" : "away";
}
