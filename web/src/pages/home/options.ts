/** How the choices of an option are called. */

import type { Words } from "$/lib/words.svelte";
import type { Value } from "./games";

export function called({ has, say }: Words, option: string, choice: Value): string {
  return has(`${option}-${choice}`) ? say(`${option}-${choice}`) : String(choice);
}
