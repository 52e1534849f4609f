/** What one sees on a cell or a card, in words. */

import { sentences } from "$/lib/explain.svelte";
import type { Play } from "$/lib/play.svelte";
import type { FoxStep, View } from "$/generated/sheep_and_thief";
import { CELLS, faceOf, type Face } from "./cards";

type Say = Play<View>["say"];

export function joined(say: Say, words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return say("name-list", { some: words.slice(0, -1).join(", "), last: words.at(-1)! });
}

const sidesIn = (say: Say, sides: string): string =>
  joined(say, [...sides].map((side) => say(`side-${side}`)));

function shown(say: Say, face: Face, linked: boolean): string[] {
  const words: string[] = [];
  const road = linked ? "has-linked-road" : "has-road";
  if (face.road) words.push(say(road, { sides: sidesIn(say, face.road) }));
  if (face.river) words.push(say("has-river", { sides: sidesIn(say, face.river) }));
  if (face.barn) words.push(say("has-barn"));
  if (face.sheep) words.push(say("shows-sheep", { n: face.sheep }));
  if (face.dogs) words.push(say("shows-dogs", { n: face.dogs }));
  if (face.foxes) words.push(say("shows-foxes", { n: face.foxes }));
  return words;
}

export function cardLabel(play: Play<View>, card: number, sites: readonly string[] | null = null): string {
  const { say } = play;
  const words = [say("card-named", { card }), ...shown(say, faceOf(play, String(card))!, false)];
  if (sites) words.push(sites.length ? say("fits-on", { cells: sites.join(" ") }) : say("fits-nowhere"));
  return words.join(", ");
}

/** What the animals and the landscape of a card mean. */
export function faceMeant({ say }: Play<View>, { sheep, dogs, foxes, barn, river, road }: Face): string {
  const animals = [
    sheep ? say("about-card-sheep", { n: sheep }) : "",
    dogs ? say("about-card-dog") : "",
    foxes ? say("about-card-fox") : "",
  ];
  return sentences(
    ...(animals.some(Boolean) ? animals : [say("about-card-plain")]),
    barn ? say("about-card-barn") : "",
    river ? say("about-card-river") : "",
    road ? say("about-card-road") : "",
  );
}

/** What stands on a cell means. Animals on a card that lies have acted already. */
export function cellMeant(play: Play<View>, seat: number, cell: string): string {
  const { say, view } = play;
  const board = view.boards[seat]!;
  const at = CELLS.indexOf(cell);
  const word = board.cards[at]!;
  const face = faceOf(play, word);
  const river = board.rivers.find(({ cells }) => cells.includes(cell));
  const known = word === "free" || word === "farmyard" || word === "down";
  return sentences(
    known ? say(`about-${word}`) : "",
    river ? say("about-river", { n: river.cells.length, gold: river.gold }) : "",
    face?.road && word !== "farmyard" ? say("about-card-road") : "",
    face?.barn && word !== "farmyard" ? say("about-card-barn") : "",
    board.white[at] ? say("about-sheep-here") : "",
    view.fox === cell && word === "free" ? say("about-fox-here") : "",
  );
}

/** How a free cell, the farmyard and cards are called. */
function ground(play: Play<View>, seat: number, cell: string, word: string): string {
  const own = play.view.laid.find((laid) => laid.seat === seat && laid.cell === cell);
  if (word === "down" && own?.card != null) return play.say("cell-down-known", { cell, card: own.card });
  if (faceOf(play, word) && word !== "farmyard") return play.say("cell-card", { cell, card: Number(word) });
  return play.say(`cell-${word}`, { cell });
}

export function cellLabel(play: Play<View>, seat: number, cell: string): string {
  const { view, say } = play;
  const board = view.boards[seat]!;
  const at = CELLS.indexOf(cell);
  const word = board.cards[at]!;
  const face = faceOf(play, word);
  const words = [ground(play, seat, cell, word)];
  if (face) words.push(...shown(say, face, board.linked.includes(cell)));
  if (board.white[at]) words.push(say("here-sheep", { n: board.white[at] }));
  if (board.black === cell) words.push(say("here-black"));
  if (view.fox === cell) words.push(say("here-fox"));
  return words.join(", ");
}

/** Where the fox would go, and whom it would rob. */
export function stepLabel(play: Play<View>, step: FoxStep, mover: number): string {
  const { say } = play;
  const words = [say("fox-goes", { side: say(`side-${step.side}`), cell: step.cell })];
  for (const { seat, name } of play.players) {
    const n = step.taken[seat] ?? 0;
    if (n) words.push(say(seat === mover ? "fox-loses" : "fox-steals", { n, who: name }));
    if (step.chased[seat]) words.push(say("fox-chases", { who: name }));
  }
  return words.join(", ");
}
