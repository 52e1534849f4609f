/**
 * Checks a finished match's draws in the browser, from its proof: hashes and numbers, no rules.
 *
 * What exactly is hashed stands in docs/fairness.md. Whether the lists of what could be drawn are
 * those of the rules, only `sheepfold verify` can tell.
 */

import type { Proof } from "$/generated/api";
import type { Promised } from "./chairs";
import { fromHex, sha256, toHex } from "./sha256";

export interface Finding {
  key: string;
  holds: boolean;
  facts: Record<string, string | number>;
  /** It holds, and people should think about it. */
  warns: boolean;
}

interface Fairness {
  version?: number; // since 2 the starts are counted
  match: string;
  commitment: string;
  server_seed: string;
  starts?: number;
  players: { seat: number; commitment: string; random: string; shown?: number }[];
}

const COUNTED = 2;

const bytes = (text: string) => new TextEncoder().encode(text);
const hash = (text: string) => toHex(sha256(bytes(text)));

function hmac(key: Uint8Array, text: string): Uint8Array {
  const pad = (by: number) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ by);
  const join = (a: Uint8Array, b: Uint8Array) => Uint8Array.from([...a, ...b]);
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), bytes(text)))));
}

function drawn(seed: Uint8Array, stream: string, count: number, total: number): number {
  const limit = ((1n << 256n) / BigInt(total)) * BigInt(total);
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${toHex(hmac(seed, `${stream} ${count} ${attempt}`))}`);
    if (number < limit) return Number(number % BigInt(total));
  }
}

function outcome(outcomes: readonly (readonly [string, number])[], number: number): string | null {
  let left = number;
  for (const [text, weight] of outcomes) if ((left -= weight) < 0) return text;
  return null;
}

/** Every check in order; `noted` is what this device saw before its own number was shown. */
export function check(proof: Proof, noted: Promised | null): Finding[] {
  const line = /^fairness: (.*)$/m.exec(proof.record)?.[1];
  if (!line) return [{ key: "unmixed", holds: false, facts: {}, warns: false }];
  const fair = JSON.parse(line) as Fairness;
  const counted = fair.version !== undefined;
  const found: Finding[] = [];
  const add = (key: string, holds: boolean, facts: Finding["facts"] = {}, warns = false) =>
    found.push({ key, holds, facts, warns });
  if (counted && fair.version !== COUNTED) {
    add("version", false);
    return found;
  }

  if (noted) {
    add("noted-server", noted.commitments.server === fair.commitment);
    const kept = new Set(Object.values(noted.commitments));
    add("noted-others", fair.players.every(({ commitment }) => kept.has(commitment)));
    add("noted-mine", fair.players.some(({ random }) => random === noted.random));
  }
  const { match, server_seed: server } = fair;
  add("server", hash(`sheepfold server ${match} ${server}`) === fair.commitment);
  for (const { seat, commitment, random } of fair.players)
    add("device", hash(`sheepfold device ${random}`) === commitment, { seat: seat + 1 });

  const mixed = [...fair.players].sort((a, b) => a.seat - b.seat);
  const words = counted
    ? ["sheepfold start", match, fair.starts, ...mixed.map((one) => `${one.seat} ${one.shown} ${one.random}`)]
    : ["sheepfold match", match, ...mixed.map(({ seat, random }) => `${seat} ${random}`)];
  const seed = hmac(fromHex(server), words.join(" "));
  add("seed", toHex(seed) === /^seed: (\w+)$/m.exec(proof.record)?.[1]);

  if (counted) {
    const starts = fair.starts ?? 0;
    add("starts", starts > 0, { starts, failed: starts - 1 }, starts > 1);
  }
  if (noted) checkCounts(fair, noted, add);

  const log = proof.record.split("\n\n")[1]?.split("\n") ?? [];
  const wrong = proof.draws.find(({ line, stream, count, total, number, outcomes }) => {
    const said = log[line - 1]?.replace(/^-1 /, "");
    const sum = outcomes.reduce((all, [, weight]) => all + weight, 0);
    const right = drawn(seed, stream, count, total) === number && sum === total;
    return !right || outcome(outcomes, number) !== said;
  });
  add("draws", wrong === undefined, { n: proof.draws.length, line: wrong?.line ?? 0 });
  return found;
}

type Add = (key: string, holds: boolean, facts?: Finding["facts"], warns?: boolean) => void;

/** Whether the counts are those that this device saw, and has itself. */
function checkCounts(fair: Fairness, noted: Promised, add: Add): void {
  const { counted, random, shown = 0 } = noted;
  const told = fair.players.find((one) => one.random === random)?.shown;
  if (shown) {
    const facts = { n: shown, told: told ?? 0 };
    add("noted-shown", fair.version === undefined || (told ?? 0) >= shown, facts, shown > 1);
  }
  if (fair.version === undefined || !counted) return;
  const same = fair.players.every((one) => one.shown === (counted.spent[one.seat] ?? 0) + 1);
  add("noted-starts", counted.starts === fair.starts && same);
}
