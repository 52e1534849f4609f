/** The rulings of each game in parts; a part is named by the ruling it begins with. */

import type { GameId } from "$/generated/games";

const RULINGS: Record<GameId, () => Promise<readonly string[]>> = {
  te_kuiti: async () => (await import("$/generated/te_kuiti")).RULINGS,
  sheepland: async () => (await import("$/generated/sheepland")).RULINGS,
  volle_wolle: async () => (await import("$/generated/volle_wolle")).RULINGS,
  sheep_and_thief: async () => (await import("$/generated/sheep_and_thief")).RULINGS,
  meadowmight: async () => (await import("$/generated/meadowmight")).RULINGS,
};

const BEGINNINGS = new Set([
  ...["TK-1", "TK-S1"],
  ...["SL-1", "SL-4", "SL-12"],
  ...["VW-1", "VW-5", "VW-10", "VW-16"],
  ...["ST-1", "ST-7", "ST-11", "ST-16", "ST-M1", "ST-B1"],
  ...["MM-1", "MM-4", "MM-11", "MM-15", "MM-F1", "MM-P1", "MM-W1"],
]);

export interface Section {
  /** The first ruling: `rules-<id>` is the title. */
  id: string;
  rulings: string[];
}

export const sectionsOf = async (game: GameId): Promise<Section[]> => inSections(await RULINGS[game]());

/** The first ruling begins a part in any case. */
export function inSections(rulings: readonly string[]): Section[] {
  const sections: Section[] = [];
  for (const ruling of rulings) {
    const last = sections.at(-1);
    if (last && !BEGINNINGS.has(ruling)) last.rulings.push(ruling);
    else sections.push({ id: ruling, rulings: [ruling] });
  }
  return sections;
}
