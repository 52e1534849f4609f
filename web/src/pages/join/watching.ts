/** Among those who watch: a watch token tells which table it is for once it says hello. */

import { ask, OFFLINE, Refusal } from "$/lib/api";
import { hold } from "$/lib/chairs";
import { Line } from "$/lib/socket";
import { settings } from "$/lib/settings.svelte";
import type { TableModel } from "$/generated/api";
import type { GameId } from "$/generated/games";

/** Keeps the token; the answer is the table's address. */
export async function watchTable(token: string): Promise<string> {
  const table = await tableOf(token);
  const { plan } = await ask<TableModel>(`/tables/${table}`, { token });
  hold({ table, chair: null, token, game: plan.game as GameId });
  return `/table/${table}`;
}

function tableOf(token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const line: Line = new Line(token, {
      hello: () => ({ have: 0, match: "", lang: settings.lang }),
      opened: () => undefined,
      heard: (message) => {
        if (message.type === "sync") resolve(message.table);
        else if (message.type === "bye") reject(new Refusal(404, message.code, message.code));
        else return;
        line.close();
      },
      lost: () => {
        reject(new Refusal(0, OFFLINE, OFFLINE));
        line.close();
      },
    });
  });
}
