/** The only list of the games' boards; each is loaded when its table opens. */

import type { GameId } from "$/generated/games";
import type { GameUi } from "./types";

const LOADERS: Record<GameId, () => Promise<{ default: GameUi<any, any> }>> = {
  sheep_and_thief: () => import("./sheep_and_thief"),
  meadowmight: () => import("./meadowmight"),
  volle_wolle: () => import("./volle_wolle"),
  sheepland: () => import("./sheepland"),
  te_kuiti: () => import("./te_kuiti"),
};

export async function loadGame(game: GameId): Promise<GameUi<any, any>> {
  return (await LOADERS[game]()).default;
}
