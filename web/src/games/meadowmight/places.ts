/** How a place for a tile of the hand is picked: empty, or with a tile that lies face down. */

import type { Picker } from "$/lib/picker.svelte";
import type { Target } from "$/lib/target.svelte";
import type { Turning } from "./turning.svelte";

/** A want that fits no move. */
export const NOWHERE = "-";

/** Picked again it turns the tile that lies there, or, if that can lie only so, plays it. */
export function pickPlace(turning: Turning, picker: Picker, cell: string): Pick<Target, "want" | "attempt" | "act"> {
  const { held, place, options } = turning;
  const move = turning.attemptMove(cell);
  if (move !== null) return { want: NOWHERE, attempt: move };
  const want = `play ${held ?? "_"} ${cell}`;
  if (held === null || place !== cell) return { want, attempt: turning.attempt(cell) };
  return { want, act: () => ((options?.rots.length ?? 0) > 1 ? void turning.rotate() : picker.confirm()) };
}
