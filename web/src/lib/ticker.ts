/** One line of what happened: a name stands once for all that its seat did. */

import type { Owned } from "./since";

/** What is told of a line, in sentences, and how a seat is called in them. */
export interface Telling {
  told(line: Owned["line"]): readonly string[];
  who(seat: number): string;
}

export function ticker(lines: readonly Owned[], tell: Telling): string {
  const parts: string[] = [];
  let named = "";
  for (const { line, seat } of lines)
    for (const sentence of tell.told(line)) {
      const name = seat < 0 ? "" : `${tell.who(seat)} `;
      const again = name !== "" && name === named && sentence.startsWith(name);
      if (name && sentence.startsWith(name)) named = name;
      parts.push((again ? sentence.slice(name.length) : sentence).replace(/\.$/, ""));
    }
  return parts.join(" · ");
}
