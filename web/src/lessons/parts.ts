/** The pictures of a lesson, in their order. */

import type { GameId } from "$/generated/games";

export const PARTS = ["goal", "turn", "end"] as const;
export type Part = (typeof PARTS)[number];

/** The keys of the words of a lesson; Te Kuiti is another game for one person. */
export function lessonOf(game: GameId, players: number): { lesson: string; keys: Record<Part, string> } {
  const solo = players === 1;
  const key = (part: Part) => (solo ? `lesson-solo-${part}` : `lesson-${part}`);
  return { lesson: solo ? `${game}-solo` : game, keys: { goal: key("goal"), turn: key("turn"), end: key("end") } };
}
