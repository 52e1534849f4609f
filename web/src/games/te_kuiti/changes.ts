/**
 * What a move showed that the view no longer has: tiles turned back or gone, fences put or knocked
 * down. It stays to be seen until the next move: people are slower than the rules.
 */

import type { Line } from "$/made/wire";
import type { Note } from "$/lib/tell";
import type { View } from "$/made/te_kuiti";
import { CELLS } from "./geometry";

export interface Tile {
  kind: string;
  side: string; // where its flower points
}

export interface Changes {
  /** By cell: tiles that were up a moment ago. */
  shown: ReadonlyMap<string, Tile>;
  placed: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** How the first round left the field; the second one has cleared it already. */
  farewell: Farewell | null;
}

export interface Farewell {
  tiles: readonly string[];
  fences: readonly string[];
}

export const NOTHING: Changes = {
  shown: new Map(),
  placed: new Set(),
  removed: new Set(),
  farewell: null,
};

const VERBS = new Set(["fence", "flip", "reveal", "ram", "take", "done"]);
const isFace = (word: string): boolean => word !== "down" && word !== "gone";

export function changes(before: View | null, lines: readonly Line[], after: View): Changes {
  const moves = lines.every((line) => VERBS.has(line.text.split(" ")[0]!));
  if (!before || !moves || !lines.length || before.round > after.round) return NOTHING;
  if (before.round < after.round) return { ...NOTHING, farewell: farewell(before, lines) };
  const was = new Set(before.fences);
  const now = new Set(after.fences);
  return {
    shown: shown(before, lines, after),
    placed: new Set(after.fences.filter((edge) => !was.has(edge))),
    removed: new Set(before.fences.filter((edge) => !now.has(edge))),
    farewell: null,
  };
}

/** The field before the move that ended the round, with that move: a fence put or knocked down, or a pair taken. */
function farewell(before: View, lines: readonly Line[]): Farewell {
  const words = lines.map((line) => line.text.split(" "));
  const last = (verb: string) => words.find((move) => move[0] === verb)?.slice(1) ?? [];
  const taken = new Set([...last("take"), ...last("flip")]);
  const faceUp = last("flip").length > 0;
  const tiles = CELLS.filter(({ name, index }) => {
    const word = before.table[index]!;
    return word !== "gone" && !taken.has(name) && !(faceUp && isFace(word));
  });
  const fallen = new Set(last("ram"));
  const fences = [...before.fences, ...last("fence")].filter((edge) => !fallen.has(edge));
  return { tiles: tiles.map(({ name }) => name), fences };
}

/** Whether two views show the same field: then what the last move showed may stay. */
export function alike(one: View, other: View): boolean {
  const field = ({ round, table, fences }: View) => [round, ...table, ...fences].join(" ");
  return field(one) === field(other);
}

function shown(before: View, lines: readonly Line[], after: View): Map<string, Tile> {
  const found = new Map<string, Tile>();
  for (const { name, index } of CELLS) {
    const kind = before.table[index]!;
    if (isFace(kind)) found.set(name, { kind, side: before.sides[index]! });
  }
  for (const [cell, tile] of turned(before, lines)) found.set(cell, tile);
  for (const { name, index } of CELLS) if (isFace(after.table[index]!)) found.delete(name);
  return found;
}

/** The tiles that lines tell of: drawn by chance, or seen before. A replay draws in a step of its own. */
function* turned(before: View, lines: readonly Line[]): Generator<[string, Tile]> {
  let cell = before.flipped ?? "";
  for (const line of lines) {
    const [verb, word = "", side = "-"] = line.text.split(" ");
    if (verb === "flip") cell = word;
    if (verb === "reveal" && word !== "?") yield [cell, { kind: word, side }];
    for (const { key, facts } of notesOf(line))
      if (key === "seen-before" && facts.kind !== "?")
        yield [cell, { kind: String(facts.kind), side: String(facts.side) }];
  }
}

export function notesOf(line: Line): Note[] {
  return (line.notes ?? []) as unknown as Note[];
}
