import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { words } from "./words";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PACKED = /\.(js|css|svg|html|webmanifest)$/;
const WORKER = "worker.js";
const UNKEPT = new Set([WORKER, "index.html", "manifest.json"]); // the document is kept as `/`

/** Tells the service worker which files the build has. */
function kept(): Plugin {
  return {
    name: "kept",
    apply: "build",
    writeBundle({ dir = "." }) {
      const all = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));
      const files = all.filter((name) => !UNKEPT.has(name)).sort();
      const build = createHash("sha256");
      for (const name of [...files, "index.html"]) build.update(name).update(readFileSync(join(dir, name)));
      const worker = readFileSync(join(dir, WORKER), "utf8");
      if (/\b(import|export)\b/.test(worker)) throw new Error("the service worker stands alone");
      const told = worker
        .replaceAll("__BUILD__", JSON.stringify(build.digest("hex").slice(0, 16)))
        .replaceAll("__FILES__", JSON.stringify(files.map((name) => `/${name}`)));
      writeFileSync(join(dir, WORKER), told);
    },
  };
}

/** Puts compressed copies beside each text file: the server sends one as it is. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir = "." }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }))
        if (PACKED.test(name)) {
          const file = join(dir, name);
          const text = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(text));
        }
    },
  };
}

/** Files that need each other run in the wrong order: a page that stays white. */
function inOrder(): Plugin {
  return {
    name: "in-order",
    apply: "build",
    generateBundle(_, bundle) {
      const follow = (file: string, above: readonly string[]): void => {
        if (above.includes(file)) this.error(`files need each other: ${[...above, file].join(" > ")}`);
        const found = bundle[file];
        if (found?.type === "chunk") for (const next of found.imports) follow(next, [...above, file]);
      };
      for (const file of Object.keys(bundle)) follow(file, []);
    },
  };
}

/** Few files instead of many small ones: each request of a phone costs more than its bytes. */
const either = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join("|"));
const GROUPS = [
  {
    name: "first", // what all pages need, and what boards are made with; main.ts runs first
    test: either(
      /node_modules\/(svelte|esm-env|clsx)\//,
      /preload-helper|virtual:words$|index\.html|rolldown\/runtime/,
      /src\/(main\.ts|page\.ts|App\.svelte|games\/(index|fit)|generated\/(wire|games)|pages\/table\/Lost|styles\/)/,
      /src\/(components|art)\/(?!Cover|covers|Explainer|Intro)/,
      /src\/lib\/(?!analysis|asking|fair|positions)/,
    ),
  },
  {
    name: (id: string) => /src\/(?:games|generated)\/(\w+)/.exec(id)?.[1]?.replace(/^/, "game-") ?? null, // one for each
    test: /src\/games\/\w+\/|src\/generated\/(?!api|games)/,
  },
  { name: "components", test: /src\/(components|lib|art)\//, minShareCount: 2 },
];

// The page is served by Sheepfold's own server, which finds it inside the package.
export default defineConfig({
  plugins: [svelte(), words(), inOrder(), kept(), packed()],
  resolve: { alias: { $: here("src"), "@sheepfold": here("../src/sheepfold") } },
  build: {
    outDir: here("../src/sheepfold/server/built"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    reportCompressedSize: false,
    manifest: "manifest.json", // the server tells browsers what a table needs beside the document
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("index.html"), worker: here("src/worker/worker.ts") },
      output: {
        codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false },
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
