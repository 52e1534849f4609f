/** What everybody at a table should know about people: who is late, away, replaced, or only watches. */

import type { Person, Sync } from "$/generated/wire";

export type Notice =
  | { kind: "watching" }
  | { kind: "paused" }
  /** The computer plays for somebody of this device, who may take over. */
  | { kind: "replaced"; chair: Person }
  | { kind: "own-late"; chair: Person }
  /** `replace`: the computer may be asked to play on; else so many minutes from now. */
  | { kind: "late" | "away"; chair: Person; replace: boolean; minutes: number };

export interface Situation {
  sync: Sync;
  /** The chairs that somebody of is at a device now. */
  isHere: (chair: number) => boolean;
  /** Per chair of somebody away from when on a computer may take it, by the server's clock. */
  away: Readonly<Record<string, number>>;
  /** The chairs of this device; none: it watches. */
  ours: readonly number[];
  now: number;
}

const MINUTE = 60_000;

/** Whether the others may ask the computer to play for somebody. With clocks absence alone does not count. */
export function mayReplace(chair: Person, { sync, isHere, away, now }: Omit<Situation, "ours">): boolean {
  if (chair.late) return true;
  const timed = Boolean(sync.clocks.left?.length) && sync.phase !== "paused";
  return !timed && !isHere(chair.chair) && (away[chair.chair] ?? Infinity) <= now;
}

export function noticesOf(situation: Situation): Notice[] {
  const { sync, isHere, away, ours, now } = situation;
  const found: Notice[] = ours.length ? [] : [{ kind: "watching" }];
  if (sync.phase === "paused") found.push({ kind: "paused" });
  if (sync.phase !== "playing") return found;
  const mine = (chair: Person) => ours.includes(chair.chair);
  for (const chair of sync.chairs) {
    if (mine(chair) && chair.bot && !chair.resigned) found.push({ kind: "replaced", chair });
    if (mine(chair) && chair.late) found.push({ kind: "own-late", chair });
  }
  const timed = Boolean(sync.clocks.left?.length);
  for (const chair of sync.chairs.filter((one) => one.name && !one.bot && !mine(one))) {
    const replace = mayReplace(chair, situation);
    if (chair.late) found.push({ kind: "late", chair, replace, minutes: 0 });
    else if (!isHere(chair.chair) && sync.acting.includes(chair.seat)) {
      const until = (away[chair.chair] ?? Infinity) - now;
      const minutes = timed || until === Infinity ? 0 : Math.max(0, Math.ceil(until / MINUTE));
      found.push({ kind: "away", chair, replace, minutes });
    }
  }
  return found;
}
