/** What the service worker does with a request. Knows addresses, no network. */

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** `page`: the document, from the network first; `file`: of the build, from here; `pass`: not ours. */
export type Plan = "page" | "file" | "pass";

export function planFor({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Plan {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin || pathname === "/api" || pathname.startsWith("/api/")) return "pass";
  if (mode === "navigate") return "page";
  return files.has(pathname) ? "file" : "pass";
}

const MINE = "sheepfold-";

export const cacheName = (build: string) => MINE + build;

/** Caches of earlier builds, in the order they were made: the last one serves pages that are still open. */
export function outdated(names: readonly string[], current: string): string[] {
  return names.filter((name) => name.startsWith(MINE) && name !== current).slice(0, -1);
}
