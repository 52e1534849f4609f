/**
 * Says moves, facts and reasons in sentences to one reader. Knows words and names, never rules.
 *
 * `src/sheepfold/narrator.py` does the same in Python and explains the variables of a sentence; a
 * test compares what both say. A sentence that is empty is not shown.
 */

import type { Fact, Line, Name, Reason } from "$/generated/wire";
import type { Facts } from "./pattern";

export interface Verb {
  readonly name: string;
  readonly kinds: readonly (readonly [name: string, width: number])[];
}

export type Names = Readonly<Record<string, Readonly<Record<string, Name>>>>;

/** What a game says of its moves, facts and things, from `generated/<id>.ts`. */
export interface Grammar {
  readonly verbs: readonly Verb[];
  /** Facts that need no sentence because the words of the move say them: "key ruling" each. */
  readonly silent: readonly string[];
  /** How sentences call things, by kind and word. */
  readonly names: Names;
}

/** The words of a language, as far as sentences need them. */
export interface Sayings {
  has(key: string): boolean;
  say(key: string, facts?: Facts): string;
}

/** A fact in words, and the paragraph of the rules it comes from. */
export interface Sentence {
  text: string;
  ruling: string;
}

type Value = Fact["arguments"][string];
type Arguments = Readonly<Record<string, Value>>;

const CHANCE = -1;
const UNKNOWN = "?"; // a word that this viewer may not know
const FORGOTTEN = "~"; // a face that this viewer has to remember
const KEYS: Record<string, string> = { "-": "none" }; // words that cannot stand in a key

/** A second argument of a kind has a 2 behind its name. */
const kindOf = (name: string) => name.replace(/2$/, "");
const widthOf = (verb: Verb) => verb.kinds.reduce((sum, [, width]) => sum + width, 0);
const listOf = (value: Value) => (Array.isArray(value) ? value : [value]);

export class Narrator {
  constructor(
    private readonly words: Sayings,
    private readonly grammar: Grammar,
    private readonly names: readonly string[],
    /** The seat that reads; null: a watcher, whom nothing concerns. */
    private readonly reader: number | null,
    /** How an owner's own components are called. */
    private readonly components: Names | null = null,
  ) {}

  /** A line of the log: its move, then its facts, without those that say nothing. A part of one has no move. */
  sentences(line: Pick<Line, "by" | "text" | "facts">): string[] {
    return [line.text && this.move(line), ...this.facts(line.facts).map(({ text }) => text)].filter(Boolean);
  }

  /** A move that was made, or an undo; empty if it says nothing. */
  move({ by, text }: Pick<Line, "by" | "text">): string {
    const start: Arguments = by === CHANCE ? {} : { seat: by };
    const verb = this.verb(text);
    if (!verb) return this.say("log-undo", {}, start); // undo 7, withdraw 7, undo 7 agreed
    return this.say(this.key("log", verb), this.arguments(verb, text), start);
  }

  /** A move that may be made, as an order: "Place a fence". */
  order(text: string): string {
    const verb = this.verb(text)!;
    return this.say(this.key("do", verb), this.arguments(verb, text));
  }

  /** What a move brought about, without what its line says already. */
  facts(facts: readonly Fact[] = []): Sentence[] {
    return facts
      .filter(({ key, ruling }) => !this.grammar.silent.includes(`${key} ${ruling}`))
      .map((fact) => ({ text: this.fact(fact), ruling: fact.ruling }))
      .filter(({ text }) => text);
  }

  fact(fact: Fact): string {
    return this.say(`fact-${fact.key}`, fact.arguments);
  }

  /** The facts of a preview, as far as there are words for what would happen. */
  foretold(facts: readonly Fact[] = []): string[] {
    return facts
      .filter(({ key }) => this.words.has(`fact-${key}.foretold`))
      .map((fact) => this.say(`fact-${fact.key}.foretold`, fact.arguments))
      .filter(Boolean);
  }

  /** Why a move is refused. */
  reason(reason: Reason): string {
    return this.say(`reason-${reason.key}`, reason.arguments ?? {});
  }

  /** A move, or the shape of one, as people of this language type it: "zaun PLATZ". */
  typed(text: string): string {
    const [name = "", ...rest] = text.split(" ");
    if (!this.words.has(`verb-${name}`)) return text;
    const shapes = this.grammar.verbs.filter((verb) => verb.name === name);
    const verb = shapes.find((one) => [one.kinds.length, widthOf(one)].includes(rest.length)) ?? shapes[0]!;
    const kinds = verb.kinds.flatMap(([kind, width]) => Array<string>(width).fill(kind));
    const words = rest.slice(0, kinds.length).map((word, at) => this.own(kinds[at]!, word));
    return [this.own("verb", name), ...words].join(" ");
  }

  who(seat: number): string {
    return seat === CHANCE ? this.words.say("name-chance") : (this.names[seat] ?? `${seat + 1}`);
  }

  /** How a sentence calls a word of some kind; a `word` that people typed stays as it is. */
  name(kind: string, word: string | number): string | number {
    if (kind === "word") return word;
    if (kind === "shape" || kind === "example") return this.typed(`${word}`);
    const named = (this.components ?? this.grammar.names)[kind]?.[`${word}`];
    if (named) {
      const parts = Object.entries(named.arguments ?? {}).map(([name, part]) => [name, this.name(kindOf(name), part)]);
      return this.words.say(named.key, Object.fromEntries(parts));
    }
    if (word === UNKNOWN) return this.first(`${kind}-unknown`, "word-unknown");
    if (`${word}`.startsWith(FORGOTTEN)) return this.first(`${kind}-forgotten`, "word-hidden");
    const key = `${kind}-${KEYS[word] ?? word}`;
    if (typeof word === "string" && /^[\w-]+$/.test(key) && this.words.has(key)) return this.words.say(key);
    return /^\d+$/.test(`${word}`) ? Number(word) : word;
  }

  /** The word of the language for one that is typed; signs such as N are the same in all. */
  private own(kind: string, word: string): string {
    const slot = word === kind.toUpperCase();
    if (!slot && /[A-Z]/.test(word) && word === word.toUpperCase()) return word;
    const key = slot ? `slot-${kind}` : `${kind}-${word}`;
    const said = this.words.has(key) ? this.words.say(key) : word;
    return said.includes(" ") ? word : said;
  }

  private verb(text: string): Verb | undefined {
    const [name = "", ...rest] = text.split(" ");
    return this.grammar.verbs.find((verb) => verb.name === name && widthOf(verb) === rest.length);
  }

  /** The key of a verb; if it comes in several shapes, with the kinds that others lack. */
  private key(prefix: string, verb: Verb): string {
    const shapes = this.grammar.verbs.filter(({ name }) => name === verb.name);
    const usual = shapes.reduce((a, b) => (b.kinds.length < a.kinds.length ? b : a)).kinds;
    const names = new Set(usual.map(([kind]) => kind));
    const more = verb.kinds.filter(([kind]) => !names.has(kind)).map(([kind]) => `-${kind}`);
    return `${prefix}-${verb.name}${more.join("")}`;
  }

  private arguments(verb: Verb, text: string): Arguments {
    const rest = text.split(" ").slice(1);
    const found: Record<string, string> = {};
    let at = 0;
    for (const [kind, width] of verb.kinds)
      found[kind in found ? `${kind}2` : kind] = rest.slice(at, (at += width)).join(" ");
    return found;
  }

  /** A sentence; `start` names the seat that acts, and comes before other seats. */
  private say(key: string, values: Arguments, start: Arguments = {}): string {
    const said: Facts = { you: "none", hidden: "none", at: "" };
    for (const [name, value] of [...Object.entries(start), ...Object.entries(values)]) {
      const kind = kindOf(name);
      if (kind === "seat" || kind === "seats") {
        this.addSeats(said, kind, listOf(value).map(Number));
        continue;
      }
      if (listOf(value).includes(UNKNOWN)) said.hidden = "unknown";
      else if (`${value}`.startsWith(FORGOTTEN)) said.hidden = "forgotten";
      said[name] = Array.isArray(value) ? value.length : this.name(kind, value);
      if (typeof value === "string") said[`${name}_id`] = KEYS[value] ?? value;
    }
    said.who ??= this.words.say("name-chance");
    return this.words.say(key, said).trim();
  }

  private addSeats(said: Facts, kind: "seat" | "seats", seats: readonly number[]): void {
    const name = kind === "seats" ? "all" : "who" in said ? "who2" : "who";
    said[name] = kind === "seats" ? this.listed(seats) : this.who(seats[0]!);
    if (kind === "seats") said[kind] = seats.length;
    if (this.reader !== null && seats.includes(this.reader)) said.you = name;
  }

  /** Several seats; the reader comes first, as "you". */
  private listed(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.reader).map((seat) => this.who(seat));
    const names = others.length < seats.length ? [this.words.say("name-you"), ...others] : others;
    if (names.length < 2) return names.join("");
    return this.words.say("name-list", { some: names.slice(0, -1).join(", "), last: names.at(-1)! });
  }

  /** The first of these keys that the language has. */
  private first(...keys: string[]): string {
    return this.words.say(keys.find(this.words.has) ?? keys.at(-1)!);
  }
}
