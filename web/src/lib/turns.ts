/** Groups the lines of a log by turn: what a seat decided, with what chance drew for it. */

import type { Line } from "$/made/wire";

export interface Turn {
  /** The seat that decided; -1 before anybody has. */
  seat: number;
  lines: Line[];
}

/** A turn goes on until another seat decides. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last && (line.by < 0 || line.by === last.seat)) last.lines.push(line);
    else turns.push({ seat: line.by, lines: [line] });
  }
  return turns;
}
