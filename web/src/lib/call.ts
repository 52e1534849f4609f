/** A socket that says hello by itself and keeps what it hears until somebody listens. */

import { PROTOCOL, type Hello } from "$/made/wire";
import { beside } from "./chairs";

export interface Call {
  readonly socket: WebSocket;
  readonly heard: string[];
}

export function call(about: Omit<Hello, "type" | "protocol" | "beside">): Call {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
  const heard: string[] = [];
  const hello: Hello = { type: "hello", protocol: PROTOCOL, beside: beside(about.token), ...about };
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = (event) => heard.push(event.data as string);
  return { socket, heard };
}

const early = new Map<string, Call>();

/** Call for a seat while the rest of its page is still on its way. */
export function callEarly(token: string, lang: string): void {
  early.set(token, call({ token, lang, have: 0, match: "" }));
}

/** The call that was made for a seat, once. */
export function earlyCall(token: string): Call | undefined {
  const made = early.get(token);
  early.delete(token);
  return made;
}
