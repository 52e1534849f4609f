/** What roads, regions, tiles and numbers mean, for whoever asks, with the sums behind them. */

import { sentences } from "$/lib/explain.svelte";
import { landOf, TERRAINS, type Place, type Road, type Terrain } from "./island";
import type { Island } from "./say";

const BLACK = 2; // sheep that the black one counts as, as the view counts it

/** The sheep of a terrain, region by region: `1 + 3 + 2 = 6`. */
export function sumOf(play: Island, terrain: Terrain): string {
  const { view } = play;
  const regions = landOf(play).places.flatMap((place, at) =>
    place.terrain === terrain ? [(view.white[at] ?? 0) + (view.black === place.id ? BLACK : 0)] : [],
  );
  return `${regions.join(" + ")} = ${view.worth[TERRAINS.indexOf(terrain)] ?? 0}`;
}

export function aboutPlace(play: Island, { terrain }: Place): string {
  if (terrain === "sheepsburg") return play.say("about-town");
  return play.say("about-region", { sum: sumOf(play, terrain) });
}

export function aboutRoad({ view, say }: Island, { id }: Road): string {
  const closed = view.fences.includes(id) || view.final_fences.includes(id);
  return say(closed ? "about-fence" : "about-road");
}

export interface Own {
  terrain: Terrain;
  count: number;
  worth: number;
  /** Whether the secret starting tile is among them. */
  start: boolean;
}

export function aboutOwn({ say }: Island, { terrain, count, worth, start }: Own): string {
  return sentences(
    say("hand-tiles", { terrain: say(`terrain-${terrain}`), count, worth }),
    say("about-product", { count, worth, points: count * worth }),
    start ? say("about-start-tile") : "",
  );
}

/** What one's own tiles and Dinars make together: `2 × 3 + 5 + 12 = 23`. */
export function aboutTotal({ say }: Island, own: readonly Own[], dinars: number, points: number): string {
  const parts = own.map(({ count, worth }) => (count > 1 ? `${count} × ${worth}` : `${worth}`));
  const sum = `${[...parts, dinars].join(" + ")} = ${points}`;
  return sentences(say("hand-total"), say("about-total", { sum }), say("about-dinars"));
}
