/** Tells a person that the table waits: in the title, the tab's icon, and if wanted aloud. */

import { badge } from "./app";
import { notify } from "./notices";
import { chime } from "./sound";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

const NAME = "Sheepfold";

export function watchTurns(read: () => Session): void {
  let before = false;

  $effect(() => {
    const session = read();
    const mine = session.mine || session.passTo !== null;
    const title = mine ? session.words.say("title-turn", { game: session.words.say("name") }) : "";
    document.title = title || `${session.words.say("name")} · ${NAME}`;
    icon(mine);
    badge("here", mine ? 1 : 0);
    if (mine && !before) tell(session, title);
    before = mine;
    return () => {
      document.title = NAME;
      icon(false);
      badge("here", 0);
    };
  });
}

function icon(turn: boolean): void {
  document.getElementById("icon")?.setAttribute("href", turn ? "/icon-turn.svg" : "/icon.svg");
}

function tell(session: Session, title: string): void {
  if (settings.sounds) chime("turn");
  if (settings.notices && document.hidden) void notify(title, session.id);
}
