/** Tells a person that the table waits: in the title, the tab's icon, and if wanted aloud. */

import { badge } from "./app";
import { notify } from "./notices";
import { chime } from "./sound";
import type { Room } from "./room.svelte";
import { settings } from "./settings.svelte";

const NAME = "Sheepfold";

export function watchTurns(read: () => Room): void {
  let before = false;

  $effect(() => {
    const room = read();
    const mine = room.mine || room.passTo !== null;
    const title = mine ? room.words.say("title-turn", { game: room.words.say("name") }) : "";
    document.title = title || `${room.words.say("name")} · ${NAME}`;
    icon(mine);
    badge("here", mine ? 1 : 0);
    if (mine && !before) tell(room, title);
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

function tell(room: Room, title: string): void {
  if (settings.sounds) chime("turn");
  if (settings.notices && document.hidden) void notify(title, room.id);
}
