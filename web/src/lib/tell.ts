/** A line of a log in words: who did what, and the facts of what that brought about. */

import type { Fact, Line } from "$/made/wire";
import type { Facts } from "./pattern";
import type { Words } from "./words.svelte";

export interface Verb {
  readonly name: string;
  readonly kinds: readonly (readonly [name: string, width: number])[];
}

/** What a game says of its lines, from `made/<id>.ts`. */
export interface Grammar {
  readonly verbs: readonly Verb[];
  /** Facts that need no sentence because the words of the move say them: "key ruling" each. */
  readonly silent: readonly string[];
}

/** A fact in words, and the paragraph of the rules it comes from. */
export interface Sentence {
  text: string;
  ruling: string;
}

const CHANCE = -1;
const UNKNOWN = "?"; // a word that this viewer may not know
const FORGOTTEN = "~"; // a face that this viewer has to remember
const KEYS: Record<string, string> = { "-": "none", "?": "unknown" }; // no words for a key

export class Teller {
  constructor(
    private readonly words: Words,
    private readonly grammar: Grammar,
    private readonly names: readonly string[],
    /** How the game calls a word of some kind, if it does not leave that to the words. */
    private readonly call: (kind: string, word: string) => string | null = () => null,
  ) {}

  line(line: Pick<Line, "by" | "text">): string {
    const who = this.who(line.by);
    const [name = "", ...rest] = line.text.split(" ");
    const found = this.verb(name, rest.length);
    if (!found) return this.words.say("log-undo", { who }); // undo 7, withdraw 7, undo 7 agreed
    const facts: Facts = { who };
    let at = 0;
    for (const [kind, width] of found.kinds) {
      const word = rest.slice(at, (at += width)).join(" ");
      let [key, said] = this.argument(kind, word);
      if (key in facts && kind !== "seat") key += "2"; // `herd PLACE PLACE`: $place and $place2
      facts[key] = said;
    }
    const shapes = this.grammar.verbs.filter((verb) => verb.name === name);
    const usual = shapes.reduce((a, b) => (b.kinds.length < a.kinds.length ? b : a)).kinds;
    const names = new Set(usual.map(([kind]) => kind));
    const more = found.kinds.filter(([kind]) => !names.has(kind)).map(([kind]) => `-${kind}`);
    return this.words.say(`log-${name}${more.join("")}`, facts);
  }

  /** What a move brought about, without what its line says already. */
  facts(facts: readonly Fact[] = []): Sentence[] {
    const said = facts.filter(({ key, ruling }) => !this.grammar.silent.includes(`${key} ${ruling}`));
    return said.map((fact) => ({ text: this.fact(fact), ruling: fact.ruling }));
  }

  fact({ key, arguments: values }: Fact): string {
    const facts = Object.entries(values).map(([name, value]) => this.argument(name, value));
    return this.words.say(`fact-${key}`, Object.fromEntries(facts));
  }

  /** A line with all that it brought about. */
  whole(line: Line): string {
    return [this.line(line), ...this.facts(line.facts).map(({ text }) => text)].join(" ");
  }

  who(seat: number): string {
    return seat === CHANCE ? this.words.say("name-chance") : (this.names[seat] ?? `${seat + 1}`);
  }

  private verb(name: string, words: number): Verb | undefined {
    const width = (verb: Verb) => verb.kinds.reduce((sum, [, each]) => sum + each, 0);
    return this.grammar.verbs.find((verb) => verb.name === name && width(verb) === words);
  }

  /** How a sentence calls an argument: seats by their names, words translated, several by their number. */
  private argument(name: string, value: Fact["arguments"][string]): [string, string | number] {
    const kind = name.replace(/2$/, "");
    if (Array.isArray(value)) return [name, value.length];
    if (kind === "seat") return [name.replace("seat", "who"), this.who(Number(value))];
    const called = this.call(kind, String(value));
    if (called !== null) return [name, called];
    if (typeof value === "number") return [name, value];
    if (value.startsWith(FORGOTTEN)) return [name, this.words.say("word-forgotten")];
    const key = `${kind}-${KEYS[value] ?? value}`;
    if (/^[\w-]+$/.test(key) && this.words.has(key)) return [name, this.words.say(key)];
    if (value === UNKNOWN) return [name, this.words.say("word-hidden")];
    return [name, /^\d+$/.test(value) ? Number(value) : value];
  }
}
