/** A match's record as a file on this device. */

import { ask } from "$/lib/api";
import type { Room } from "$/lib/room.svelte";

export function fetchRecord(room: Room, number: number): Promise<string> {
  const path = `/tables/${room.id}/matches/${number}/record`;
  return ask<string>(path, { token: room.held.token });
}

export async function saveRecord(room: Room, number: number): Promise<void> {
  try {
    save(`${room.game}-${room.id.slice(0, 6)}-${number}.record`, await fetchRecord(room, number));
  } catch (error) {
    room.failed(error);
  }
}

export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
