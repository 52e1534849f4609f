/**
 * In games of memory the log tells faces for the last turn only, as the server does for who comes
 * anew. Of older lines a bit more is hidden here than there: what still lies open is on the board.
 */

import type { Line } from "$/made/wire";
import type { Note, Verb } from "./tell";

export interface Memory {
  readonly faces: readonly string[];
  readonly fading: readonly string[];
}

export const FORGOTTEN = "~"; // a word of a line that is no longer told

/** The lines as somebody may read them who decides from a seat, or watches (null). */
export function fade(
  lines: readonly Line[],
  seat: number | null,
  verbs: readonly Verb[],
  memory: Memory,
): Line[] {
  const own = (line: Line) => (seat === null ? line.by >= 0 : line.by === seat);
  const recent = lines.findLastIndex(own);
  return lines.map((line, i) => (i >= recent ? line : faded(line, verbs, memory)));
}

function faded(line: Line, verbs: readonly Verb[], { faces, fading }: Memory): Line {
  const [name = "", ...rest] = line.text.split(" ");
  const width = (verb: Verb) => verb.kinds.reduce((sum, [, each]) => sum + each, 0);
  const verb = verbs.find((one) => one.name === name && width(one) === rest.length);
  let at = 0;
  const words = (verb?.kinds ?? []).flatMap(([kind, each]) => {
    const own = rest.slice(at, (at += each));
    return faces.includes(kind) ? own.map(() => FORGOTTEN) : own;
  });
  const text = verb ? [name, ...words].join(" ") : line.text;
  const notes = (line.notes ?? []) as unknown as Note[];
  const shows = (note: Note) => Object.keys(note.facts).some((fact) => faces.includes(fact.replace(/2$/, "")));
  if (text === line.text && !notes.some((note) => shows(note) || fading.includes(note.key))) return line;
  return { ...line, text, notes: text === line.text ? kept(notes, shows, fading) : [] };
}

/** Notes that tell no face; beside one that does, none of them is sure. */
function kept(notes: Note[], shows: (note: Note) => boolean, fading: readonly string[]): Line["notes"] {
  if (notes.some(shows)) return [];
  return notes.filter((note) => !fading.includes(note.key)) as unknown as Line["notes"];
}
