/**
 * Makes the page's words of the Fluent files when it is built: a browser has nothing to parse.
 *
 * `virtual:words` has one loader for each language, "en", and two for each game in it: "en te_kuiti" for what a table
 * says, and "en te_kuiti rules" for what only its rules and its guided game say.
 */

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Part, Pattern } from "./src/lib/pattern";

type Parsed = FluentResource["body"][number]["value"];
type Element = Exclude<Parsed, string | null>[number];

const NAME = "virtual:words";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LANGUAGES = readdirSync(here("src/text"));
const GAMES = readdirSync(here("src/games")).filter((name) => !name.includes("."));

/** Rulings, such as TK-5, but for their titles, and what a guided game tells. */
const RULES = /^([A-Z][^.]*$|guide-)/;

/** The files behind a loader, the last one on top. */
function sources(lang: string, game?: string): string[] {
  const paths = game
    ? [`../src/sheepfold/games/${game}/text/${lang}.ftl`, `src/games/${game}/${lang}.ftl`]
    : [
        `../src/sheepfold/text/${lang}.ftl`,
        ...readdirSync(here(`src/text/${lang}`)).map((name) => `src/text/${lang}/${name}`),
      ];
  return paths.map(here);
}

function compiled(text: string): [string, Pattern][] {
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [[id, pattern(value)] as [string, Pattern]]),
    ...Object.entries(attributes).map(([name, of]): [string, Pattern] => [`${id}.${name}`, pattern(of)]),
  ]);
}

function pattern(value: Exclude<Parsed, null>): Pattern {
  return typeof value === "string" ? value : value.map(part);
}

function part(element: Element): Part {
  if (typeof element === "string") return element;
  if (element.type === "str") return element.value;
  if (element.type === "var") return { fact: element.name };
  if (element.type !== "select" || element.selector.type !== "var")
    throw new Error(`the page's words know no ${element.type}`);
  const cases = element.variants.map(({ key, value }) => [String(key.value), pattern(value)] as const);
  return { fact: element.selector.name, cases: Object.fromEntries(cases), usual: cases[element.star]![0] };
}

export function words(): Plugin {
  const keys = LANGUAGES.flatMap((lang) => [lang, ...GAMES.flatMap((game) => [`${lang} ${game}`, `${lang} ${game} rules`])]);
  const loaders = keys.map((key) => `"${key}": () => import("${NAME}/${key.replaceAll(" ", "/")}")`);
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return `export default { ${loaders.join(", ")} };`;
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, lang = "", game, rules] = id.split("/");
      const files = sources(lang, game);
      for (const file of files) this.addWatchFile(file);
      const found = files.flatMap((file) => compiled(readFileSync(file, "utf8")));
      const asked = game ? found.filter(([key]) => RULES.test(key) === (rules !== undefined)) : found;
      return `export default ${JSON.stringify(Object.fromEntries(asked))};`;
    },
  };
}
