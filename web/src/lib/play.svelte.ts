/**
 * What a board is drawn from, whether a match is played, watched, replayed or explained.
 *
 * Boards read from it and pick; they know nothing of sockets, replays or confirmations.
 */

import type { GameId } from "$/generated/games";
import type { Fact, Line } from "$/generated/wire";
import { explaining } from "./explain.svelte";
import { Picker, type Table } from "./picker.svelte";
import { marksOf, type Owned } from "./since";
import type { Words } from "./words.svelte";

/** A seat as everybody sees it; colour and symbol are the seat's, the same in every game. */
export interface Player {
  seat: number;
  name: string;
  bot: string;
  mine: boolean;
}

/** A line of the log whose facts are those of one game. */
export interface LineOf<F extends Fact> extends Line {
  facts?: F[];
}

const NOBODY: Table<never, never> = {
  preview: () => Promise.reject(new Error("nothing is decided here")),
  move: () => Promise.reject(new Error("nothing is decided here")),
  refuse: (_, at) => at && explaining.show(at),
  explain: explaining.show,
  failed: () => undefined,
  confirms: () => false,
};

/** `V` is the view and `F` the facts of a game, as `generated/<id>.ts` has them. */
export class Play<V = unknown, F extends Fact = Fact> {
  /** What is shown now. While the pieces are still moving this lags behind the server. */
  view = $state.raw<V>() as V;
  /** The lines that led to this view from the one shown before. */
  lines = $state.raw<readonly LineOf<F>[]>([]);
  /** The lines that were taken back on the way here, in their order: what they did happens backwards. */
  undone = $state.raw<readonly LineOf<F>[]>([]);
  /** The lines whose places are marked, in the colours of their seats. */
  marked = $state.raw<readonly Owned<LineOf<F>>[]>([]);
  /** Who looks: a seat, or null for somebody who watches. */
  me = $state<number | null>(null);
  players = $state.raw<readonly Player[]>([]);
  /** By move of ours how likely it comes off, as the game tells it; empty where help is off. */
  odds = $state.raw<Readonly<Record<string, unknown>>>({});
  /** What is printed on the pieces, where an owner brought his own; null: as the game's own show it. */
  components = $state.raw<object | null>(null);
  /** Words of the log's line that a person points at: what they name is marked on the board. */
  pointed = $state.raw<readonly string[]>([]);
  readonly picker: Picker<V, F>;

  constructor(
    readonly game: GameId,
    readonly words: Words,
    view: V,
    table: Table<V, F> = NOBODY,
  ) {
    this.view = view;
    this.picker = new Picker(table);
  }

  get say() {
    return this.words.say;
  }

  /**
   * What the move that is ready would bring about: boards draw it as a ghost. Empty if that is not
   * known.
   */
  readonly foretold: readonly F[] = $derived.by(() => this.picker.ready?.preview?.facts ?? []);

  /**
   * The view that the ready move would lead to, for drawing what it would bring about. The facts in
   * `foretold` say what that is: the two views are never compared.
   */
  readonly ghost: V | null = $derived.by(() => this.picker.ready?.preview?.view ?? null);

  /** What happened on the way to this view. */
  readonly facts: readonly F[] = $derived(this.lines.flatMap(({ facts = [] }) => facts));

  /** What the marked lines brought about. */
  readonly recent: readonly F[] = $derived(this.marked.flatMap(({ line: { facts = [] } }) => facts));

  private readonly marks = $derived(marksOf(this.marked));

  /** The seat that named a word last, for an outline in its colour; null: nobody has. */
  markOf = (word: string): number | null => this.marks.get(word) ?? null;

  isPointed = (word: string): boolean => this.pointed.includes(word);
}

/** What a board makes of the table's components: once for the game's own, once for each owner's. */
export function ofComponents<C extends object, M>(own: C, make: (components: C) => M): (play: Play) => M {
  const made = new WeakMap<object, M>();
  return ({ components }) => {
    const given = (components ?? own) as C;
    if (!made.has(given)) made.set(given, make(given));
    return made.get(given)!;
  };
}
