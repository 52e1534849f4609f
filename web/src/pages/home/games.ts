/** What the first page knows of the games beside their words. */

import type { NewTable } from "$/made/api";
import { GAMES, type GameId } from "$/made/games";

export type Value = boolean | number | string;

export interface GameFacts {
  players: readonly number[];
  options: Record<string, { choices: readonly Value[]; default: Value }>;
}

/** How many play when nobody says otherwise. The order is that of the first page. */
const USUAL: Record<GameId, number> = {
  te_kuiti: 2,
  sheepland: 2,
  volle_wolle: 3,
  sheep_and_thief: 3,
  meadowmight: 2,
};

export const GAME_IDS = Object.keys(USUAL) as GameId[];

export function isGame(id: string | undefined): id is GameId {
  return id !== undefined && id in GAMES;
}

export function factsOf(game: GameId): GameFacts {
  return GAMES[game];
}

export function usualPlayers(game: GameId): number {
  return USUAL[game];
}

/** A table for one person and bots, set up in the usual way. */
export function againstBots(game: GameId, players: number, name: string, bot: string): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return { game, players, chairs: [{ kind: "person", name }, ...bots], watching: false };
}
