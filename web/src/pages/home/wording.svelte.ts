/** Loads the words of games a page speaks of. */

import { settings } from "$/lib/settings.svelte";
import { loadWords } from "$/lib/words.svelte";
import type { GameId } from "$/generated/games";

/** Whether they are there. Another language is loaded before it is set: see `components/Head.svelte`. */
export function wordsOf(games: () => readonly GameId[]): () => boolean {
  let there = $state(false);
  $effect(() => {
    void Promise.all(games().map((game) => loadWords(game, settings.lang))).then(() => (there = true));
  });
  return () => there;
}
