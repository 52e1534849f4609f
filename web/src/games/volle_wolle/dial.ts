/** Where the bids stand on the dial: a circle of 15 places, clockwise, the one at the bottom free. */

export const BIDS = [...Array.from({ length: 13 }, (_, i) => String(14 + i)), "26+"] as const;

const STEP = 360 / (BIDS.length + 1);
const RADIUS = 132;

/** Degrees from the bottom, clockwise. */
export const turnOf = (bid: string): number => STEP * ((BIDS as readonly string[]).indexOf(bid) + 1);

/** The middle of a bid's place, the dial around the origin. */
export function placeOf(bid: string): { x: number; y: number } {
  const angle = (turnOf(bid) * Math.PI) / 180;
  return { x: -RADIUS * Math.sin(angle), y: RADIUS * Math.cos(angle) };
}
