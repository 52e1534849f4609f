/**
 * Checks a finished match's draws in the browser, from its proof: hashes and numbers, no rules.
 *
 * What exactly is hashed stands in docs/fairness.md. Whether the lists of what could be drawn are
 * those of the rules, only `sheepfold verify` can tell.
 */

import type { Proof } from "$/made/api";
import type { Promised } from "./chairs";
import { fromHex, sha256, toHex } from "./sha256";

export interface Finding {
  key: string;
  holds: boolean;
  facts: Record<string, string | number>;
}

interface Fairness {
  match: string;
  commitment: string;
  server_seed: string;
  players: { seat: number; commitment: string; random: string }[];
}

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
  if (!line) return [{ key: "unmixed", holds: false, facts: {} }];
  const fair = JSON.parse(line) as Fairness;
  const found: Finding[] = [];
  const add = (key: string, holds: boolean, facts: Finding["facts"] = {}) =>
    found.push({ key, holds, facts });

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
  const words = ["sheepfold match", match, ...mixed.map(({ seat, random }) => `${seat} ${random}`)];
  const seed = hmac(fromHex(server), words.join(" "));
  add("seed", toHex(seed) === /^seed: (\w+)$/m.exec(proof.record)?.[1]);

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
