/**
 * Turns keys into words with the same Fluent files as the server's. Knows ids, never rules.
 *
 * A bundle is made of the common words, the page's own and, at a table, the game's, which lie over
 * the others. Files are loaded when they are first needed, one language at a time.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameId } from "$/made/games";
import { change, settings, type Lang } from "./settings.svelte";

export type Facts = Record<string, FluentVariable>;

const FOUND = import.meta.glob<string>(
  [
    "../../../src/sheepfold/text/*.ftl",
    "../../../src/sheepfold/games/*/text/*.ftl",
    "../text/*/*.ftl",
    "../games/*/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** By their paths from `sheepfold/`, `text/` or `games/` on. */
const FILES = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => [path.replace(/^[./]*(src\/)?/, ""), load]),
);

let bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());

/** The files a bundle is made of, the last one on top. */
function sources(lang: Lang, game: GameId | null): string[] {
  const page = Object.keys(FILES).filter((path) => path.startsWith(`text/${lang}/`));
  const common = [`sheepfold/text/${lang}.ftl`, ...page];
  if (game === null) return common;
  return [...common, `sheepfold/games/${game}/text/${lang}.ftl`, `games/${game}/${lang}.ftl`];
}

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
    const texts = await Promise.all(sources(lang, game).map((path) => FILES[path]?.() ?? ""));
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts)
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    bundles = new Map(bundles).set(key, bundle);
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

  private get bundle(): FluentBundle | undefined {
    return bundles.get(`${settings.lang} ${this.game ?? ""}`);
  }

  /** Whether there is such a message, or with `key.name` such an attribute. */
  has = (key: string): boolean => {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle?.getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  };

  /** A message, or with `key.name` its attribute, with its variables filled in. */
  say = (key: string, facts: Facts = {}): string => {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!this.bundle || pattern == null) {
      if (this.bundle) console.error(`no words for ${key} in ${settings.lang}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    if (errors.length) console.error(`${settings.lang}: ${key}: ${errors[0]!.message}`);
    return text;
  };
}
