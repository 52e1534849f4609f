/** The tables of this device, as the server knows them: those that wait for us first. */

import { ask } from "$/lib/api";
import { chairs, letGo, prune } from "$/lib/chairs";
import type { MineList, MineModel } from "$/made/api";
import type { GameId } from "$/made/games";

const AGAIN = 15_000;
const MOST = 200; // credentials in one request

export interface Watched {
  table: string;
  game: GameId;
}

export class MyTables {
  tables = $state.raw<readonly MineModel[]>([]);
  watched = $state.raw<readonly Watched[]>(watched());
  /** Whether the server has answered, and whether it does now. */
  known = $state(false);
  reached = $state(true);

  readonly running = $derived(this.tables.filter(({ phase }) => phase !== "over"));
  readonly over = $derived(this.tables.filter(({ phase }) => phase === "over"));
  readonly none = $derived(!this.tables.length && !this.watched.length);

  /** Games of which nothing was played here yet. */
  isNew = (game: GameId): boolean =>
    !this.tables.some((table) => table.game === game) && !chairs().some((held) => held.game === game);

  /** Keep asking while the page is looked at; the answer ends it. */
  follow(): () => void {
    const look = () => void (document.hidden || this.look());
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  remove(table: string): void {
    letGo(table);
    this.tables = this.tables.filter((one) => one.table !== table);
    this.watched = watched();
  }

  private async look(): Promise<void> {
    const held = chairs().filter(({ chair }) => chair !== null).slice(0, MOST);
    const credentials = held.map(({ token }) => token);
    try {
      const asked = credentials.length > 0;
      const tables = asked ? (await ask<MineList>("/mine", { body: { credentials } })).tables : [];
      prune(held, new Set(tables.map(({ table }) => table)));
      this.tables = tables;
      this.reached = true;
    } catch {
      this.reached = false;
    }
    this.known = true;
  }
}

function watched(): Watched[] {
  return chairs().filter(({ chair }) => chair === null);
}
