import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadGame } from "./games";
import { chairsAt } from "./lib/chairs";
import { openEarly } from "./lib/line";
import { route } from "./lib/router.svelte";
import { loadWords } from "./lib/words.svelte";

// A table's socket, board and words come along with the page, not after it.
const { page, rest } = route.now;
const held = page === "table" ? chairsAt(rest[0] ?? "")[0] : undefined;
if (held) {
  openEarly(held.token);
  void Promise.all([loadGame(held.game), loadWords(held.game)]).catch(() => undefined);
}

// A newer build has taken the place of this one: its parts are gone, but the new page is there.
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem("sheepfold.reloaded") === document.baseURI) return;
  event.preventDefault();
  sessionStorage.setItem("sheepfold.reloaded", document.baseURI);
  location.reload();
});

mount(App, { target: document.getElementById("page")! });
