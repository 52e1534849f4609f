/** How likely the viewer's choices reach the bid: told where help is on, shown where it is wanted. */

import type { Odds, View } from "$/generated/volle_wolle";
import type { Play } from "$/lib/play.svelte";
import { settings } from "$/lib/settings.svelte";

const ROUNDED = 0.005; // as near to certain as this, and no nearer, it would be called so

export function oddsOf(play: Play<View>, move: string): Odds | null {
  return settings.odds ? ((play.odds[move] as Odds | undefined) ?? null) : null;
}

/** In whole percents; 0 and 100 are said only of what is certain. */
export function percent({ say }: Play<View>, chance: number): string {
  const certain = chance === 0 || chance === 1;
  const rounded = String(Math.round(100 * chance));
  const told = certain ? rounded : chance < ROUNDED ? "<1" : chance >= 1 - ROUNDED ? ">99" : rounded;
  return say("hint-chance", { percent: told });
}

/** Whether chips make a difference. */
export const paying = ({ dice, chips }: Odds): boolean => chips > dice;

/** In words: by dice and bonus, and with chips. */
export function told(play: Play<View>, odds: Odds): string {
  const free = play.say("odds-free", { chance: percent(play, odds.dice) });
  if (!paying(odds)) return free;
  return `${free}, ${play.say("odds-paid", { chance: percent(play, odds.chips) })}`;
}
