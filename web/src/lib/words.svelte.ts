/**
 * Turns keys into words with the same Fluent files as the server's. Knows ids, never rules.
 *
 * There are the words of all pages and, at a table, the game's, which lie over the others; those of its rules
 * and its guided game are a part of their own. They are loaded when they are first needed, one language at a time.
 */

import loaders from "virtual:words";
import type { GameId } from "$/generated/games";
import { filled, type Facts, type Pattern } from "./pattern";
import { change, settings, type Lang } from "./settings.svelte";

/** Words that are loaded together. */
type Part = GameId | `${GameId} rules` | null;
type Bundle = readonly Record<string, Pattern>[]; // the first one on top

let bundles = $state.raw<ReadonlyMap<string, Bundle>>(new Map());

const loading = new Map<string, Promise<void>>(); // plain: asking for words must not watch them

/** Load the words of a game, or of no game, in a language: before anything is said with them. */
export function loadWords(part: Part, lang: Lang = settings.lang): Promise<void> {
  const key = keyOf(part, lang);
  const begun = loading.get(key) ?? load(key, part, lang);
  loading.set(key, begun);
  return begun;
}

/** Also the rulings of a game and the words of its guided game. */
export async function loadAllWords(game: GameId, lang: Lang = settings.lang): Promise<void> {
  await Promise.all([loadWords(game, lang), loadWords(`${game} rules`, lang)]);
}

const keyOf = (part: Part, lang: Lang) => (part ? `${lang} ${part}` : lang);

const within = (bundle: Bundle | undefined, key: string) =>
  bundle?.find((words) => Object.hasOwn(words, key))?.[key];

async function load(key: string, part: Part, lang: Lang): Promise<void> {
  try {
    const names = part ? [key, lang] : [key];
    const found = await Promise.all(names.map((name) => loaders[name]!()));
    bundles = new Map(bundles).set(key, found.map((words) => words.default));
  } catch (error) {
    loading.delete(key); // it may be tried again
    throw error;
  }
}

/** Change the language, once all words are there that are in use in the present one. */
export async function speak(lang: Lang): Promise<void> {
  const parts = new Set([...bundles.keys()].map((key) => key.split(" ").slice(1).join(" ") || null));
  await Promise.all([...parts].map((part) => loadWords(part as Part, lang)));
  change({ lang });
}

/** The words for a game or for the pages without one, in the language that is set. */
export class Words {
  constructor(readonly game: GameId | null) {}

  private get bundle(): Bundle | undefined {
    return bundles.get(keyOf(this.game, settings.lang));
  }

  private get rules(): Bundle | undefined {
    return this.game ? bundles.get(keyOf(`${this.game} rules`, settings.lang)) : undefined;
  }

  private find(key: string): Pattern | undefined {
    return within(this.bundle, key) ?? within(this.rules, key);
  }

  /** Whether there is such a message, or with `key.name` such an attribute. */
  has = (key: string): boolean => this.find(key) !== undefined;

  /** A message, or with `key.name` its attribute, with its variables filled in. */
  say = (key: string, facts: Facts = {}): string => {
    const pattern = this.find(key);
    if (pattern !== undefined) return filled(pattern, facts, settings.lang);
    if (this.bundle) console.error(`no words for ${key} in ${settings.lang}`);
    return key;
  };
}
