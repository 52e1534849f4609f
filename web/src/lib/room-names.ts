/** How the people at a table are called. */

import type { Person, Sync } from "$/made/wire";
import type { Words } from "./words.svelte";

/** By seat: people by their names, bots by theirs. */
export function nameSeats(sync: Sync | null, words: Words): string[] {
  const names: string[] = [];
  const bots = new Map<string, number>();
  const givenUp = sync?.result?.ending === "resigned"; // then no computer plays on
  for (const { seat, name, bot, resigned } of sync?.chairs ?? []) {
    if (bot && !name) {
      const kind = words.say(`bot-${bot}`);
      const n = (bots.get(bot) ?? 0) + 1;
      bots.set(bot, n);
      names[seat] = n === 1 ? kind : words.say("name-of-bot", { bot: kind, n });
    } else if (bot && !(resigned && givenUp)) names[seat] = words.say("name-played-by-bot", { name: name ?? "" });
    else names[seat] = name || words.say("name-nobody");
  }
  return names;
}

/** By seat, as of a line of the log: before the computer stepped in, the person played. */
export function namesAt(number: number, names: readonly string[], chairs: readonly Person[]): readonly string[] {
  const before = chairs.filter(({ name, bot, since }) => name && bot && number < (since ?? 0));
  if (!before.length) return names;
  const then = [...names];
  for (const { seat, name } of before) then[seat] = name!;
  return then;
}
