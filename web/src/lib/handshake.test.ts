import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Sync } from "$/generated/wire";
import { commitmentOf, promised, type Held } from "./chairs";
import { Handshake } from "./handshake";

interface Sent {
  path: string;
  token: string;
  body: Record<string, string>;
}

let sent: Sent[] = [];
let refusals: (string | null)[] = []; // of the requests to come: a code, or null where there is no answer at all
let count = 0;

/** The server, as far as it takes part: it accepts, or refuses with the next code. */
function served(address: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const code = refusals.shift();
  if (code === null) return Promise.reject(new TypeError("no network"));
  sent.push({ path: address, token: headers.authorization ?? "", body: JSON.parse(body) as Record<string, string> });
  const problem = JSON.stringify({ code, message: "", ruling: "" });
  const answer = code ? new Response(problem, { status: 409 }) : new Response("{}", { headers: { "content-type": "application/json" } });
  return Promise.resolve(answer);
}

beforeEach(() => {
  sent = [];
  refusals = [];
  count += 1;
  vi.stubGlobal("fetch", served);
});
afterEach(() => vi.unstubAllGlobals());

const held = (chair: number | null): Held => ({ table: "t", chair, token: `key-${chair}`, game: "te_kuiti" });
const person = (chair: number, more: object = {}) => ({ chair, seat: chair, name: `N${chair}`, bot: null, ...more });
const bot = (chair: number) => person(chair, { name: null, bot: "lamb" });
const sync = (phase: string, chairs: object[], more: object = {}): Sync =>
  ({ match: `m${count}`, phase, chairs, commitment: "server's", starts: 0, ...more }) as unknown as Sync;

function device(...chairs: (number | null)[]) {
  const failures: unknown[] = [];
  return { failures, hands: new Handshake("t", chairs.map(held), (error) => failures.push(error)) };
}

const paths = () => sent.map(({ path }) => path.split("/").at(-1));

describe("a device that is alone with computers", () => {
  const chairs = [person(0), bot(1)];

  test("promises a number without being asked, and shows the one it promised", async () => {
    const { hands } = device(0);
    await hands.follow(sync("lobby", chairs));
    await hands.follow(sync("revealing", chairs));
    expect(paths()).toEqual(["ready", "reveal"]);
    expect(sent[0]!.token).toBe("Bearer key-0");
    expect(sent[0]!.body.commitment).toBe(commitmentOf(sent[1]!.body.random!));
    expect(hands.numbersShown(`m${count}`)).toBe(1);
  });

  test("promises once, however often the table is told", async () => {
    const { hands } = device(0);
    for (let n = 0; n < 3; n++) await hands.follow(sync("lobby", chairs));
    expect(paths()).toEqual(["ready"]);
  });

  test("does so for all its chairs, and keeps what the others promised before it shows its own", async () => {
    const two = [person(0, { commitment: "a" }), person(1, { commitment: "b" })];
    const { hands } = device(0, 1);
    await hands.follow(sync("lobby", two));
    await hands.follow(sync("revealing", two));
    expect(paths()).toEqual(["ready", "ready", "reveal", "reveal"]);
    expect(promised(`m${count}`, 0)!.commitments).toEqual({ 0: "a", 1: "b", server: "server's" });
  });
});

test("with others the person says when", async () => {
  const chairs = [person(0), person(1)];
  const { hands } = device(0);
  await hands.follow(sync("lobby", chairs));
  expect(paths()).toEqual([]);
  await hands.ready(sync("lobby", chairs));
  expect(paths()).toEqual(["ready"]);
});

test("nobody promises for an open chair, a watcher never", async () => {
  await device(0).hands.follow(sync("lobby", [person(0), person(1, { name: null })]));
  await device(null).hands.follow(sync("lobby", [bot(0), bot(1)]));
  expect(paths()).toEqual([]);
});

test("a promise that the server has seen before is replaced by a fresh one", async () => {
  const { hands, failures } = device(0);
  refusals = ["bad_commitment"];
  await hands.follow(sync("lobby", [person(0), bot(1)]));
  const [first, second] = sent.map(({ body }) => body.commitment);
  expect(paths()).toEqual(["ready", "ready"]);
  expect(second).not.toBe(first);
  expect(failures).toEqual([]);
});

test("start after start that fails is not tried again without a person", async () => {
  const { hands } = device(0);
  const lobby = (starts: number) => sync("lobby", [person(0), bot(1)], { starts });
  await hands.follow(lobby(0));
  await hands.follow(sync("revealing", [person(0), bot(1)], { starts: 1 }));
  await hands.follow(lobby(1));
  expect(paths()).toEqual(["ready", "reveal", "ready"]);
  await hands.follow(sync("revealing", [person(0), bot(1)], { starts: 2 }));
  await hands.follow(lobby(2));
  expect(paths()).toEqual(["ready", "reveal", "ready", "reveal"]);
  expect(hands.failedStarts(lobby(2))).toBe(2);
  await hands.ready(lobby(2));
  expect(paths().at(-1)).toBe("ready");
});

test("a number that did not reach the server is shown with the next frame", async () => {
  const { hands, failures } = device(0);
  const chairs = [person(0), bot(1)];
  await hands.follow(sync("lobby", chairs));
  refusals = [null];
  await hands.follow(sync("revealing", chairs));
  await hands.follow(sync("revealing", chairs));
  expect(paths()).toEqual(["ready", "reveal"]);
  expect(failures).toHaveLength(1);
  expect(hands.numbersShown(`m${count}`)).toBe(1); // it is the same number
});
