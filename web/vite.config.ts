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

// The page is served by Sheepfold's own server, which finds it inside the package.
export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: { alias: { $: here("src"), "@sheepfold": here("../src/sheepfold") } },
  build: {
    outDir: here("../src/sheepfold/server/built"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
