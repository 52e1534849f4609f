/** What the first page knows of the games beside their words. */

import type { NewTable } from "$/generated/api";
import { GAMES, type GameId } from "$/generated/games";

export type Value = boolean | number | string;

export interface GameFacts {
  players: readonly number[];
  options: Record<string, Option>;
}

export interface Option {
  choices: readonly Value[];
  default: Value;
  /** Values of other options, and of `players`, without which it means nothing. */
  needs: Readonly<Record<string, readonly Value[]>>;
}

/** What kind of game it is, from 0 (none) to 3 (much). */
export type Kind = Readonly<Record<(typeof KINDS)[number], number>>;

export const KINDS = ["weight", "luck", "memory", "bluff"] as const;

const KIND: Record<GameId, Kind> = {
  te_kuiti: { weight: 1, luck: 1, memory: 3, bluff: 0 },
  sheepland: { weight: 2, luck: 1, memory: 1, bluff: 1 },
  volle_wolle: { weight: 1, luck: 3, memory: 1, bluff: 2 },
  sheep_and_thief: { weight: 2, luck: 1, memory: 0, bluff: 1 },
  meadowmight: { weight: 3, luck: 2, memory: 0, bluff: 0 },
};

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

export function kindOf(game: GameId): Kind {
  return KIND[game];
}

/** The options that mean something at a table, by their names. */
export function meant(game: GameId, players: number, chosen: Readonly<Record<string, Value>>): string[] {
  const known: Record<string, Value> = { ...chosen, players };
  const met = ([name, values]: [string, readonly Value[]]) => values.includes(known[name] ?? "");
  return Object.entries(factsOf(game).options)
    .filter(([, { needs }]) => Object.entries(needs).every(met))
    .map(([name]) => name);
}

export function usualPlayers(game: GameId): number {
  return USUAL[game];
}

/** A table for one person and bots, set up in the usual way. */
export function againstBots(
  game: GameId,
  players: number,
  name: string,
  bot: string,
  options: Record<string, Value> = {},
): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return { game, players, options, chairs: [{ kind: "person", name }, ...bots], watching: false };
}
