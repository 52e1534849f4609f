/** Groups the lines of a log by turn: what a seat decided, with what chance drew for it. */

import type { Line } from "$/generated/wire";

export interface Turn {
  /** The seat that decided; -1 before anybody has. */
  seat: number;
  lines: Line[];
}

/** A turn goes on until another seat decides, or chance draws for another one. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const seat = seatOf(line) ?? last?.seat ?? -1;
    if (last?.seat === seat) last.lines.push(line);
    else turns.push({ seat, lines: [line] });
  }
  return turns;
}

/** The seat that decided, or for which chance drew: the first fact of such a line names it. */
export function seatOf({ by, facts }: Pick<Line, "by" | "facts">): number | null {
  if (by >= 0) return by;
  const { seat } = facts?.[0]?.arguments ?? {};
  return seat === undefined ? null : Number(seat);
}
