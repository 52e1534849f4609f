/**
 * What each player threw and took since the bids were last shown, told from the lines that came.
 *
 * Without the memory aid cards are told as long as in the log: from the viewer's last decision on.
 */

import type { Line } from "$/made/wire";
import { DICE, isDie, type DieName } from "./dice";

export interface Turn {
  /** By die what it showed last. */
  dice: Partial<Record<DieName, number>>;
  kept: readonly string[];
  outcome: "reached" | "failed" | "rest" | null;
  cards: readonly string[];
}

type Turns = ReadonlyMap<number, Turn>;

const NOTHING: Turn = { dice: {}, kept: [], outcome: null, cards: [] };
const REACHED = new Set(["reached", "reached-bonus", "reached-chips", "reached-both"]);
const REST = new Set(["rest-taken", "leftovers"]);

export class Recap {
  turns = $state.raw<Turns>(new Map());
  private seen = 0; // the last line that was told
  private rolled: Turn = NOTHING; // dice whose thrower is not named yet

  /** Lines led to a view in which this seat has the turn; at some the cards before are forgotten. */
  add(lines: readonly Line[], turn: number | null, forgets: (line: Line) => boolean): void {
    const first = lines[0];
    if (!first) return;
    if (first.number !== this.seen + 1) this.clear();
    for (const line of lines) {
      if (forgets(line)) this.forget();
      this.tell(line);
    }
    this.seen = lines.at(-1)!.number;
    if (turn !== null && this.rolled !== NOTHING) this.named(turn);
  }

  private clear(): void {
    this.turns = new Map();
    this.rolled = NOTHING;
  }

  private forget(): void {
    this.turns = new Map([...this.turns].map(([seat, turn]) => [seat, { ...turn, cards: [] }]));
  }

  private tell({ by, text, facts = [] }: Line): void {
    const [verb = "", word = "", face = ""] = text.split(" ");
    if (verb === "bid" && facts.length) this.clear();
    if (verb === "roll" && isDie(word))
      this.rolled = { ...this.rolled, dice: { ...this.rolled.dice, [word]: Number(face) } };
    if (verb === "keep") this.change(by, { kept: [...this.of(by).kept, word] });
    if (verb === "take") this.change(by, { cards: [...this.of(by).cards, word] });
    if (verb === "fail") this.change(by, { outcome: "failed" });
    for (const { key, arguments: of } of facts) this.heard(key, Number(of.seat), String(of.card));
  }

  private heard(key: string, seat: number, card: string): void {
    if (REACHED.has(key) || key === "failed") {
      this.named(seat);
      this.change(seat, { outcome: key === "failed" ? "failed" : "reached" });
    } else if (REST.has(key)) {
      this.change(seat, { outcome: this.of(seat).outcome ?? "rest" });
    } else if (key === "card-taken") {
      this.change(seat, { cards: [...this.of(seat).cards, card] });
    }
  }

  /** The dice that were rolled are this seat's; what it kept stays. */
  private named(seat: number): void {
    this.change(seat, { dice: { ...this.of(seat).dice, ...this.rolled.dice } });
    this.rolled = NOTHING;
  }

  private of(seat: number): Turn {
    return this.turns.get(seat) ?? NOTHING;
  }

  private change(seat: number, changes: Partial<Turn>): void {
    this.turns = new Map(this.turns).set(seat, { ...this.of(seat), ...changes });
  }
}

/** The dice of a turn in their order, as far as they are known. */
export function thrown(turn: Turn): { die: DieName; face: number }[] {
  return DICE.flatMap((die) => {
    const face = turn.dice[die];
    return face === undefined ? [] : [{ die, face }];
  });
}
