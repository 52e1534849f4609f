/** Messages as the build makes them of Fluent files, and how they are filled with facts. */

export type Pattern = string | Part[];
/** Words, a fact, or by a fact one of several cases. */
export type Part = string | { fact: string; cases?: Record<string, Pattern>; usual?: string };
export type Facts = Record<string, string | number>;

/** The text of a pattern. */
export function filled(pattern: Pattern, facts: Facts, lang: string): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => (typeof part === "string" ? part : told(part, facts, lang))).join("");
}

function told({ fact, cases, usual = "" }: Exclude<Part, string>, facts: Facts, lang: string): string {
  const value = facts[fact] ?? `{$${fact}}`;
  if (!(fact in facts)) console.error(`words without the fact ${fact}`);
  if (!cases) return typeof value === "number" ? figure(value, lang) : value;
  const found = cases[value] ?? (typeof value === "number" ? cases[plural(value, lang)] : undefined);
  return filled(found ?? cases[usual]!, facts, lang);
}

/** What `Intl.PluralRules` says for our three languages: making one takes a phone 30 ms. */
function plural(n: number, lang: string): string {
  const size = Math.abs(n);
  return size === 1 || (lang === "fr" && size < 2) ? "one" : "other";
}

/** Only large numbers and fractions are written in a way of the language. */
function figure(n: number, lang: string): string {
  return Number.isInteger(n) && Math.abs(n) < 1000 ? `${n}` : n.toLocaleString(lang);
}
