/** What a click on a cell or a card means now. Narrows what is offered; knows no rules. */

import type { Play } from "$/lib/play.svelte";
import type { Want } from "$/lib/picker.svelte";
import type { View } from "$/generated/sheep_and_thief";
import { CELLS, SIDES } from "./cards";
import { beyond } from "./geometry";

export interface Meant {
  want: Want;
  attempt: string;
}

const DOG_FROM = /^dog (\w\d)$/;
const DOG_TO = /^dog _ (\w\d)$/;
const CARD = /^(?:lay|cover) (\d+)/;
const SITE = /^(?:lay|cover) \S+ (\w\d)/;

function found(play: Play<View>, pattern: RegExp): string | null {
  for (const want of play.picker.picked) {
    const match = pattern.exec(typeof want === "string" ? want : (want[0] ?? ""));
    if (match) return match[1]!;
  }
  return null;
}

/** The card that is picked to be placed, and the cell for it. */
export const pickedCard = (play: Play<View>): string | null => found(play, CARD);
export const pickedSite = (play: Play<View>): string | null => found(play, SITE);
/** Where the dog fetches sheep, and where it drives them. */
export const dogFrom = (play: Play<View>): string | null => found(play, DOG_FROM);
export const dogTo = (play: Play<View>): string | null => found(play, DOG_TO);

export const stepOf = (view: View): string => view.pending[0] ?? "over";

/** Whether the cell was picked before any card. */
function siteFirst({ picker }: Play<View>): boolean {
  const [first = ""] = picker.picked;
  return (typeof first === "string" ? first : first[0])!.startsWith("lay _");
}

/** A card and a cell together: if they do not go together, that is said, and neither is dropped. */
function placing({ picker }: Play<View>, card: string | number, cell: string): Meant {
  const verb = picker.can("cover") ? "cover" : "lay";
  return { want: [`lay ${card} ${cell}`, `cover ${card} ${cell}`], attempt: `${verb} ${card} ${cell}` };
}

/** What a dog could fetch from a cell: a white sheep, or the black one if it stands there alone. */
function herdOn({ view }: Play<View>, cell: string): string {
  const board = view.boards[view.viewer];
  return board?.black === cell && !board.white[CELLS.indexOf(cell)] ? "b" : "1";
}

/** A cell: a site for a card, where a dog fetches or brings sheep, or where the fox goes. */
export function meantByCell(play: Play<View>, cell: string): Meant {
  if (stepOf(play.view) !== "animals") {
    const card = pickedCard(play);
    if (card) return placing(play, card, cell);
    const { attempt } = placing(play, play.view.hand[0] ?? 1, cell);
    return { want: [`lay _ ${cell}`, `cover _ ${cell}`], attempt };
  }
  const step = play.view.fox_steps.find((one) => one.cell === cell);
  if (!play.view.due?.dogs && step) return { want: `fox ${step.side}`, attempt: `fox ${step.side}` };
  const from = dogFrom(play);
  const to = `dog _ ${cell}`;
  if (from && from !== cell && (play.picker.can(to) || !play.picker.couldInstead(`dog ${cell}`)))
    return { want: to, attempt: `dog ${from} ${cell} ${herdOn(play, from)}` };
  const beside = SIDES.map((side) => beyond(cell, side)).find((one) => one !== null) ?? cell;
  return { want: `dog ${cell}`, attempt: `dog ${cell} ${beside} ${herdOn(play, cell)}` };
}

/** A card in hand or in the pack. */
export function meantByCard(play: Play<View>, card: number): Meant {
  const step = stepOf(play.view);
  if (step === "draft") return { want: `pick ${card}`, attempt: `pick ${card}` };
  if (step === "discard") return { want: `discard ${card}`, attempt: `discard ${card}` };
  const site = pickedSite(play);
  if (site && siteFirst(play)) return placing(play, card, site);
  const { attempt } = placing(play, card, play.picker.words(2)[0] ?? "b1");
  return { want: [`lay ${card}`, `cover ${card}`], attempt };
}

/** The cells where a card may be placed now. */
export function sites(play: Play<View>, card: number): string[] {
  const may = new Set([...play.picker.words(2, `lay ${card}`), ...play.picker.words(2, `cover ${card}`)]);
  return CELLS.filter((cell) => may.has(cell));
}
