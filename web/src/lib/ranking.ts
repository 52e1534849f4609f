/** The result of a match in the order of its places. Knows no game. */

/** As the server sends it: the total, its named parts, and what breaks a tie. */
export interface Score {
  total: number;
  parts: Readonly<Record<string, number>>;
  tie_break?: readonly number[];
}

export interface Ranked {
  seat: number;
  /** From 1; those who are equal share it. */
  place: number;
  score: Score;
}

/** Winners first, then by total and what breaks a tie. */
export function ranked(scores: readonly Score[], winners: readonly number[]): Ranked[] {
  const rank = (seat: number): number[] => {
    const { total, tie_break = [] } = scores[seat]!;
    return [Number(winners.includes(seat)), total, ...tie_break];
  };
  const order = scores.map((_, seat) => seat).sort((a, b) => compare(rank(b), rank(a)) || a - b);
  let place = 0;
  return order.map((seat, at) => {
    const before = order[at - 1];
    if (before === undefined || compare(rank(before), rank(seat))) place = at + 1;
    return { seat, place, score: scores[seat]! };
  });
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((n, i) => n !== other[i]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/** A number with a real minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
