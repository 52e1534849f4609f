/**
 * What a person is about to lay or turn, before it is a whole move: which tile, where, which way.
 *
 * A tile of the hand is turned before or after its place is chosen; a tile of the board is opened
 * first, then one of its rotations, or a place to move to, is picked.
 */

import type { Play } from "$/lib/play.svelte";
import { settings } from "$/lib/settings.svelte";
import type { View } from "$/generated/meadowmight";
import { kindOf, rotations, touches } from "./geometry";

/** A CHANGE begins with one of these. */
export const CHANGE = ["turn", "move"] as const;

/** A place of a tile from the hand, with the rotations that are allowed there. */
interface Laying {
  type: string;
  cell: string;
  rots: number[];
}

export class Turning {
  /** The rotation a person likes for tiles of the hand. */
  liked = $state(0);
  /** The tile of the board that is about to be turned or moved. */
  opened = $state<string | null>(null);
  /** Which of its rotations is looked at. */
  private looked = $state(0);
  private laying = $state.raw<Laying | null>(null);

  constructor(private readonly play: Play<View>) {}

  private get picker() {
    return this.play.picker;
  }

  /** The type of the hand that is picked. */
  get held(): string | null {
    return this.word("play", 1);
  }

  /** The place that is picked for it. */
  get place(): string | null {
    return this.word("play", 2);
  }

  /** The rotation that is picked for it. */
  get rot(): number | null {
    const word = this.word("play", 3) ?? this.readyWord();
    return word === null ? null : Number(word);
  }

  /** The rotations to choose from now: of a tile that has its place, or of one that is opened. */
  readonly options: { cell: string; rots: number[]; verb: "play" | "turn" } | null = $derived.by(() => {
    if (this.laying && this.laying.type === this.held && this.laying.cell === this.place)
      return { cell: this.laying.cell, rots: this.laying.rots, verb: "play" };
    if (this.opened === null || this.held !== null || !this.picker.active) return null;
    const rots = this.picker.words(2, `turn ${this.opened}`).map(Number);
    return rots.length ? { cell: this.opened, rots, verb: "turn" } : null;
  });

  /** The rotation that is shown of them. */
  readonly current: number | null = $derived.by(() => {
    if (!this.options) return null;
    if (this.options.verb === "play") return this.rot;
    return this.options.rots[this.looked % this.options.rots.length]!;
  });

  /** Whether what is held or opened can lie in more than one way. */
  get turnable(): boolean {
    const rots = this.options?.rots ?? (this.held === null ? [] : rotations(this.held));
    return rots.length > 1;
  }

  /** The tiles of the board that may be turned or moved now. */
  readonly sources: ReadonlySet<string> = $derived.by(() => {
    const { picker } = this;
    const asked = this.play.view.pending.at(-1) === "turn";
    if (!picker.active || (asked && !picker.isPicked(CHANGE))) return new Set();
    return new Set([...picker.words(1, "turn"), ...picker.words(1, "move")]);
  });

  /**
   * The whole move that a try to lay a tile on a cell means: the tile that is held, as it lies in the
   * hand, or else the first of the hand. Tiles without fences have no other rotation than 0, however
   * the last one was turned.
   */
  attempt(cell: string, type = this.held ?? this.play.view.hand[0]): string {
    return type === undefined ? `play _ ${cell}` : `play ${type} ${cell} ${shownRot(type, this.liked)}`;
  }

  /**
   * The whole move that a try to move a tile onto a cell means, if the tile that is open may move at
   * all: from a wolf anywhere, as a CHANGE onto a tile beside it.
   */
  attemptMove(cell: string): string | null {
    const { view } = this.play;
    const from = this.opened;
    if (from === null || from === cell || this.held !== null) return null;
    const kind = view.table.find((shown) => shown.cell === from)?.type ?? "";
    const beside = view.table.some((shown) => shown.cell === cell) && touches(from, cell);
    const moves = view.wolf !== null || (view.fuzzy_fences && beside && kindOf(kind) === "neutral");
    return moves ? `move ${from} ${cell}` : null;
  }

  /** The whole move that a try to use a tile of the board means: to flee, or to be turned. */
  attemptWith(cell: string): string {
    const { view } = this.play;
    const shown = view.table.find((one) => one.cell === cell);
    if (view.wolf !== null) {
      const refuge = view.table.find((one) => one.cell !== view.wolf && touches(one.cell, cell));
      return `move ${cell} ${refuge?.cell ?? view.wolf}`;
    }
    const other = rotations(shown?.type ?? "").find((rot) => rot !== shown?.rot) ?? 0;
    return `turn ${cell} ${other}`;
  }

  /** Open a tile of the board; opened again it shows its next rotation. */
  open(cell: string): void {
    if (this.opened === cell) this.rotate();
    else [this.opened, this.looked] = [cell, 0];
  }

  close(): void {
    this.opened = null;
  }

  /** The next rotation of what is held or opened; false if there is nothing to rotate. */
  rotate(back = false): boolean {
    if (!this.turnable) return false;
    const step = back ? -1 : 1;
    if (this.options?.verb === "turn") {
      const { length } = this.options.rots;
      this.looked = (this.looked + step + length) % length;
      return true;
    }
    if (this.held === null) return false;
    const rots = this.options?.rots ?? rotations(this.held);
    const now = rots.indexOf(this.current ?? shownRot(this.held, this.liked));
    this.liked = rots[(now + step + rots.length) % rots.length]!;
    if (this.options) this.lay(this.liked);
    return true;
  }

  /** Lay the tile in this rotation: then it is ready to be confirmed. */
  lay(rot: number): void {
    if (!this.laying) return;
    const { type, cell } = this.laying;
    this.liked = rot;
    this.picker.repick(`play ${type}`, `play ${type} ${cell}`, `play ${type} ${cell} ${rot}`);
  }

  /** A tile has its place: choose the rotation that is liked, or the next one that is allowed. */
  arrange(): void {
    const { picker } = this;
    const [type, cell] = [this.held, this.place];
    if (type === null || cell === null || this.word("play", 3) !== null) return;
    const rots = picker.words(3).map(Number);
    if (!rots.length) return; // still being fetched
    this.laying = { type, cell, rots };
    if (picker.ready) return;
    const liked = shownRot(type, this.liked);
    const next = [0, 1, 2, 3].map((more) => (liked + more) % 4).find((rot) => rots.includes(rot))!;
    // Without a confirmation a move is made at once: then only as it was turned in the hand.
    if (next === liked || settings.confirm) {
      const kept = this.liked;
      this.lay(next);
      this.liked = kept;
    }
  }

  /** Of the moves picked by a person the word at a position, if it is settled. */
  private word(verb: string, position: number): string | null {
    for (const want of this.picker.picked) {
      if (typeof want !== "string") continue;
      const words = want.split(" ");
      const word = words[position];
      if (words[0] === verb && word !== undefined && word !== "_") return word;
    }
    return null;
  }

  private readyWord(): string | null {
    const words = this.picker.ready?.text.split(" ");
    return words?.[0] === "play" ? words[3]! : null;
  }
}

/** The rotation that looks like this one and exists. */
export function shownRot(type: string, rot: number): number {
  const all = rotations(type);
  return all.includes(rot) ? rot : rot % all.length;
}

const known = new WeakMap<Play<View>, Turning>();

/** What is turned at this table; board, hand and prompt ask the same one. */
export function turningOf(play: Play<View>): Turning {
  let turning = known.get(play);
  if (!turning) known.set(play, (turning = new Turning(play)));
  return turning;
}
