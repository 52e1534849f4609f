/**
 * What each player threw and took since the bids were last shown, from the facts of the lines that came.
 *
 * Without the memory aid cards stand here from the viewer's last decision on.
 */

import type { Fact } from "$/generated/volle_wolle";
import type { LineOf } from "$/lib/play.svelte";
import { isUndo } from "$/lib/undone";
import { DICE, type DieName } from "./dice";

export interface Turn {
  /** By die what it showed last. */
  dice: Partial<Record<DieName, number>>;
  kept: readonly string[];
  outcome: "reached" | "failed" | "rest" | null;
  cards: readonly string[];
}

type Turns = ReadonlyMap<number, Turn>;

const NOTHING: Turn = { dice: {}, kept: [], outcome: null, cards: [] };

export class Recap {
  turns = $state.raw<Turns>(new Map());
  private now = new Map<number, Turn>(); // the same while lines are read
  private lines: LineOf<Fact>[] = []; // that stand, since the first one that was read
  private seen = 0; // the last line that was read

  /** Read lines that came; `undone` are those that they took back. At some the cards before are forgotten. */
  add(
    lines: readonly LineOf<Fact>[],
    undone: readonly LineOf<Fact>[],
    forgets: (line: LineOf<Fact>) => boolean,
  ): void {
    const first = lines[0];
    if (!first) return;
    if (first.number !== this.seen + 1 && first.number !== this.seen) this.lines = []; // a line may come in parts
    const gone = new Set(undone.map(({ number }) => number));
    this.lines = [...this.lines.filter(({ number }) => !gone.has(number)), ...lines.filter((line) => !isUndo(line))];
    this.seen = lines.at(-1)!.number;
    this.now = new Map();
    for (const line of this.lines) {
      if (forgets(line)) for (const seat of this.now.keys()) this.change(seat, () => ({ cards: [] }));
      for (const fact of line.facts ?? []) this.read(fact);
    }
    this.turns = this.now;
  }

  private read(fact: Fact): void {
    switch (fact.key) {
      case "bids-shown":
        return this.now.clear();
      case "die-rolled": {
        const { seat, die, face } = fact.arguments;
        return this.change(seat, ({ dice }) => ({ dice: { ...dice, [die]: face } }));
      }
      case "die-kept": {
        const { seat, die } = fact.arguments;
        return this.change(seat, ({ kept }) => ({ kept: [...kept, die] }));
      }
      case "reached":
      case "reached-bonus":
      case "reached-chips":
      case "reached-both":
        return this.change(fact.arguments.seat, () => ({ outcome: "reached" }));
      case "failed":
      case "bid-refused":
        return this.change(fact.arguments.seat, () => ({ outcome: "failed" }));
      case "rest-taken":
      case "leftovers":
        return this.change(fact.arguments.seat, ({ outcome }) => ({ outcome: outcome ?? "rest" }));
      case "card-chosen":
      case "card-taken": {
        const { seat, card } = fact.arguments;
        return this.change(seat, ({ cards }) => ({ cards: [...cards, card] }));
      }
    }
  }

  private change(seat: number, changes: (turn: Turn) => Partial<Turn>): void {
    const turn = this.now.get(seat) ?? NOTHING;
    this.now.set(seat, { ...turn, ...changes(turn) });
  }
}

/** The dice of a turn in their order, as far as they are known. */
export function thrown(turn: Turn): { die: DieName; face: number }[] {
  return DICE.flatMap((die) => {
    const face = turn.dice[die];
    return face === undefined ? [] : [{ die, face }];
  });
}
