/**
 * The start of a match: every device adds a random number to the seed, see docs/fairness.md.
 *
 * A chair first promises a number that nobody has seen, and shows it once all have promised theirs.
 */

import type { Sync } from "$/generated/wire";
import { ask, OFFLINE, Refusal } from "./api";
import { commitmentOf, draw, note, promised, type Held } from "./chairs";

/** So many failed starts are tried again without asking. */
const RETRIES = 1;
// Another tab of this chair may have been faster; that is as good.
const HARMLESS = ["already", "not_now", "too_late", "bad_commitment"];

export class Handshake {
  private readying = "";
  private silent = 0; // starts since a person last clicked, or a match last began

  constructor(
    private readonly table: string,
    private readonly chairs: readonly Held[],
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Whether nobody but this device is waited for: then it need not be asked. */
  alone(sync: Sync): boolean {
    const held = new Set(this.chairs.map(({ chair }) => chair));
    return sync.chairs.every(({ chair, bot }) => bot || held.has(chair));
  }

  /** Numbers that this device has shown for a match, whatever became of them. */
  numbersShown(match: string): number {
    const ours = this.seats.map(({ chair }) => promised(match, chair));
    return Math.max(0, ...ours.map((own) => own?.shown ?? 0));
  }

  /** How often the start of a match failed, as the server counts it or this device does. */
  failedStarts({ match, phase, starts = 0 }: Sync): number {
    const begun = Math.max(starts, this.numbersShown(match));
    return phase === "lobby" ? begun : Math.max(0, begun - 1);
  }

  /** A person wants to start. */
  async ready(sync: Sync): Promise<void> {
    this.silent = 0;
    await this.promise(sync);
  }

  /** The table stands like this: promise or show numbers where that is due. */
  async follow(sync: Sync): Promise<void> {
    const waits = sync.phase === "lobby" || sync.phase === "revealing";
    if (!waits) this.silent = 0;
    const key = `${sync.match} ${sync.phase}`;
    if (sync.phase === "lobby" && this.readying.endsWith(" revealing")) this.readying = ""; // lapsed
    if (!waits || this.readying === key || !this.seats.length) return;
    if (sync.phase === "lobby") {
      if (!this.alone(sync) || sync.chairs.some(({ name, bot }) => !name && !bot)) return;
      // A server that dislikes a seed could let start after start fail: the person decides then.
      if (Math.max(this.failedStarts(sync), this.silent) > RETRIES) return;
      this.silent += 1;
    }
    this.readying = key;
    await (sync.phase === "lobby" ? this.promise(sync) : this.reveal(sync));
  }

  private get seats() {
    return this.chairs.filter((held): held is Held & { chair: number } => held.chair !== null);
  }

  /** Each chair of this device promises a number that nobody has seen. */
  private async promise(sync: Sync): Promise<void> {
    for (const held of this.seats) {
      if (sync.chairs[held.chair]?.ready) continue;
      const known = promised(sync.match, held.chair);
      const { random } = known && !known.out ? known : draw(sync.match, held.chair);
      const refused = await this.send("/ready", { commitment: commitmentOf(random) }, held);
      if (refused !== "bad_commitment") continue;
      const fresh = draw(sync.match, held.chair); // the old one was shown before
      await this.send("/ready", { commitment: commitmentOf(fresh.random) }, held);
    }
  }

  /** What the others promised is kept before our own number is shown. */
  private async reveal(sync: Sync): Promise<void> {
    const commitments = Object.fromEntries(
      sync.chairs.map(({ chair, commitment }) => [String(chair), commitment ?? ""]),
    );
    const spent = Object.fromEntries(sync.chairs.map((one) => [String(one.seat), one.spent ?? 0]));
    const counted = { starts: sync.starts ?? 0, spent };
    for (const held of this.seats) {
      const own = promised(sync.match, held.chair);
      if (!own) continue;
      note(sync.match, held.chair, { ...commitments, server: sync.commitment }, counted);
      const refused = await this.send("/reveal", { random: own.random }, held);
      if (refused === OFFLINE) this.readying = ""; // with the next frame again
    }
  }

  /** Returns why it was refused. */
  private async send(path: string, body: unknown, held: Held): Promise<string> {
    try {
      await ask(`/tables/${this.table}${path}`, { token: held.token, body });
      return "";
    } catch (error) {
      const code = error instanceof Refusal ? error.code : "unknown";
      if (!HARMLESS.includes(code)) this.failed(error);
      return code;
    }
  }
}
