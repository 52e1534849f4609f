/** How large the lands are drawn: one's own as large as it may be, the others beside it or below. */

import type { Room } from "../fit";

export interface Arranged {
  /** Pixels of the large land. */
  large: number;
  /** Of each of the others. */
  small: number;
  /** In which the others stand. */
  columns: number;
  /** Whether they stand below the large one. */
  below: boolean;
  /** Whether there is room for a line above the large one. */
  titled: boolean;
  /** Whether there is none for lines above the others. */
  short: boolean;
}

export const GAP = 8;
const LEAST = 60; // of a small land: a finger hits it
const CAPTION = 24; // by which it is higher than wide: its line
const SHORT = 320; // pixels of height up to which that line lies on the land
const TITLE = 34;
const ROOMY = 420; // pixels of height from which on there is a line above the large land
const WEIGHT = 0.4; // of the size of a small land against that of the large one

export function arranged({ width, height }: Room, others: number): Arranged {
  const [titled, short] = [height >= ROOMY, height < SHORT];
  const line = short ? 0 : CAPTION;
  const room = { width, height: titled ? height - TITLE : height };
  const ways = Array.from({ length: others }, (_, i) => beside(room, height, others, i + 1, line));
  ways.push(below(room, others, line));
  const worth = ({ large, small }: Sizes) => large + WEIGHT * small;
  const best = ways.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return { ...best, titled, short };
}

type Sizes = Omit<Arranged, "titled" | "short">;

function beside(room: Room, high: number, others: number, columns: number, line: number): Sizes {
  const rows = Math.ceil(others / columns);
  const large = floor(Math.min(room.height, room.width - columns * (LEAST + GAP)));
  const wide = (room.width - large) / columns - GAP;
  const small = floor(Math.min(wide, (high - GAP * (rows - 1)) / rows - line, large));
  return { large, small, columns, below: false };
}

function below({ width, height }: Room, others: number, line: number): Sizes {
  const large = floor(Math.min(width, height - LEAST - line - GAP));
  const wide = (width - GAP * (others - 1)) / others;
  const small = floor(Math.min(wide, height - large - GAP - line, large));
  return { large, small, columns: others, below: true };
}

const floor = (pixels: number): number => Math.max(0, Math.floor(pixels));
