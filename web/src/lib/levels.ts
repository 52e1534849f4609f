/** The computer's levels where nobody chooses one. */

import type { BOTS } from "$/generated/games";

export type Level = (typeof BOTS)[number];

export const FIRST: Level = "lamb"; // for a first game
export const USUAL: Level = "ram"; // against people, and in their place
