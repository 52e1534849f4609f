/** Where a replay comes from: a match of a table this device sits at, or a record people brought. */

import { loadGame } from "$/games";
import type { GameUi } from "$/games/types";
import type { ReplayPage } from "$/generated/api";
import type { GameId } from "$/generated/games";
import { ask, Refusal } from "$/lib/api";
import { chairsAt, type Held } from "$/lib/chairs";
import type { Names } from "$/lib/narrator";
import { callAll, sitterOf, type Called } from "$/lib/session-names";
import { loadWords, Words } from "$/lib/words.svelte";

export interface Source {
  game: GameId;
  ui: GameUi<any, any>;
  words: Words;
  names: string[]; // by seat
  /** The same with the levels of computers. */
  called: readonly Called[];
  players: number;
  /** The number of its last position; the first one is 0. */
  last: number;
  /** An owner's own, where the match was played with them. */
  components: object | null;
  ownNames: Names | null;
  /** The seat this device had, or that of a watcher. */
  viewer: number;
  /** The address of its positions. */
  path: string;
  token: string | undefined;
  /** Short, for the name of a file. */
  id: string;
  /** At a table: which one, which match, and this device's chair. */
  table: { id: string; number: number; held: Held } | null;
  /** The record itself. */
  record: () => Promise<string>;
}

const BROUGHT = "r"; // /replay/r/<id>: a record that was brought

export async function openSource([first = "", second = "1"]: readonly string[]): Promise<Source> {
  const held = first === BROUGHT ? undefined : chairsAt(first)[0];
  if (first !== BROUGHT && !held) throw new Refusal(404, "replay_elsewhere", "replay_elsewhere");
  const token = held?.token;
  const path = held ? `/tables/${first}/matches/${encodeURIComponent(second)}/replay`
    : `/replays/${encodeURIComponent(second)}`;
  const about = await ask<ReplayPage>(`${path}?start=0&count=1`, { token });
  const game = about.game as GameId;
  const [ui] = await Promise.all([loadGame(game), loadWords(game)]);
  const words = new Words(game);
  const sitters = Array.from({ length: about.players }, (_, seat) =>
    // a record need not name anybody
    sitterOf(about.seats[seat] || words.say("name-person", { n: seat + 1 }), words),
  );
  const called = callAll(sitters, words);
  return {
    game,
    ui,
    words,
    names: called.map(({ name }) => name),
    called,
    players: about.players,
    last: Math.max(0, about.steps - 1),
    components: about.components,
    ownNames: about.names,
    viewer: about.viewer,
    path,
    token,
    id: held ? `${first.slice(0, 6)}-${second}` : second.slice(0, 6),
    table: held ? { id: first, number: Number(second), held } : null,
    record: () => ask<string>(path.replace(/\/replay$/, "") + "/record", { token }),
  };
}
