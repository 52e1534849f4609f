/** What one sees on the island, in words, and what a try there means as a move. */

import type { Play } from "$/lib/play.svelte";
import type { Fact, View } from "$/generated/sheepland";
import { happened } from "./happened";
import { landOf, roadIn, type Place, type Road } from "./island";

export type Island = Play<View, Fact>;

export const placeName = (play: Island, place: Place): string => play.say(`place-${place.id}`);

/** The place across the road of the shepherd that acts; any other one if it is not beside it. */
export function across(play: Island, place: Place): Place {
  const land = landOf(play);
  const { shepherd } = play.view;
  const beside = shepherd === null ? land.places : roadIn(land, shepherd).beside;
  return beside.find((one) => one !== place)!;
}

export const driven = (place: Place): string[] => [`herd ${place.id}`, `black ${place.id}`];

export function placeLabel(play: Island, place: Place): string {
  const seen = play.say("island-place", {
    place: placeName(play, place),
    white: play.view.white[landOf(play).places.indexOf(place)] ?? 0,
    black: play.view.black === place.id ? "yes" : "no",
  });
  if (!play.picker.can(driven(place))) return seen;
  const other = placeName(play, across(play, place));
  return [seen, play.say("island-drive", { place: other })].join(", ");
}

export function standing(view: View, road: number): number | null {
  const seat = view.shepherds.findIndex((own) => own.includes(road));
  return seat < 0 ? null : seat;
}

export function roadLabel(play: Island, road: Road): string {
  const { view, say } = play;
  const seat = standing(view, road.id);
  const [one, other] = road.beside.map((place) => placeName(play, place));
  const whole = say("island-road", { number: road.number, one: one!, other: other! });
  const more: string[] = [];
  if (view.fences.includes(road.id)) more.push(say("island-fence"));
  if (view.final_fences.includes(road.id)) more.push(say("island-final-fence"));
  if (seat !== null) more.push(say("island-shepherd", { who: play.players[seat]?.name ?? "" }));
  if (view.shepherd === road.id) more.push(say("island-acts"));
  const cost = view.costs[road.id - 1] ?? null;
  if (cost !== null) more.push(say("island-cost", { dinars: cost }));
  return [whole, ...more].join(", ");
}

/** The move that choosing a road would mean in this step. */
export function roadAttempt(view: View, road: Road): string {
  const verb = { place: "place", use: "use" }[view.pending[0] ?? ""] ?? "walk";
  return `${verb} ${road.id}`;
}

/** The road's word in the log, unless the die's number is meant by it. */
export function roadWords(play: Island, road: Road): string[] {
  const word = String(road.id);
  return play.isPointed(word) && play.pointed[0] !== "die" ? [word] : [];
}

/** Whose shepherd came to a road last or left a fence there, as far as that is marked; null: nobody's. */
export function roadMark(play: Island, road: Road): number | null {
  const came = play.marked.findLast(({ line }) => {
    const { roads, fences, finalFences } = happened(line.facts ?? []);
    return roads.has(road.id) || [...fences, ...finalFences].includes(road.id);
  });
  return came?.seat ?? null;
}
