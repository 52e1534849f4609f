/** One socket to a seat that comes back by itself: says hello, pings, and waits longer each time. */

import type { Incoming, Outgoing } from "$/generated/wire";
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
// A line without a word is asked whether it lives: idle now and then, soon after something was sent, and
// at once where the browser says that the network is gone. So a person sees a dead one within 5 seconds.
const PING_EVERY = 15_000;
const SILENCE = 8000; // so long after a ping without a word an idle line is taken for dead
const ANSWER = 1500; // what was sent may take so long until the server has said anything
const SOON = 3000; // silence after a ping, where somebody waits
const OPENING = 4500; // until a line that has not opened counts as broken

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private asked = 0; // a timer: ends the line unless a word comes after the ping
  private ends = 0; // when it does that
  private expects = 0; // a timer: asks whether the line lives unless a word comes after what was sent
  private closed = false;
  private trouble = false; // the server could not store anything, and has stored nothing of ours since

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.again);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  send(message: Incoming): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.expects ||= window.setTimeout(this.doubt, ANSWER);
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.heardSomething();
    this.socket?.close();
  }

  private open(): void {
    const { socket, heard, now } =
      earlyCall(this.token) ?? call({ token: this.token, ...this.listener.hello() });
    this.socket = socket;
    this.heardSomething();
    this.expects = window.setTimeout(() => this.listener.lost(), OPENING); // it may still open
    this.pinging = window.setInterval(() => this.ping(SILENCE), PING_EVERY);
    let first = true;
    const hear = (text: string) => {
      this.heardSomething();
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
    void now.then((sync) => sync && first && socket === this.socket && this.listener.heard(sync));
    queueMicrotask(() => {
      heard.forEach(hear);
      if (socket.readyState > WebSocket.OPEN) this.gone(socket); // it broke before anybody listened
    });
  }

  private gone(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.pinging);
    this.heardSomething();
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
      this.doubt();
    } else {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      this.open();
    }
  };

  private doubt = (): void => this.ping(SOON);

  private ping(silence: number): void {
    const { socket } = this;
    const ends = Date.now() + silence;
    if (socket?.readyState !== WebSocket.OPEN || (this.asked && this.ends <= ends)) return;
    clearTimeout(this.asked);
    this.ends = ends;
    this.asked = window.setTimeout(() => {
      socket.close();
      this.gone(socket);
    }, silence);
    socket.send(JSON.stringify({ type: "ping" } satisfies Incoming));
  }

  private heardSomething(): void {
    clearTimeout(this.asked);
    clearTimeout(this.expects);
    this.asked = this.expects = 0;
  }
}
