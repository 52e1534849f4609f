/**
 * The chairs this device holds: credentials and random numbers. Kept in the browser.
 *
 * A credential is all that a seat has for a key, so it is stored before anything is done with it.
 */

import type { GameId } from "$/generated/games";
import { fromHex, sha256, toHex } from "./sha256";

export interface Held {
  table: string;
  chair: number | null; // null: a watcher
  token: string;
  game: GameId;
}

const KEY = "sheepfold.chairs";

export function chairs(): Held[] {
  return read<Held[]>(KEY) ?? [];
}

export function chairsAt(table: string): Held[] {
  return chairs().filter((held) => held.table === table);
}

/** Those of them that are looked from: who has a seat does not watch. */
export function seatsAt(table: string): Held[] {
  const all = chairsAt(table);
  const seats = all.filter(({ chair }) => chair !== null);
  return seats.length ? seats : all;
}

/** The tokens of others who have a seat at the same table and share this device. */
export function beside(token: string): string[] {
  const own = chairs().find((held) => held.token === token);
  if (!own) return [];
  const seats = chairsAt(own.table).filter(({ chair }) => chair !== null);
  return seats.map((held) => held.token).filter((other) => other !== token);
}

export function hold(...held: Held[]): void {
  const same = (a: Held, b: Held) => a.table === b.table && a.chair === b.chair;
  write(KEY, [...held, ...chairs().filter((old) => !held.some((now) => same(now, old)))]);
  tidy();
}

export function letGo(table: string, chair?: number | null): void {
  const gone = (held: Held) => held.table === table && (chair === undefined || held.chair === chair);
  write(KEY, chairs().filter((held) => !gone(held)));
  tidy();
}

const NEWEST = 50; // tables that are kept though the server no longer knows them

/** The server was asked about these chairs and knows only some tables: long gone ones are let go. */
export function prune(asked: readonly Held[], known: ReadonlySet<string>): void {
  const newest = new Set([...new Set(chairs().map(({ table }) => table))].slice(0, NEWEST));
  const gone = ({ table }: Held) => !known.has(table) && !newest.has(table);
  for (const { table } of asked.filter(gone)) letGo(table);
  tidy();
}

const VIEW = /^sheepfold\.view\..*\.(\d+|null)$/;
const BESIDE = /^sheepfold\.(?:random|seen|links|result|view)\.([^-.]+)/; // matches are named after their table

/** What is kept beside the chairs of a table goes with them; of a device that is passed around no view stays. */
function tidy(): void {
  const held = new Set(chairs().map(({ table }) => table));
  try {
    for (const key of Object.keys(localStorage)) {
      const table = BESIDE.exec(key)?.[1];
      if (table === undefined) continue;
      const [one, ...others] = seatsAt(table);
      const stays = VIEW.exec(key)?.[1] === `${one?.chair}` && !others.length;
      if (!held.has(table) || (VIEW.test(key) && !stays)) localStorage.removeItem(key);
    }
  } catch {
    // a closed store keeps nothing anyway
  }
}

// This device's part of a match's seed, and what others promised before it was shown.

export interface Promised {
  random: string; // ours, 32 bytes
  commitments: Record<string, string>; // by chair, and the server's as "server"
  /** How many numbers this device has shown for this match and chair. */
  shown: number;
  /** Whether `random` is one of them. */
  out?: boolean;
  /** What the server had counted when `random` was shown. */
  counted?: Counted;
}

export interface Counted {
  starts: number;
  /** By seat, numbers shown in starts that failed. */
  spent: Record<string, number>;
}

const promise = (match: string, chair: number) => `sheepfold.random.${match}.${chair}`;

export function promised(match: string, chair: number): Promised | null {
  return read<Promised>(promise(match, chair));
}

/** A fresh random number for a match, kept before its commitment is sent. */
export function draw(match: string, chair: number): Promised {
  const random = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const made = { random, commitments: {}, shown: promised(match, chair)?.shown ?? 0 };
  write(promise(match, chair), made);
  return made;
}

/** The number is about to be shown: keep what the others promised, and count it once. */
export function note(
  match: string,
  chair: number,
  commitments: Record<string, string>,
  counted: Counted,
): void {
  const known = promised(match, chair);
  if (!known) return;
  const shown = (known.shown ?? 0) + (known.out ? 0 : 1);
  write(promise(match, chair), { ...known, commitments, counted, shown, out: true });
}

export function commitmentOf(random: string): string {
  if (fromHex(random).length !== 32) throw new Error("a random number has 32 bytes");
  return toHex(sha256(new TextEncoder().encode(`sheepfold device ${random}`)));
}

const unstored = new Map<string, string>(); // where the browser's store is full or closed

function read<T>(key: string): T | null {
  try {
    return JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** What cannot be stored is kept until the page closes: a seat taken is not lost at once. */
function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

// The last of something that a person saw, by its number: of chat the line.

const last = (what: string, chair: number | null) => `sheepfold.seen.${what}.${chair}`;

export function seen(what: string, chair: number | null): number {
  return read<number>(last(what, chair)) ?? 0;
}

export function remember(what: string, chair: number | null, number: number): void {
  write(last(what, chair), number);
}

// How a match ended, for the list of tables: the server is asked once.

export interface Ended {
  ending: string;
  /** Who won, as the server calls them. */
  won: string[];
  /** Whether a seat of this device did. */
  mine: boolean;
}

const end = (match: string) => `sheepfold.result.${match}`;

export function ended(match: string): Ended | null {
  return read<Ended>(end(match));
}

export function keepEnded(match: string, how: Ended): void {
  write(end(match), how);
}

// The last view of a chair, to be looked at without a connection: see `last-view.ts`.

export interface LastView {
  game: GameId;
  seat: number | null;
  view: object;
  components: object | null;
  /** By seat. */
  names: string[];
  /** When, in milliseconds. */
  at: number;
}

const seenLast = (match: string, chair: number | null) => `sheepfold.view.${match}.${chair}`;

export function keepView(match: string, chair: number | null, view: LastView): void {
  for (const key of viewKeys(match.replace(/-\d+$/, ""), chair)) remove(key); // of an earlier match, too
  write(seenLast(match, chair), view);
}

export function viewsAt(table: string, chair: number | null): LastView[] {
  return viewKeys(table, chair).flatMap((key) => read<LastView>(key) ?? []);
}

function viewKeys(table: string, chair: number | null): string[] {
  const [start, end] = [`sheepfold.view.${table}-`, `.${chair}`];
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start) && key.endsWith(end));
  } catch {
    return []; // a closed store keeps nothing
  }
}

function remove(key: string): void {
  unstored.delete(key);
  localStorage.removeItem(key);
}

// Links the host hands on, until somebody sits there.

const links = (table: string) => `sheepfold.links.${table}`;

export function invitations(table: string): Record<string, string> {
  return read<Record<string, string>>(links(table)) ?? {};
}

export function keepInvitation(table: string, chair: number, link: string): void {
  write(links(table), { ...invitations(table), [chair]: link });
}
