/** A match's record as a file on this device. */

import { ask } from "$/lib/api";
import type { Session } from "$/lib/session.svelte";

export function fetchRecord(session: Session, number: number): Promise<string> {
  const path = `/tables/${session.id}/matches/${number}/record`;
  return ask<string>(path, { token: session.held.token });
}

export async function saveRecord(session: Session, number: number): Promise<void> {
  try {
    save(`${session.game}-${session.id.slice(0, 6)}-${number}.record`, await fetchRecord(session, number));
  } catch (error) {
    session.failed(error);
  }
}

export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
