/** A first match against the easiest bot, with each kind of decision explained. */

import { explainAgain } from "$/lib/coach";
import { FIRST } from "$/lib/levels";
import { change, settings } from "$/lib/settings.svelte";
import type { Words } from "$/lib/words.svelte";
import type { GameId } from "$/generated/games";
import { againstBots, usualPlayers } from "./games";
import { openTable } from "./opening";

/** Opens its table; the answer is the address. */
export async function firstGame(game: GameId, { say }: Words, players = usualPlayers(game)): Promise<string> {
  const name = settings.name || say("name-person", { n: 1 });
  const address = await openTable(againstBots(game, players, name, FIRST));
  change({ coach: true });
  explainAgain(game);
  return address;
}
