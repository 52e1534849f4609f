// Says what standard input asks for with the page's own narrator: JSON in, JSON out.
//
// Run in web/ by tests/web/test_narrator.py. Vite loads the sources as the page's build does.

import { createServer } from "vite";

const { games } = JSON.parse(await new Response(process.stdin).text());
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
});
const { Narrator } = await vite.ssrLoadModule("/src/lib/narrator.ts");
const { filled } = await vite.ssrLoadModule("/src/lib/pattern.ts");

async function sayings(lang, game) {
  const files = [`virtual:words/${lang}/${game}`, `virtual:words/${lang}`];
  const bundles = await Promise.all(files.map(async (file) => (await vite.ssrLoadModule(file)).default));
  const find = (key) => bundles.find((words) => Object.hasOwn(words, key))?.[key];
  return {
    has: (key) => find(key) !== undefined,
    say: (key, facts = {}) => {
      const pattern = find(key);
      if (pattern === undefined) throw new Error(`no words for ${key} in ${lang}`);
      return filled(pattern, facts, lang);
    },
  };
}

const said = [];
for (const { game, lang, names, reader, asked } of games) {
  const generated = await vite.ssrLoadModule(`/src/generated/${game}.ts`);
  const grammar = { verbs: generated.VERBS, silent: generated.SILENT, names: generated.NAMES };
  const narrator = new Narrator(await sayings(lang, game), grammar, names, reader);
  said.push(asked.map(([what, about]) => narrator[what](about)));
}
await vite.close();
process.stdout.write(JSON.stringify(said));
