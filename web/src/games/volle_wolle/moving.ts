/** How cards fly from one place of the table to another; at once where nothing shall move. */

import { crossfade } from "svelte/transition";
import { moving } from "$/lib/settings.svelte";

const FLIGHT = 320;

export const [send, receive] = crossfade({ duration: () => flight() });

/** In milliseconds. */
export const flight = (): number => (moving() ? FLIGHT : 0);
