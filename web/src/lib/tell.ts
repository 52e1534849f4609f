/** A line of a log in words: who did what, and what that brought about by itself. */

import type { Line } from "$/made/wire";
import { FORGOTTEN } from "./fade";
import type { Facts } from "./pattern";
import type { Words } from "./words.svelte";

export interface Verb {
  readonly name: string;
  readonly kinds: readonly (readonly [name: string, width: number])[];
}

export interface Note {
  ruling: string;
  key: string;
  facts: Record<string, string | number | null>;
}

const CHANCE = -1;
const UNTOLD = "?";
const KEYS: Record<string, string> = { "-": "none", "?": "unknown" }; // no words for a key

export class Teller {
  constructor(
    private readonly words: Words,
    private readonly verbs: readonly Verb[],
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
      let [key, said] = this.fact(kind, word);
      if (key in facts && kind !== "seat") key += "2"; // `herd PLACE PLACE`: $place and $place2
      facts[key] = said;
    }
    const shapes = this.verbs.filter((verb) => verb.name === name);
    const usual = shapes.reduce((a, b) => (b.kinds.length < a.kinds.length ? b : a)).kinds;
    const names = new Set(usual.map(([kind]) => kind));
    const more = found.kinds.filter(([kind]) => !names.has(kind)).map(([kind]) => `-${kind}`);
    return this.words.say(`log-${name}${more.join("")}`, facts);
  }

  note(note: Note): string {
    const facts = Object.entries(note.facts).map(([name, value]) => this.fact(name, value));
    return this.words.say(`note-${note.key}`, Object.fromEntries(facts) as Facts);
  }

  who(seat: number): string {
    return seat === CHANCE ? this.words.say("name-chance") : (this.names[seat] ?? `${seat + 1}`);
  }

  private verb(name: string, words: number): Verb | undefined {
    const width = (verb: Verb) => verb.kinds.reduce((sum, [, each]) => sum + each, 0);
    return this.verbs.find((verb) => verb.name === name && width(verb) === words);
  }

  /** How a sentence calls a word of some kind: seats by their names, others translated. */
  private fact(name: string, value: string | number | null): [string, string | number] {
    const kind = name.replace(/2$/, "");
    if (kind === "seat") return [name.replace("seat", "who"), this.who(Number(value))];
    const called = this.call(kind, String(value));
    if (called !== null) return [name, called];
    if (typeof value === "number") return [name, value];
    const text = value ?? "";
    if (text.startsWith(FORGOTTEN)) return [name, this.words.say("word-forgotten")];
    const key = `${kind}-${KEYS[text] ?? text}`;
    if (/^[\w-]+$/.test(key) && this.words.has(key)) return [name, this.words.say(key)];
    if (text === UNTOLD) return [name, this.words.say("word-hidden")];
    return [name, /^\d+$/.test(text) ? Number(text) : text];
  }
}
