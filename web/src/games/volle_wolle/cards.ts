/** What stands on the cards, and how it is said. */

import { sentences } from "$/lib/explain.svelte";
import { COMPONENTS } from "$/generated/volle_wolle";
import { ofComponents, type Play } from "$/lib/play.svelte";

export interface Sheep {
  id: string;
  kind: "white" | "black" | "set370" | "set007";
  points: number | null;
  modifier: number;
  bone: boolean;
  number: number;
}

/** The sheep of a table by their ids. */
export const sheepOf = ofComponents<{ sheep: readonly Sheep[] }, ReadonlyMap<string, Sheep>>(
  COMPONENTS,
  ({ sheep }) => new Map(sheep.map((one) => [one.id, one])),
);

const SETS = { set370: "3-7-0", set007: "0-0-7" } as const;
const FULL = 3; // of a sheep's wool

/** A number with a minus as wide as a plus. */
export const figure = (number: number): string => String(number).replace("-", "−");

/** A number with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : figure(number));

/** What stands largest on a sheep: its points, or the name of its set. */
export function worth(sheep: Sheep): string {
  return sheep.kind === "set370" || sheep.kind === "set007"
    ? SETS[sheep.kind]
    : figure(sheep.points ?? 0);
}

/** How thick its wool is drawn: the more points, the more wool. */
export function wool(sheep: Sheep): number {
  if (sheep.points === null) return 2;
  return Math.min(FULL, Math.floor(Math.abs(sheep.points) / 2));
}

/** A card in words, with everything that one sees on it. */
export function described(play: Play, card: string): string {
  const { say } = play;
  const sheep = sheepOf(play).get(card);
  if (!sheep) return say(card === "dog" || card === "bone" ? `face-${card}` : "card-forgotten");
  const parts = [say(`label-${sheep.kind}`, { points: sheep.points ?? 0, said: worth(sheep) })];
  if (sheep.modifier > 0) parts.push(say("label-bonus", { n: signed(sheep.modifier) }));
  if (sheep.modifier < 0) parts.push(say("label-malus", { n: signed(sheep.modifier) }));
  parts.push(say("label-number", { number: sheep.number }));
  if (sheep.bone) parts.push(say("label-symbol"));
  return parts.join(", ");
}

/** What a card means: its kind, its bonus or malus, its symbol. */
export function meant(play: Play, card: string): string {
  const { say } = play;
  const sheep = sheepOf(play).get(card);
  if (!sheep) return card === "dog" || card === "bone" ? say(`about-${card}`) : "";
  return sentences(
    say(`about-${sheep.kind}`),
    modifierMeant(play, sheep.modifier),
    sheep.bone ? say("about-symbol") : "",
  );
}

/** What the bonus or malus of a top card means. */
export function modifierMeant({ say }: Play, modifier: number): string {
  if (!modifier) return "";
  return say(modifier > 0 ? "about-bonus" : "about-malus", { n: Math.abs(modifier) });
}

/** Cards with keys that differ: dogs are alike. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const dogs = cards.filter((card) => card === "dog").length;
  let seen = 0;
  return cards.map((card) => ({ card, key: card === "dog" ? `dog-${dogs - seen++}` : card }));
}
