/** Small, and first: asks for all that a table needs at once, while the page is on its way. */

import words from "virtual:words";
import { loadGame } from "./games";
import { callEarly } from "./lib/call";
import { seatsAt } from "./lib/chairs";
import { stored } from "./lib/stored";
import font from "./styles/nunito/nunito.woff2";

// A newer build has taken the place of this one: its parts are gone, but the new page is there.
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem("sheepfold.reloaded") === document.baseURI) return;
  event.preventDefault();
  sessionStorage.setItem("sheepfold.reloaded", document.baseURI);
  location.reload();
});

const [, page, table = ""] = location.pathname.split("/");
const [held] = page === "table" ? seatsAt(table) : [];
const { lang } = stored();
if (held) {
  callEarly(table, held.token, lang);
  const parts = [loadGame(held.game), words[`${lang} ${held.game}`]?.(), words[lang]?.()];
  Promise.all(parts).catch(() => undefined); // who needs them asks again
}
void import("./page");
afterwards(font);

/** Words can be read without the font: it is asked for behind all else, but before words are drawn. */
function afterwards(href: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "font", href, crossOrigin: "" });
  document.head.append(link);
}
