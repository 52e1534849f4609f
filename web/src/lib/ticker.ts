/** One line of what happened: a name stands once for all that its seat did. */

import type { Owned } from "./since";

/** `told`: the sentences of a line; `names`: how seats are called in them. */
export function ticker(
  lines: readonly Owned["line"][],
  told: (line: Owned["line"]) => readonly string[],
  names: readonly string[],
): string {
  const parts: string[] = [];
  const starts = names.map((name) => `${name} `).sort((a, b) => b.length - a.length); // "Ewe 2 " before "Ewe "
  let named = "";
  for (const sentence of lines.flatMap(told)) {
    const start = starts.find((name) => sentence.startsWith(name)) ?? "";
    parts.push((start && start === named ? sentence.slice(start.length) : sentence).replace(/\.$/, ""));
    named = start || named;
  }
  return parts.join(" · ");
}
