/** The tables of this device, as the server knows them: those that wait for us first. */

import { ask } from "$/lib/api";
import { badge } from "$/lib/app";
import { chairs, chairsAt, ended, keepEnded, letGo, prune, type Ended } from "$/lib/chairs";
import type { MineList, MineModel, TableModel } from "$/generated/api";
import type { GameId } from "$/generated/games";

const AGAIN = 15_000;
const MOST = 200; // credentials in one request
const MOST_RESULTS = 30; // finished tables whose result is shown

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
  /** By match how it ended, as far as that is known here. */
  ended = $state.raw<Readonly<Record<string, Ended>>>({});
  private asking = false;

  /** Without an answer: tables whose chairs are here, which may be looked at as they were seen last. */
  readonly held = $derived.by(() => (this.reached || this.tables.length ? [] : heldTables()));
  readonly none = $derived(!this.tables.length && !this.watched.length && !this.held.length);

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

  /** Ask how the latest matches ended, one after the other; what is known is not asked again. */
  async lookBack(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    for (const { table, match } of this.over.slice(0, MOST_RESULTS)) {
      const how = ended(match) ?? (await this.howEnded(table, match));
      if (how) this.ended = { ...this.ended, [match]: how };
    }
    this.asking = false;
  }

  private async howEnded(table: string, match: string): Promise<Ended | null> {
    const own = chairsAt(table).filter(({ chair }) => chair !== null);
    try {
      const shown = await ask<TableModel>(`/tables/${table}`, { token: own[0]?.token });
      if (shown.match !== match || shown.phase !== "over") return null; // a rematch has begun
      const won = shown.chairs.filter(({ chair }) => shown.winners.includes(chair));
      const how = {
        ending: shown.ending,
        won: won.map(({ name, called, bot }) => name || (called ? `${called} (${bot})` : bot) || ""),
        mine: won.some(({ chair }) => own.some((held) => held.chair === chair)),
      };
      keepEnded(match, how);
      return how;
    } catch {
      return null; // it stays without a result
    }
  }

  private async look(): Promise<void> {
    const held = chairs().filter(({ chair }) => chair !== null).slice(0, MOST);
    const credentials = held.map(({ token }) => token);
    try {
      const asked = credentials.length > 0;
      const tables = asked ? (await ask<MineList>("/mine", { body: { credentials } })).tables : [];
      prune(held, new Set(tables.map(({ table }) => table)));
      this.tables = tables;
      badge("elsewhere", tables.filter(({ waiting }) => waiting).length);
      this.reached = true;
    } catch {
      this.reached = false;
    }
    this.known = true;
  }
}

function heldTables(): Watched[] {
  const seats = chairs().filter(({ chair }) => chair !== null);
  return [...new Map(seats.map(({ table, game }) => [table, { table, game }])).values()];
}

function watched(): Watched[] {
  return chairs().filter(({ chair }) => chair === null);
}
