/** The other tables of this device at which it is our turn. */

import type { MineList } from "$/generated/api";
import { ask } from "./api";
import { badge } from "./app";
import { chairs } from "./chairs";

const AGAIN = 30_000; // milliseconds
const MOST = 200; // credentials in one request

export class Elsewhere {
  /** Who waits longest comes first. */
  waiting = $state.raw<readonly string[]>([]);

  constructor(private readonly here: string) {}

  /** Keep asking while the page is looked at; the answer ends it. */
  follow(): () => void {
    const look = () => void (document.hidden || this.look());
    const timer = setInterval(look, AGAIN);
    look();
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    const held = chairs().filter(({ chair, table }) => chair !== null && table !== this.here);
    const credentials = held.slice(0, MOST).map(({ token }) => token);
    if (!credentials.length) return;
    try {
      const { tables } = await ask<MineList>("/mine", { body: { credentials } });
      const wait = tables.filter(({ waiting }) => waiting).sort((a, b) => a.touched - b.touched);
      this.waiting = wait.map(({ table }) => table);
      badge("elsewhere", wait.length);
    } catch {
      // without an answer what was known last stays
    }
  }
}
