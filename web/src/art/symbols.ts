/** The six seats' symbols, in the order of their colours: the same in every game. */

export const SYMBOLS = [
  "M0-42A42 42 0 0 1 0 42A42 42 0 0 1 0-42Z", // circle
  "M-36-36H36V36H-36Z", // square
  "M0-42L46 36H-46Z", // triangle
  "M0-48L13-16L47-14L20 8L30 42L0 22L-30 42L-20 8L-47-14L-13-16Z", // star
  "M0 44C-30 20-46 2-46-18C-46-46-10-50 0-22C10-50 46-46 46-18C46 2 30 20 0 44Z", // heart
  "M0-48C12-26 34-6 34 14A34 34 0 0 1-34 14C-34-6-12-26 0-48Z", // drop
] as const;

export function seatColour(seat: number): string {
  return `var(--seat-${seat})`;
}
