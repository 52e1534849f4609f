import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { words } from "./words";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What needs no browser: `src/**\/*.test.ts`. State of Svelte behaves as it does in a browser. */
export default defineConfig({
  plugins: [svelte(), words()],
  resolve: { alias: { $: here("src"), "@sheepfold": here("../src/sheepfold") }, conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
