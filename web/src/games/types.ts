/** What each game brings to the table; `games/<id>/index.ts` exports one as its default. */

import type { Component } from "svelte";
import type { Fact } from "$/generated/wire";
import type { Feat } from "$/lib/best";
import type { Want } from "$/lib/picker.svelte";
import type { LineOf, Play } from "$/lib/play.svelte";
import type { Grammar } from "$/lib/narrator";
import type { Cut } from "$/lib/parts";
import type { Closing } from "$/lib/summary";
import type { Facts } from "$/lib/pattern";

/** A decision without a place on the board: a button of the prompt bar. */
export interface Choice {
  label: string;
  want: Want;
  /** The one most people want now, drawn stronger. */
  main?: boolean;
}

/** The key of a sentence with its variables; its attribute `.other` also gets `$who` and `$n`. */
export interface Asked {
  key: string;
  facts?: Facts;
}

/** `V` is the game's view and `F` its facts, as `generated/<id>.ts` has them. */
export interface GameUi<V, F extends Fact = Fact> extends Grammar {
  /** The table itself: fills the width it is given, works from 320 pixels up. */
  Board: Component<{ play: Play<V, F> }>;
  /** What the viewer holds in hand, below the board; null if there is no such thing in the game. */
  Hand: Component<{ play: Play<V, F> }> | null;
  /** One or two short lines of a seat's panel: supplies, coins, cards in hand. */
  Supplies: Component<{ play: Play<V, F>; seat: number }>;
  /** A seat's own board, small, where each has one and not all are in sight. */
  Own?: Component<{ play: Play<V, F>; seat: number }>;
  /** The points of a seat that everybody may know now; null where that is nothing or secret. */
  points(view: V, seat: number): number | null;
  /** What is asked of the seat that acts; others read the attribute `.other` of the same key. */
  prompt(play: Play<V, F>): Asked;
  /** Which kind of decision it is, for the coach of a first game: `coach-<step>` explains it. */
  step(view: V): string;
  choices(play: Play<V, F>): Choice[];
  /** How long, in milliseconds, the pieces take to come from the last view to this one. */
  pace(lines: readonly LineOf<F>[]): number;
  /** Whether they showed something that is gone with the next view, and wants to be looked at. */
  holds(lines: readonly LineOf<F>[], view: V): boolean;
  /** Verbs of what all choose at once and in secret: that somebody has chosen takes no time to be seen. */
  secret: readonly string[];
  /** Where what they showed has to be seen on a board of its own, because the view after them shows it no more. */
  cut(lines: readonly LineOf<F>[], view: V): Cut | null;
  /** By the facts that close a round or an attack: what is told of it, until the person goes on. */
  closings: { readonly [key in F["key"]]?: Closing & { tells: readonly F["key"][] } };
  /** Facts after which the board is another one: marks of the last one are gone. */
  anew: readonly F["key"][];
  /** Facts of the last line that say why the match is over. */
  endings: readonly F["key"][];
  /** For the player aid: how things are called, where they need a name, and what they mean. */
  aid(view: V): readonly (readonly [name: string, about: string])[];
  /** How parts of a seat's score come about, by their names: "2 × 3". */
  factors?(view: V, seat: number): Readonly<Record<string, string>>;
  /** What somebody reached who plays alone; the words `feat` say it. */
  feat?(view: V): Feat | null;
  /** Round and the like, for the head of the table: "Round 2 of 3". */
  moment(play: Play<V, F>): string;
}
