/** The sentence that says what is decided now, and by whom. */

import type { Session } from "$/lib/session.svelte";

export function asked(session: Session): string {
  const { say } = session.words;
  const { play, shown } = session;
  const acting = shown?.acting ?? [];
  if (shown?.phase === "over") return say("prompt-over");
  if (shown?.phase === "paused") return say("prompt-paused");
  if (shown?.vote) return say("prompt-vote");
  if (session.frames.closed) return say("prompt-summary");
  if (!acting.length) return say("prompt-chance");
  const mine = play.me !== null && acting.includes(play.me);
  if (mine && session.frames.showing && !session.mine) return say("prompt-next");
  const { key, facts = {} } = session.ui.prompt(play);
  if (mine) return say(key, facts);
  const who = acting.map((seat) => session.names[seat] ?? "").join(", ");
  return say(`${key}.other`, { ...facts, who, n: acting.length });
}
