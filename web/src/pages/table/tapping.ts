/**
 * A tap or a key that goes on while something is shown: from what is held to what comes next, from moves of
 * others to their end.
 *
 * It goes no further: what lies below may be offered with the next frame, and the person has not
 * seen that one when they tap. A tap that began while something was shown counts as one, also if the
 * next frame comes before the finger is lifted.
 */

import type { Session } from "$/lib/session.svelte";

const CONTROLS = "button, a, input, select, textarea, label, summary, dialog";
const KEYS = ["Enter", " ", "Escape"];

export function tapsOn(read: () => Session) {
  let began = false;

  const shows = ({ frames }: Session): boolean => frames.holding || frames.showing || frames.closed;
  /** Whether it is meant for the table: controls work as ever, also while something is shown. */
  const meant = ({ target }: Event): boolean => {
    const session = read();
    if (!shows(session) || session.play.picker.active || session.passTo !== null) return false;
    const control = target instanceof Element && target.closest(CONTROLS);
    return (!control || control.matches(".target")) && !document.querySelector("dialog[open]");
  };
  const take = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    if (shows(read())) read().frames.goOn();
  };

  return {
    down: (event: Event): void => {
      began = meant(event);
    },
    click: (event: Event): void => {
      if (began || meant(event)) take(event);
      began = false;
    },
    key: (event: KeyboardEvent): void => {
      if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.repeat && meant(event)) take(event);
    },
  };
}
