/** How a match ended, in words to those who look at it from this device. */

import type { Sync } from "$/generated/wire";
import type { Sayings } from "./narrator";

type Result = NonNullable<Sync["result"]>;

export interface Audience {
  words: Sayings;
  /** By seat. */
  names: readonly string[];
  /** The seats of this device; of several people at one device none is "you". */
  seats: readonly number[];
}

/** Who won, or why nobody did. */
export function titleOf({ ending, winners = [] }: Result, { words, names, seats }: Audience): string {
  const { say } = words;
  if (!winners.length) {
    if (ending === "played") return say(names.length === 1 ? "result-lost-alone" : "nobody");
    return say(seats.length ? `ending-${ending}` : `ending-${ending}.other`);
  }
  const me = seats.length === 1 ? seats[0]! : -1;
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  if (winners.includes(me)) {
    return others.length ? say("result-you-share", { who: listed(others, words) }) : say("result-you");
  }
  return others.length === 1
    ? say("winner", { who: others[0]! })
    : say("winners", { who: listed(others, words) });
}

/** Who gave up, one sentence each. */
export function gaveUp(sync: Sync, { words, names, seats }: Audience): string[] {
  return sync.chairs
    .filter(({ resigned }) => resigned)
    .map(({ seat }) =>
      seats.length === 1 && seats[0] === seat
        ? words.say("end-you-gave-up")
        : words.say("end-gave-up", { who: names[seat] ?? "" }),
    );
}

function listed(names: readonly string[], words: Sayings): string {
  if (names.length < 2) return names.join("");
  return words.say("name-list", { some: names.slice(0, -1).join(", "), last: names.at(-1)! });
}
