/** What tiles, fences and numbers mean, for whoever asks. */

import { sentences } from "$/lib/explain.svelte";
import type { Play } from "$/lib/play.svelte";
import type { View } from "$/generated/te_kuiti";
import type { Tile } from "./happened";

/** The same thing means something else for one person alone. */
export function about({ say, view }: Play<View>, key: string, facts = {}): string {
  const solo = `about-${key}-solo`;
  return say(view.shepherd === null && SOLO.has(key) ? solo : `about-${key}`, facts);
}

const SOLO = new Set([
  ...["sheep", "ram", "shepherd", "pen", "fence"],
  ...["tally-shepherd", "tally-sheep", "tally-supply", "tally-free"],
]);

export const kindKey = (kind: string): string => (kind === "ram" || kind === "shepherd" ? kind : "sheep");

/** What lies on a cell, as far as it is seen or was seen; and the pen around it. */
export function aboutPlace(play: Play<View>, cell: string, word: string, tile: Tile | undefined): string {
  const pen = play.view.pens.find(({ cells }) => cells.includes(cell));
  const flower = tile !== undefined && tile.side !== "-";
  return sentences(
    tile ? about(play, kindKey(tile.kind)) : word === "gone" ? about(play, "gone") : pen ? "" : about(play, "down"),
    flower ? about(play, "flower") : "",
    pen && word !== "gone" ? about(play, "pen", { n: pen.tiles }) : "",
  );
}
