/** Which page is shown: the address decides. Links are plain; only tokens stand behind `#`. */

import { panels } from "./opened";

export interface Route {
  page: "home" | "new" | "join" | "watch" | "table" | "replay" | "rules" | "learn" | "settings" | "nowhere";
  /** What follows in the path: a game, a table, a match. */
  rest: string[];
  /** What stands behind `#`: a token, a ruling, a moment. */
  hash: string;
}

/** By the first part of an address its page, and how many parts follow at least and at most. */
const PAGES = new Map<string, [page: Route["page"], least: number, most: number]>([
  ["", ["home", 0, 0]],
  ["new", ["new", 1, 1]],
  ["join", ["join", 0, 0]],
  ["watch", ["watch", 0, 0]],
  ["table", ["table", 1, 1]],
  ["replay", ["replay", 0, Infinity]],
  ["rules", ["rules", 0, 1]],
  ["learn", ["learn", 1, 1]],
  ["settings", ["settings", 0, 0]],
]);

export const route: { now: Route } = $state({ now: read() });

function read(): Route {
  const [first = "", ...rest] = location.pathname.split("/").filter(Boolean).map(decoded);
  const [known, least, most] = PAGES.get(first) ?? ["nowhere", 0, 0];
  const page = least <= rest.length && rest.length <= most ? known : "nowhere";
  return { page, rest, hash: location.hash.slice(1) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % leads nowhere
  }
}

/** Go to an address of the page; `instead` leaves no way back to the present one. */
export function go(address: string, how: "next" | "instead" = "next"): void {
  if (how === "instead" || panels.guarded) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = route.now;
  route.now = read();
  if (before.page !== route.now.page) scrollTo(0, 0);
}

addEventListener("popstate", () => (route.now = read()));
addEventListener("hashchange", () => (route.now = read()));

/** Links to addresses of ours change the page without loading it anew. */
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const special = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || special || event.defaultPrevented || link.target || link.hasAttribute("download"))
    return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return; // the browser scrolls there
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
