/** One socket to a seat that comes back by itself: says hello, pings, and waits longer each time. */

import type { Incoming, Outgoing } from "$/made/wire";
import { call, earlyCall } from "./call";

export interface Listener {
  hello(): { have: number; match: string; lang: string };
  heard(message: Outgoing): void;
  opened(): void;
  lost(): void;
}

/** Codes of `bye` after which coming back at once makes no sense. */
export const FINAL = new Set(["unknown_token", "seat_moved", "removed", "reload", "no_table", "damaged"]);

/** Codes of `bye` that say that the server cannot store or read anything for the moment. */
export const TROUBLE = new Set(["not_stored", "no_database"]);

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const LONGEST_IN_TROUBLE = 3000; // the server lives: play goes on soon after its trouble has ended
const PING_EVERY = 20_000;
const SILENCE = 15_000; // so long after a ping without a word the line is taken for dead

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private asked = 0; // when the ping was sent that nothing has come after
  private closed = false;
  private trouble = false; // the server could not store anything, and has stored nothing of ours since

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  send(message: Incoming): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  private open(): void {
    const { socket, heard } =
      earlyCall(this.token) ?? call({ token: this.token, ...this.listener.hello() });
    this.socket = socket;
    this.asked = 0;
    this.pinging = window.setInterval(this.ping, PING_EVERY);
    let first = true;
    const hear = (text: string) => {
      this.asked = 0;
      const message = JSON.parse(text) as Outgoing;
      if (message.type === "bye" && FINAL.has(message.code)) this.closed = true;
      if (message.type === "bye" && TROUBLE.has(message.code)) this.trouble = true;
      if (message.type === "ack") this.trouble = false;
      this.listener.heard(message);
      if (message.type !== "sync" || !first) return;
      first = false;
      if (!this.trouble) this.wait = FIRST_WAIT; // a table may be shown that still takes no move
      this.listener.opened();
    };
    socket.onmessage = (event) => hear(event.data as string);
    socket.onclose = () => this.gone(socket);
    queueMicrotask(() => {
      heard.forEach(hear);
      if (socket.readyState > WebSocket.OPEN) this.gone(socket); // it broke before anybody listened
    });
  }

  private gone(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.pinging);
    if (this.closed) return;
    this.listener.lost();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, this.trouble ? LONGEST_IN_TROUBLE : LONGEST_WAIT);
  }

  /** The network or the person is back: do not wait any longer. */
  private again = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket) {
      this.ping();
    } else {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      this.open();
    }
  };

  private ping = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.asked && Date.now() - this.asked > SILENCE) {
      const dead = this.socket;
      dead.close();
      this.gone(dead);
    } else {
      this.asked ||= Date.now();
      this.send({ type: "ping" });
    }
  };
}
