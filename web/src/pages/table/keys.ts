/** What keys do at a table, beside those of a board and of what is shown. */

import type { Session } from "$/lib/session.svelte";
import { panels } from "$/lib/opened";

export function keysOn(read: () => Session, explain: () => void) {
  return (event: KeyboardEvent): void => {
    const session = read();
    const { picker } = session.play;
    const dialog = document.querySelector("dialog[open]") !== null;
    if (event.key === "Escape" && !dialog && panels.closeLast()) return;
    if (isOn(event, "input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (session.passTo !== null || dialog) return;
    if (event.key === "Escape") picker.clear();
    else if (event.key === "Enter" && picker.ready && !isOn(event, "button, a")) picker.confirm();
    else if (event.key.toLowerCase() === "u" && session.undoing === "free") void session.undo();
    else if (event.key === "?") explain();
  };
}

function isOn({ target }: Event, controls: string): boolean {
  return target instanceof Element && target.closest(controls) !== null;
}
