/** Landscape cards and cells as the components tell them; knows no rules. */

import { COMPONENTS } from "$/made/sheep_and_thief";

export type Side = "N" | "E" | "S" | "W";

export interface Face {
  road: string;
  river: string;
  barn: boolean;
  sheep: number;
  dogs: number;
  foxes: number;
}

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const TOWNS = COMPONENTS.towns;
export const CELLS: readonly string[] = [1, 2, 3, 4].flatMap((row) =>
  [..."abcd"].map((column) => `${column}${row}`),
);

const FARMYARD: Face = { ...COMPONENTS.farmyard, sheep: 0, dogs: 0, foxes: 0 };
const FACES = new Map<string, Face>(COMPONENTS.cards.map((card) => [String(card.id), card]));

/** What a card shows by its word in a view; null for a free cell and for a card face down. */
export function faceOf(word: string): Face | null {
  return word === "farmyard" ? FARMYARD : (FACES.get(word) ?? null);
}

/** The images on a card, one by one. */
export function imagesOf(face: Face): ("sheep" | "dog" | "fox")[] {
  return [
    ...Array<"sheep">(face.sheep).fill("sheep"),
    ...Array<"dog">(face.dogs).fill("dog"),
    ...Array<"fox">(face.foxes).fill("fox"),
  ];
}

/** The gold the black sheep brings on each cell. */
export const BLACK_GOLD: readonly number[] = COMPONENTS.black_sheep_gold.flat();
