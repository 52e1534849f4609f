/** What the facts of a move change on the table: cards that leave it, and what each player gains and loses. */

import type { Fact } from "$/generated/volle_wolle";

/** What changes before one player. */
export interface Change {
  chips: number;
  dogs: number;
  bone: "gained" | "lost" | null;
  /** The sheep that comes to lie on top of the flock. */
  top: string | null;
}

export interface Happened {
  /** The cards that leave the table. */
  taken: readonly string[];
  /** The dice that stay when the others are thrown again. */
  kept: ReadonlySet<string>;
  of(seat: number): Change;
}

const NOTHING: Change = { chips: 0, dogs: 0, bone: null, top: null };

export function happened(facts: readonly Fact[]): Happened {
  const taken: string[] = [];
  const kept = new Set<string>();
  const changes = new Map<number, Change>();
  const of = (seat: number): Change => changes.get(seat) ?? NOTHING;
  const change = (seat: number, more: Partial<Change>) => changes.set(seat, { ...of(seat), ...more });
  const pay = (seat: number, chips: number) => change(seat, { chips: of(seat).chips - chips });
  for (const fact of facts)
    switch (fact.key) {
      case "card-chosen":
      case "card-taken":
        taken.push(fact.arguments.card);
        break;
      case "die-kept":
        kept.add(fact.arguments.die);
        break;
      case "plus-paid":
        pay(fact.arguments.seat, 1);
        break;
      case "chip-gained":
        pay(fact.arguments.seat, -1);
        break;
      case "reached-chips":
      case "reached-both":
      case "raised-chips":
      case "raised-both":
        pay(fact.arguments.seat, fact.arguments.chips);
        break;
      case "dogs-gained":
        change(fact.arguments.seat, { dogs: of(fact.arguments.seat).dogs + fact.arguments.n });
        break;
      case "bone-gained":
      case "bone-taken":
        change(fact.arguments.seat, { bone: "gained" });
        break;
      case "bone-lost":
        change(fact.arguments.seat, { bone: "lost" });
        break;
      case "top-changed":
        change(fact.arguments.seat, { top: fact.arguments.card });
    }
  return { taken, kept, of };
}
