/**
 * A table as one viewer gets it over the socket: what is known, and what may be asked.
 *
 * What was not answered when the line broke is sent again with the same id, so it takes effect once.
 */

import type { Bye, ChatLine, Incoming, Line as LogLine, Outgoing, Previewed, Sync } from "$/generated/wire";
import { OFFLINE, Refusal } from "./api";
import { Line, TROUBLE } from "./socket";
import { settings } from "./settings.svelte";

type Answer = Extract<Outgoing, { id: string }>;
type Asked = Extract<Incoming, { id: string }>;
type Question = Asked extends infer One ? (One extends Asked ? Omit<One, "id"> : never) : never;

interface Waiting {
  message: Asked;
  resolve: (answer: Answer) => void;
  reject: (reason: Refusal) => void;
}

/** How the table stands, with the log up to there and the lines of it that led there from the frame before. */
export interface Frame extends Sync {
  news: readonly LogLine[];
  log: readonly LogLine[];
}

const LASTING = new Set(["move", "undo"]); // sent again after a broken line; they take effect once

export class Connection {
  sync = $state.raw<Frame | null>(null);
  /** The log as this viewer may read it now. */
  lines = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<number[]>([]);
  watchers = $state(0);
  /** Per chair of nobody here from when on a computer may take it, by the server's clock. */
  away = $state.raw<Readonly<Record<string, number>>>({});
  /** Whether the server has said who is here. */
  told = $state(false);
  /** Whether the line broke and is not back yet. */
  broken = $state(false);
  bye = $state.raw<Bye | null>(null); // the server closed for good
  /** Why the server cannot go on at the moment; null again once it does. */
  trouble = $state.raw<Bye | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);

  private readonly line: Line;
  private readonly waiting = new Map<string, Waiting>();
  private count = 0;
  private opening = true; // what is asked meanwhile is sent once the line is there
  private readonly run = Math.random().toString(36).slice(2, 10);

  constructor(
    token: string,
    private readonly arrived: (frame: Frame) => void,
  ) {
    this.line = new Line(token, {
      hello: () => ({
        have: this.sync?.head ?? 0,
        match: this.sync?.match ?? "",
        lang: settings.lang,
      }),
      heard: (message) => this.heard(message),
      opened: () => this.opened(),
      lost: () => this.lost(),
    });
  }

  close(): void {
    this.line.close();
  }

  /** Ask or do something; refused ones are thrown. */
  ask<T extends Answer = Answer>(question: Question): Promise<T> {
    const message = { ...question, id: `${this.run}-${++this.count}` } as Asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve: resolve as (answer: Answer) => void, reject });
      const later = this.opening || LASTING.has(message.type);
      if (!this.line.send(message) && !later) this.giveUp(message.id);
    });
  }

  /** `at` is the decision that the person saw: a newer one is never answered by mistake. */
  move(text: string, at: number): Promise<Answer> {
    return this.ask({ type: "move", at, text });
  }

  preview(text: string): Promise<Previewed> {
    return this.ask<Previewed>({ type: "preview", text });
  }

  private heard(message: Outgoing): void {
    switch (message.type) {
      case "sync":
        return this.synced(message);
      case "presence":
        this.told = true;
        this.here = message.here;
        this.watchers = message.watchers;
        this.away = message.away ?? {};
        return;
      case "said":
        return this.said(message.lines);
      case "clock":
        this.skew = message.clocks.now - Date.now();
        if (this.sync) this.sync = { ...this.sync, clocks: message.clocks };
        return;
      case "bye":
        this.bye = message;
        if (TROUBLE.has(message.code)) this.trouble = message;
        return;
      default:
        return this.answered(message);
    }
  }

  private synced(sync: Sync): void {
    this.skew = sync.clocks.now - Date.now();
    const before = this.sync?.match === sync.match ? this.sync : null;
    if (this.sync && !before) this.forget();
    const known = before ? this.lines : [];
    this.lines = sync.whole ? (sync.lines ?? []) : merged(known, sync.lines ?? []);
    const frame = { ...sync, news: news(sync, before, known), log: this.lines };
    this.sync = frame;
    this.arrived(frame);
  }

  /** After a broken line the last lines come again. */
  private said(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  private answered(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    this.waiting.delete(answer.id);
    if (answer.type === "ack" || !this.lasting()) this.trouble = null;
    if (answer.type === "refused")
      waiting.reject(new Refusal(409, answer.code, answer.reason, answer.ruling, answer.why ?? null));
    else waiting.resolve(answer);
  }

  private opened(): void {
    this.opening = this.broken = false;
    this.bye = null;
    if (!this.lasting()) this.trouble = null; // else the move that is sent again tells
    for (const { message } of this.waiting.values()) this.line.send(message);
  }

  private lost(): void {
    this.opening = false;
    this.broken = true;
    for (const [id, { message }] of this.waiting) if (!LASTING.has(message.type)) this.giveUp(id);
  }

  /** Whether a move of ours waits to be stored. */
  private lasting(): boolean {
    return [...this.waiting.values()].some(({ message }) => LASTING.has(message.type));
  }

  private giveUp(id: string, code = OFFLINE): void {
    this.waiting.get(id)?.reject(new Refusal(0, code, code));
    this.waiting.delete(id);
  }

  /** Another match has begun: what was meant for the last one is not sent into it. */
  private forget(): void {
    for (const id of [...this.waiting.keys()]) this.giveUp(id, "outdated");
  }
}

/** A log with lines that came: new ones, and older ones that read otherwise now. */
function merged(known: readonly LogLine[], came: readonly LogLine[]): readonly LogLine[] {
  if (!came.length) return known;
  const lines = new Map(known.map((line) => [line.number, line]));
  for (const line of came) lines.set(line.number, line);
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

/** The lines of a frame that just happened: not those read again, nor a log sent whole to catch up. */
function news(sync: Sync, before: Sync | null, known: readonly LogLine[]): readonly LogLine[] {
  const begins = before !== null && !before.view && sync.head === before.head + 1;
  if (sync.whole && !begins) return [];
  const last = known.at(-1)?.number ?? sync.given ?? 0;
  return (sync.lines ?? []).filter(({ number }) => number > last);
}
