/** One device for several people: whose turn it is to have it. */

import type { Sync } from "$/generated/wire";

export interface Device {
  /** The chairs that this device holds. */
  chairs: readonly (number | null)[];
  /** Whether somebody has said who is at it. */
  known: boolean;
}

/** The chair to pass the device to; null: it stays; undefined: nobody here has to decide. */
export function passedTo(sync: Sync, { chairs, known }: Device): number | null | undefined {
  if (sync.phase !== "playing" || sync.chair === null) return undefined;
  const acting = sync.chairs.filter(({ seat, bot }) => sync.acting.includes(seat) && !bot);
  const ours = acting.filter(({ chair }) => chairs.includes(chair));
  const own = ours.some(({ chair }) => chair === sync.chair);
  if (!own && ours[0]) return ours[0].chair;
  if (!known && chairs.length > 1) return sync.chair; // who is at it?
  return own ? null : undefined;
}
