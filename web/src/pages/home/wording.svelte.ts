/** Loads the words of games a page speaks of. */

import { settings } from "$/lib/settings.svelte";
import { loadAllWords, loadWords } from "$/lib/words.svelte";
import type { GameId } from "$/generated/games";

/** Whether they are there, with their rulings if wanted. Another language is loaded before it is set: see `components/Head.svelte`. */
export function wordsOf(games: () => readonly GameId[], rulings = false): () => boolean {
  const load = rulings ? loadAllWords : loadWords;
  let there = $state(false);
  $effect(() => {
    void Promise.all(games().map((game) => load(game, settings.lang))).then(() => (there = true));
  });
  return () => there;
}
