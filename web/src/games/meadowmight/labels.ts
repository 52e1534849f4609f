/** Tiles and meadows in words, for those who do not see them. */

import { sentences } from "$/lib/explain.svelte";
import type { Play } from "$/lib/play.svelte";
import type { MeadowView, Shown, View } from "$/generated/meadowmight";
import { kindOf, ownersOf, seatOf } from "./geometry";

const nameOf = (play: Play<View>, seat: number): string =>
  play.players.find((player) => player.seat === seat)?.name ?? `${seat + 1}`;

/** What a tile means, by what is on it. */
export function typeMeant({ say }: Play<View>, type: string): string {
  return say(`about-${type.split("-")[0]}`);
}

/** What a tile on the table means, and its meadow with the sum behind its badge. */
export function tileMeant(play: Play<View>, { type }: Shown, meadow: MeadowView | null): string {
  const { say } = play;
  if (!meadow || !ownersOf(meadow).length) return typeMeant(play, type);
  return sentences(
    meadow.enclosed ? sumOf(play, meadow) : say("about-open"),
    meadow.enclosed ? "" : say("about-joined"),
  );
}

function sumOf({ say, view }: Play<View>, { cells, value: points }: MeadowView): string {
  const tiles = cells.length;
  if (points === tiles) return say("about-sum-plain", { tiles });
  const sheep = view.table.filter(({ cell, type }) => cells.includes(cell) && kindOf(type) === "neutral").length;
  const ponds = points - tiles - sheep;
  return ponds ? say("about-sum-ponds", { tiles, sheep, ponds, points }) : say("about-sum", { tiles, sheep, points });
}

/** Several words as in a sentence. */
function list({ say }: Play<View>, words: readonly string[]): string {
  const some = words.slice(0, -1).join(", ");
  const last = words.at(-1) ?? "";
  return some ? say("name-list", { some, last }) : last;
}

/** What a tile shows and how many fences it has: "wolf with one fence". */
export function typeLabel({ say }: Play<View>, type: string): string {
  const [kind, fences] = type.split("-");
  return `${say(`kind-${kind}`)} ${say(`fences-${fences}`)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function tileLabel(play: Play<View>, tile: Shown, meadow: MeadowView | null): string {
  const { say, view } = play;
  const { cell } = tile;
  const seat = seatOf(tile.colour);
  const type = capital(tile.type === "down" ? say("type-down") : typeLabel(play, tile.type));
  const parts = [seat === null ? say("tile-at", { type }) : say("tile-of", { type, who: nameOf(play, seat) })];
  if (tile.type !== "down") parts.push(fencesLabel(play, tile.fences));
  if (meadow) parts.push(meadowLabel(play, meadow));
  if (tile.below) parts.push(say("tile-below", { n: tile.below }));
  if (view.frightened.includes(cell)) parts.push(say("tile-frightened"));
  parts.push(say("tile-cell", { cell })); // last: nobody who sees the board needs it
  return parts.join(" ");
}

export function fencesLabel(play: Play<View>, sides: string): string {
  if (!sides) return play.say("fences-none");
  return play.say("fences-at", { sides: list(play, [...sides].map((side) => play.say(`side-${side}`))) });
}

export function meadowLabel(play: Play<View>, meadow: MeadowView): string {
  const { say, view } = play;
  const owners = ownersOf(meadow);
  const n = meadow.cells.length;
  const who = list(play, owners.map((seat) => nameOf(play, seat)));
  const what = owners.length ? say("meadow-of", { who, n }) : say("meadow-free", { n });
  if (!meadow.enclosed) return what;
  const key = view.fuzzy_fences ? "meadow-enclosed-each" : "meadow-enclosed";
  return `${what} ${say(key, { points: meadow.value })}`;
}
