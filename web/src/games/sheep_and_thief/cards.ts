/** Landscape cards and cells as the components tell them; knows no rules. */

import { ofComponents, type Play } from "$/lib/play.svelte";
import { COMPONENTS } from "$/generated/sheep_and_thief";

export type Side = "N" | "E" | "S" | "W";

export interface Face {
  road: string;
  river: string;
  barn: boolean;
  sheep: number;
  dogs: number;
  foxes: number;
}

export interface Town {
  id: string;
  cell: "d1" | "a4" | "d4";
  /** The sides of the cell before it on which a road leads into it. */
  gates: string;
  gold: number;
}

interface Printed {
  cards: readonly (Face & { id: number })[];
  farmyard: Pick<Face, "road" | "river" | "barn">;
  towns: readonly Town[];
  black_sheep_gold: readonly (readonly number[])[];
}

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
const MOST_IMAGES = 3; // that a card has room for
export const CELLS: readonly string[] = [1, 2, 3, 4].flatMap((row) =>
  [..."abcd"].map((column) => `${column}${row}`),
);

const facesOf = ofComponents<Printed, ReadonlyMap<string, Face>>(COMPONENTS, ({ cards, farmyard }) => {
  const faces = new Map<string, Face>(cards.map((card) => [String(card.id), card]));
  return faces.set("farmyard", { ...farmyard, sheep: 0, dogs: 0, foxes: 0 });
});

/** What a card shows by its word in a view; null for a free cell and for a card face down. */
export const faceOf = (play: Play, word: string): Face | null => facesOf(play).get(word) ?? null;

export const townsOf = ofComponents<Printed, readonly Town[]>(COMPONENTS, ({ towns }) => towns);

/** The gold the black sheep brings on each cell. */
export const blackGold = ofComponents<Printed, readonly number[]>(COMPONENTS, (printed) =>
  printed.black_sheep_gold.flat(),
);

export interface Image {
  animal: "sheep" | "dog" | "fox";
  count: number;
}

/** The images on a card, one by one; where that are too many, each animal once with its number. */
export function imagesOf({ sheep, dogs, foxes }: Face): Image[] {
  const counts = { sheep, dog: dogs, fox: foxes };
  const animals = (["sheep", "dog", "fox"] as const).filter((animal) => counts[animal] > 0);
  if (sheep + dogs + foxes > MOST_IMAGES) return animals.map((animal) => ({ animal, count: counts[animal] }));
  return animals.flatMap((animal) => Array<Image>(counts[animal]).fill({ animal, count: 1 }));
}
