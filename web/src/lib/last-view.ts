/**
 * The last view of each chair, kept on the device to be looked at without a connection.
 *
 * It is the view as people get it: what they have to remember is not in it, and no line of the log is
 * kept. A device that is passed around keeps none: the next person would see another one's hand.
 */

import { keepView, viewsAt, type LastView } from "./chairs";
import type { Session } from "./session.svelte";

/** Keep what a room shows now, if it may be kept. */
export function keepLast({ shown, chairs, game, held, play, names }: Session): void {
  if (!shown?.view || chairs.length > 1) return;
  keepView(shown.match, held.chair, {
    game,
    seat: shown.seat,
    view: shown.view,
    components: play.components,
    names: [...names],
    at: Date.now(),
  });
}

/** What was seen last at a table from one of these chairs. */
export function lastSeen(table: string, chair: number | null): LastView | null {
  const all = viewsAt(table, chair);
  return all.sort((a, b) => b.at - a.at)[0] ?? null;
}
