/**
 * Turns keys into words with the same Fluent files as the server's. Knows ids, never rules.
 *
 * There are the words of all pages and, at a table, the game's, which lie over the others. They are
 * loaded when they are first needed, one language at a time.
 */

import loaders from "virtual:words";
import type { GameId } from "$/generated/games";
import { filled, type Facts, type Pattern } from "./pattern";
import { change, settings, type Lang } from "./settings.svelte";

type Bundle = readonly Record<string, Pattern>[]; // the first one on top

let bundles = $state.raw<ReadonlyMap<string, Bundle>>(new Map());

const loading = new Map<string, Promise<void>>(); // plain: asking for words must not watch them

/** Load the words of a game, or of no game, in a language: before anything is said with them. */
export function loadWords(game: GameId | null, lang: Lang = settings.lang): Promise<void> {
  const key = `${lang} ${game ?? ""}`;
  const begun = loading.get(key) ?? load(key, game, lang);
  loading.set(key, begun);
  return begun;
}

async function load(key: string, game: GameId | null, lang: Lang): Promise<void> {
  try {
    const names = game ? [`${lang} ${game}`, lang] : [lang];
    const found = await Promise.all(names.map((name) => loaders[name]!()));
    bundles = new Map(bundles).set(key, found.map((words) => words.default));
  } catch (error) {
    loading.delete(key); // it may be tried again
    throw error;
  }
}

/** Change the language, once all words are there that are in use in the present one. */
export async function speak(lang: Lang): Promise<void> {
  const games = new Set([...bundles.keys()].map((key) => key.split(" ")[1] || null));
  await Promise.all([...games].map((game) => loadWords(game as GameId | null, lang)));
  change({ lang });
}

/** The words for a game or for the pages without one, in the language that is set. */
export class Words {
  constructor(readonly game: GameId | null) {}

  private get bundle(): Bundle | undefined {
    return bundles.get(`${settings.lang} ${this.game ?? ""}`);
  }

  private find(key: string): Pattern | undefined {
    return this.bundle?.find((words) => Object.hasOwn(words, key))?.[key];
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
