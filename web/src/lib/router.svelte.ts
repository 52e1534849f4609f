/** Which page is shown: the address decides. Links are plain; only tokens stand behind `#`. */

export interface Route {
  page: "home" | "new" | "join" | "watch" | "table" | "replay" | "rules" | "settings" | "nowhere";
  /** What follows in the path: a game, a table, a match. */
  rest: string[];
  /** What stands behind `#`: a token, a ruling, a moment. */
  hash: string;
}

const PAGES = ["new", "join", "watch", "table", "replay", "rules", "settings"] as const;

export const route: { now: Route } = $state({ now: read() });

function read(): Route {
  const [first = "", ...rest] = location.pathname.split("/").slice(1).map(decoded);
  const known = PAGES.find((name) => name === first);
  const page = first === "" ? "home" : (known ?? "nowhere");
  return { page, rest: rest.filter(Boolean), hash: location.hash.slice(1) };
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
  if (how === "instead") history.replaceState(null, "", address);
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
