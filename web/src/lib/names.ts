/** How computers are called in lists: several of one level are numbered. */

import type { Words } from "./words.svelte";

/** Names as the server gives them, where bots have their level's; nobody is "". */
export function called(names: readonly string[], { has, say }: Words, nobody: (n: number) => string): string[] {
  const known = new Map<string, number>();
  return names.map((name, n) => {
    if (!has(`bot-${name}`)) return name || nobody(n + 1);
    const bot = say(`bot-${name}`);
    const number = (known.get(name) ?? 0) + 1;
    known.set(name, number);
    return number === 1 ? bot : say("name-of-bot", { bot, n: number });
  });
}
