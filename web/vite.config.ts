import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PACKED = /\.(js|css|svg|html)$/;

/** Puts a compressed copy beside each text file: the server sends it as it is. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir = "." }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }))
        if (PACKED.test(name))
          writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name)), { level: 9 }));
    },
  };
}

/** Few files instead of many small ones: each request of a phone costs more than its bytes. */
const GROUPS = [
  { name: "base", test: /node_modules\/(svelte|esm-env|clsx|@fluent)|src\/(lib|parts)\//, minShareCount: 2 },
  { name: "art", test: /src\/art\/[^/]*$/, minShareCount: 3 },
  { name: (id: string) => wordsOf(id), test: /\.ftl/ },
];

/** The words of one language, and of one game in it, are one file each. */
function wordsOf(id: string): string | null {
  const [, game, lang] = /games\/(\w+)\/(?:text\/)?(\w\w)\.ftl/.exec(id) ?? [];
  const [, common] = /text\/(\w\w)(?:\.ftl|\/)/.exec(id) ?? [];
  return game ? `words-${game}-${lang}` : common ? `words-${common}` : null;
}

// The page is served by Sheepfold's own server, which finds it inside the package.
export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: { alias: { $: here("src"), "@sheepfold": here("../src/sheepfold") } },
  build: {
    outDir: here("../src/sheepfold/server/built"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    reportCompressedSize: false,
    manifest: "manifest.json", // the server tells browsers what a table needs beside the document
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
