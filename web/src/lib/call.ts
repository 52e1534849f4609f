/** A socket that says hello by itself and keeps what it hears until somebody listens. */

import { PROTOCOL, type Hello, type Sync } from "$/generated/wire";
import { beside } from "./chairs";

export interface Call {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** How the table stands, asked for beside the socket; null if it was not, or did not come. */
  readonly now: Promise<Sync | null>;
}

const PATIENCE = 3000; // milliseconds that a socket waits for what is asked for beside it
const nothing = Promise.resolve(null);

export function call(about: Omit<Hello, "type" | "protocol" | "beside">, now: Call["now"] = nothing): Call {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
  const heard: string[] = [];
  const hello: Hello = { type: "hello", protocol: PROTOCOL, beside: beside(about.token), ...about };
  socket.onopen = async () => {
    const known = await now; // it is not sent again
    if (known) Object.assign(hello, { have: known.head, match: known.match });
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(hello));
  };
  socket.onmessage = (event) => heard.push(event.data as string);
  return { socket, heard, now };
}

const early = new Map<string, Call>();

/**
 * Call for a seat while the rest of its page is still on its way. A socket needs a connection of its own and
 * four round trips; over the connection that brought the page an answer is here after one.
 */
export function callEarly(table: string, token: string, lang: string): void {
  early.set(token, call({ token, lang, have: 0, match: "" }, standing(table, token)));
}

async function standing(table: string, token: string): Promise<Sync | null> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`/api/tables/${table}/now`, { headers, signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? ((await answer.json()) as Sync) : null;
  } catch {
    return null; // the socket tells, or says why not
  }
}

/** The call that was made for a seat, once. */
export function earlyCall(token: string): Call | undefined {
  const made = early.get(token);
  early.delete(token);
  return made;
}
