/** How the people and computers at a table are called. */

import type { Person, Sync } from "$/generated/wire";
import type { Sayings } from "./narrator";

export interface Called {
  name: string;
  /** Of a computer that has a name of its own, in words; else "". */
  level: string;
}

interface Sitter {
  name: string;
  bot: string;
}

/** Computers of earlier versions have no name: they are called by their level, and numbered. */
export function callAll(sitters: readonly Sitter[], words: Sayings): Called[] {
  const nameless = new Map<string, number>();
  return sitters.map(({ name, bot }) => {
    if (!bot) return { name, level: "" };
    const level = words.say(`bot-${bot}`);
    if (name) return { name, level };
    const n = (nameless.get(bot) ?? 0) + 1;
    nameless.set(bot, n);
    return { name: n === 1 ? level : words.say("name-of-bot", { bot: level, n }), level: "" };
  });
}

/** A seat's word in records and lists: `Ann`, `Hazel (ram)`, of earlier versions `ram`. */
export function sitterOf(word: string, words: Sayings): Sitter {
  if (words.has(`bot-${word}`)) return { name: "", bot: word };
  const [, name = "", bot = ""] = /^(.+) \((\w+)\)$/.exec(word) ?? [];
  return words.has(`bot-${bot}`) ? { name, bot } : { name: word, bot: "" };
}

/** A name with its level behind it: "Hazel · Ram". */
export const inFull = ({ name, level }: Called, words: Sayings): string =>
  level ? words.say("name-with-level", { name, level }) : name;

/** By seat: people by their names, computers by theirs. */
export function callSeats(sync: Sync | null, words: Sayings): Called[] {
  const chairs = [...(sync?.chairs ?? [])].sort((a, b) => a.seat - b.seat);
  const givenUp = sync?.result?.ending === "resigned"; // then no computer plays on
  const own = (chair: Person) => (!chair.name && chair.bot) || "";
  const called = callAll(chairs.map((chair) => ({ name: chair.name || chair.called || "", bot: own(chair) })), words);
  return chairs.map(({ bot, resigned }, seat) => {
    const { name, level } = called[seat]!;
    if (level || own(chairs[seat]!)) return { name, level };
    if (bot && !(resigned && givenUp)) return { name: words.say("name-played-by-bot", { name }), level };
    return { name: name || words.say("name-nobody"), level };
  });
}

/** By seat, as of a line of the log: before the computer stepped in, the person played. */
export function namesAt(number: number, names: readonly string[], chairs: readonly Person[]): readonly string[] {
  const before = chairs.filter(({ name, bot, since }) => name && bot && number < (since ?? 0));
  if (!before.length) return names;
  const then = [...names];
  for (const { seat, name } of before) then[seat] = name!;
  return then;
}
