/** Opens tables and takes seats. What opens a chair is kept before anything else is done. */

import { ask } from "$/lib/api";
import { hold, keepInvitation } from "$/lib/chairs";
import type { Created, NewTable, Seated } from "$/generated/api";
import type { GameId } from "$/generated/games";

/** A new table; the answer is its address. */
export async function openTable(wanted: NewTable): Promise<string> {
  const made = await ask<Created>("/tables", { body: wanted });
  const { table, links } = made;
  const ours = made.chairs.filter(({ credential }) => credential);
  const game = wanted.game as GameId;
  hold(...ours.map(({ chair, credential }) => ({ table, chair, token: credential!, game })));
  for (const [chair, link] of Object.entries(links.invitations)) keepInvitation(table, Number(chair), link);
  return links.table;
}

/** Sit down with an invitation; the answer is the table's address. */
export async function sitDown(invitation: string, name: string, game: GameId): Promise<string> {
  const { table, chair, credential } = await ask<Seated>("/sit", { body: { invitation, name } });
  hold({ table, chair, token: credential, game });
  return `/table/${table}`;
}

