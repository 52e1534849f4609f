/**
 * A table on this device: the chairs it holds, the one that is looked from, and what is shown.
 *
 * Frames of the server are shown one after the other, so that moves can be followed; a decision is
 * offered once everything before it has been seen.
 */

import type { GameUi } from "$/games/types";
import { loadGame } from "$/games";
import type { Happened } from "$/generated/api";
import type { GameId } from "$/generated/games";
import type { StepPage } from "$/generated/api";
import type { ChatLine } from "$/generated/wire";
import { ask, Refusal } from "./api";
import { remember, seatsAt, seen, type Held } from "./chairs";
import { passedTo } from "./device";
import { explaining, explanationOf } from "./explain.svelte";
import { Frames } from "./frames.svelte";
import { Handshake } from "./handshake";
import type { Audience } from "./ending";
import { Connection, type Frame } from "./connection.svelte";
import { Play } from "./play.svelte";
import { refusalWords } from "./refused";
import { callSeats, namesAt } from "./session-names";
import { moving, settings, speed } from "./settings.svelte";
import { marked, since } from "./since";
import { Pacing } from "./pacing";
import { Narrator, type Names } from "./narrator";
import { takenBack } from "./undone";
import { loadWords, Words } from "./words.svelte";

export interface Said {
  text: string;
  ruling: string;
  /** Where on the page it was tried. */
  at: DOMRect | null;
  /** What stands there, where nothing of the kind is asked for. */
  about: string;
}

/** Open a table this device holds a chair at. */
export async function openRoom(table: string): Promise<Session> {
  const held = seatsAt(table);
  const first = held[0];
  if (!first) throw new Refusal(404, "no_chair", "no_chair");
  const [ui] = await Promise.all([loadGame(first.game), loadWords(first.game)]);
  return new Session(table, first.game, held, ui);
}

export class Session {
  /** The chair that is looked from. */
  held = $state.raw<Held>() as Held;
  live = $state.raw<Connection>() as Connection;
  play = $state.raw<Play<any, any>>() as Play<any, any>;
  /** The last frame shown; `live.sync` may be ahead of it. */
  shown = $state.raw<Frame | null>(null);
  /** The last frame whose pieces have arrived: log, scores and words never run ahead of them. */
  told = $state.raw<Frame | null>(null);
  /** A refusal, or another word of the table to the person. */
  said = $state.raw<Said | null>(null);
  /** The chair the device has to be passed to, before its hand is shown. */
  passTo = $state<number | null>(null);
  /** Whether the person walks through what happened: frames that come meanwhile are not shown. */
  stepping = $state(false);
  /** A rematch that somebody else asked for, while the result of the last match is still shown. */
  wanted = $state.raw<Frame | null>(null);
  readonly words: Words;
  readonly frames: Frames;
  private readonly pacing: Pacing;
  readonly handshake: Handshake;

  private offeredAt: number | null = $state(null); // the decision that may be made
  private ended: Frame | null = null; // the match that is over
  private leaving = false; // for a rematch that we asked for

  constructor(
    readonly id: string,
    readonly game: GameId,
    readonly chairs: readonly Held[],
    readonly ui: GameUi<any, any>,
  ) {
    this.words = new Words(game);
    this.pacing = new Pacing(ui, {
      steps: (after) => ask<StepPage>(`/tables/${id}/steps?after=${after}`, { token: this.held.token }),
      ...{ moving, speed, hidden: () => document.hidden },
    });
    this.frames = new Frames({
      about: (frame) => this.pacing.about(frame),
      show: (frame) => this.show(frame),
      landed: (frame) => void (this.told = frame),
      settled: () => this.settled(),
      parts: (frame) => this.pacing.parts(frame, this.shown),
      speed,
      hidden: () => document.hidden,
    });
    this.handshake = new Handshake(id, chairs, (error) => this.failed(error));
    this.sit(chairs[0]!);
  }

  readonly sync = $derived.by(() => (this.wanted ? this.ended : this.live.sync));
  /** By seat: how sentences call who sits there, and a computer's level. */
  readonly called = $derived.by(() => callSeats(this.shown ?? this.sync, this.words));
  readonly names = $derived.by(() => this.called.map(({ name }) => name));
  private ownNames = $state.raw<Names | null>(null); // of an owner's own components
  readonly narrator = $derived.by(() => this.narratorFor(this.names));
  /** Says a line of the log, and its facts, with the names of then. */
  narratorOf(number: number): Narrator {
    const names = namesAt(number, this.names, (this.shown ?? this.sync)?.chairs ?? []);
    return names === this.names ? this.narrator : this.narratorFor(names);
  }

  private narratorFor(names: readonly string[]): Narrator {
    return new Narrator(this.words, this.ui, names, this.play.me, this.ownNames);
  }

  /** Whether the pieces of what is shown have arrived. */
  readonly landed = $derived.by(() => this.told === this.shown);
  /** The log as far as its lines have been shown. */
  readonly log = $derived.by(() => this.told?.log ?? []);
  /** The points of a seat, once the pieces that bring them have arrived. */
  points(seat: number): number | null {
    const view = this.stepping ? this.play.view : this.told?.view;
    return view ? this.ui.points(view, seat) : null;
  }

  private lastMoment = "";
  /** Round and the like; that of the next round only once this one is closed. */
  readonly moment = $derived.by(() => {
    if (this.landed && !this.frames.closed) this.lastMoment = this.shown?.view ? this.ui.moment(this.play) : "";
    return this.lastMoment;
  });
  /** What happened since the person decided last. */
  readonly since = $derived.by(() => since(this.log, this.shown?.seat ?? null));
  /** The summary that waits until the person goes on, in sentences. */
  readonly summary = $derived.by(() => {
    if (!this.frames.closed || !this.landed || !this.shown) return [];
    return this.pacing.summed(this.shown).flatMap((line) => {
      const tell = this.narratorOf(line.number);
      return line.text ? tell.sentences(line) : tell.facts(line.facts).map(({ text }) => text);
    });
  });
  readonly watching = $derived.by(() => this.held.chair === null);
  /** Lines of chat by others that were not looked at; at a first visit those that came since. */
  readonly unread = $derived.by(() => {
    const since = this.openedAt + this.live.skew;
    const news = ({ number, chair, at }: ChatLine) =>
      number > this.readTo && chair !== this.held.chair && (this.readTo > 0 || at > since);
    return this.live.chat.filter(news).length;
  });
  /** Whether the person of a chair is at a device; all who share this one are. Nobody is missed before it is known. */
  isHere(chair: number): boolean {
    return !this.live.told || this.live.here.includes(chair) || this.chairs.some((held) => held.chair === chair);
  }

  /** Those who look at this device, for words about the end. */
  readonly audience = $derived.by((): Audience => {
    const held = new Set(this.chairs.map(({ chair }) => chair));
    const seats = (this.shown?.chairs ?? []).filter(({ chair }) => held.has(chair)).map(({ seat }) => seat);
    return { words: this.words, names: this.names, seats };
  });
  /** The match whose result was put away. */
  closedResult = $state("");
  /** Whether the match is over, and everything before that was looked at. */
  readonly over = $derived.by(
    () => this.shown?.phase === "over" && Boolean(this.shown.result) && !this.frames.busy && this.passTo === null,
  );
  readonly showsResult = $derived.by(() => this.over && this.closedResult !== this.shown?.match);

  private readTo = $state(0);
  private readonly openedAt = Date.now();

  /** The chat is on the screen. */
  readChat(): void {
    this.readTo = this.live.chat.at(-1)?.number ?? 0;
    remember(`${this.id}-chat`, this.held.chair, this.readTo);
  }

  /** Whether something comes next that a tap brings at once: a frame, the result, another person. */
  readonly holding = $derived.by(() => {
    const { holding, showing, waiting } = this.frames;
    if (this.play.picker.active) return false;
    if (showing || !holding) return showing;
    return waiting.length > 0 || this.shown?.phase === "over" || this.chairs.length > 1;
  });

  /** Whether a decision of ours is due, and all before it has been shown. */
  readonly mine = $derived.by(() => this.offeredAt !== null);

  close(): void {
    this.frames.clear();
    this.live.close();
  }

  /** Look from a chair: its own socket, opened only now. */
  sit(held: Held): void {
    this.live?.close();
    this.frames.clear();
    this.shown = this.told = null;
    this.offeredAt = null;
    this.passTo = null;
    this.stepping = false;
    this.wanted = this.ended = null;
    this.said = null;
    this.held = held;
    this.readTo = seen(`${this.id}-chat`, held.chair);
    this.play = new Play(this.game, this.words, null, {
      preview: (text) => this.live.preview(text),
      move: (text, at) => {
        this.offeredAt = null;
        this.frames.release();
        return this.live.move(text, at);
      },
      refuse: (text, at, strange) => void this.refuse(text, at, strange),
      explain: explaining.show,
      failed: (error) => this.failed(error),
      confirms: () => settings.confirm,
    });
    this.live = new Connection(held.token, (frame) => this.arrived(frame));
  }

  /** Something about this chair over HTTP; refusals are shown, not thrown. */
  async post(path: string, body: unknown = {}, held: Held = this.held): Promise<Happened | null> {
    try {
      return await ask<Happened>(`/tables/${this.id}${path}`, { token: held.token, body });
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  /** Take back over HTTP what this chair has asked or said. */
  async withdraw(path: string, held: Held = this.held): Promise<void> {
    try {
      await ask(`/tables/${this.id}${path}`, { token: held.token, method: "DELETE" });
    } catch (error) {
      this.failed(error);
    }
  }

  /** Whether our last decision can be taken back: without asking, by asking the others, or not (null). */
  readonly undoing = $derived.by((): "free" | "ask" | null => {
    const { sync } = this;
    if (!sync || sync.head !== this.shown?.head) return null; // it would take back something not yet seen
    if (sync.undo) return "free";
    return sync.undo_by_asking ? "ask" : null;
  });
  private takingBack = false; // once is meant once

  undo = async (): Promise<void> => {
    const how = this.undoing;
    if (this.takingBack || !how) return;
    this.takingBack = true;
    try {
      if (how === "free") await this.live.ask({ type: "undo" });
      else await this.post("/questions", { question: "undo" });
    } catch (error) {
      this.failed(error);
    } finally {
      this.takingBack = false;
    }
  };

  failed(error: unknown, at: Element | null = null, about = ""): void {
    const { ruling = "", why = null } = error instanceof Refusal ? error : {};
    this.say(why ? this.narrator.reason(why) : refusalWords(this.words, error), ruling, at, about);
  }

  say(text: string, ruling = "", at: Element | null = null, about = ""): void {
    this.said = { text, ruling, at: at?.getBoundingClientRect() ?? null, about };
  }

  /** Ask which ruling forbids a move, and say it where it was tried. */
  private async refuse(text: string, at?: Element, strange = false): Promise<void> {
    at?.classList.add("shake");
    setTimeout(() => at?.classList.remove("shake"), 300);
    try {
      await this.live.ask({ type: "why", text });
    } catch (error) {
      this.failed(error, at ?? null, strange && at ? explanationOf(at) : "");
    }
  }

  private arrived(sync: Frame): void {
    if (this.ended && sync.match !== this.ended.match && !this.leaving) {
      this.wanted = sync; // the result stays until the person goes on
      return;
    }
    this.ended = sync.result ? sync : null;
    this.leaving = false;
    void this.handshake.follow(sync);
    if (sync.match !== this.shown?.match) this.frames.clear();
    if (!this.stepping) this.frames.add(sync);
  }

  /** Ask for a rematch, and go there. */
  rematch = async (): Promise<void> => {
    this.leaving = true;
    if (!(await this.post("/rematch", { after: this.shown?.number }))) this.leaving = false;
    else if (this.wanted) this.goOn(); // somebody was faster
  };

  /** Leave the result for the rematch that somebody asked for. */
  goOn = (): void => {
    const next = this.wanted;
    this.wanted = this.ended = null;
    if (next) this.arrived(next);
  };

  /** Walk through what happened, from where everything has been shown. */
  stepOff(): void {
    this.frames.clear();
    this.stepping = true;
    this.offer(null);
  }

  /** Back to how the table stands. */
  stepBack(): void {
    this.stepping = false;
    this.play.lines = this.play.undone = [];
    if (!this.live.sync) return;
    this.show({ ...this.live.sync, whole: false, news: [] });
    this.told = this.shown;
  }

  private show(sync: Frame): void {
    const another = sync.match !== this.shown?.match;
    this.shown = sync;
    this.play.components ??= sync.components ?? null;
    this.ownNames ??= sync.names ?? null;
    this.play.me = sync.seat;
    this.play.players = sync.chairs
      .map(({ seat, bot, chair }) => ({
        seat,
        name: this.names[seat] ?? "",
        bot: bot ?? "",
        mine: chair === sync.chair,
      }))
      .sort((a, b) => a.seat - b.seat);
    if (sync.view) this.play.view = sync.view;
    if (sync.news.length || sync.whole || another) {
      this.play.undone = takenBack(sync.log, sync.news);
      this.play.lines = sync.news;
    }
    this.play.marked = marked(sync.log, sync.seat, this.ui.anew);
    this.offer(sync);
    this.handOn();
  }

  /** Offer the decision of a frame, once all before it was seen; one that is offered stays so. */
  private offer(sync: Frame | null): void {
    const newest = this.frames.waiting.at(-1) ?? sync; // of the same decision while others decide too
    const due = sync?.legal != null && newest?.at === sync.at ? sync : null;
    const unseen = this.frames.showing || this.frames.closed;
    const offered = unseen && due?.at !== this.offeredAt ? null : due;
    this.offeredAt = offered?.at ?? null;
    this.play.picker.offer(offered?.legal, offered?.at);
    this.play.odds = offered?.odds ?? {};
  }

  private settled(): void {
    if (this.shown && this.mine !== (this.shown.legal != null)) this.offer(this.shown);
    this.handOn();
  }

  /** At one device: if only others of it have to decide, it is passed on. */
  private handOn(): void {
    if (!this.shown || this.frames.busy) return; // what is shown is looked at first
    const chairs = this.chairs.map(({ chair }) => chair);
    const next = passedTo(this.shown, { chairs, known: this.passed });
    if (next !== undefined) this.passTo = next;
  }

  private passed = false; // whether somebody has said who is at the device

  /** The device was passed. */
  take = (): void => {
    const held = this.chairs.find((one) => one.chair === this.passTo);
    this.passed = true;
    if (held?.chair === this.held.chair) this.passTo = null;
    else if (held) this.sit(held);
  };

  /** A person wants to start. */
  ready = async (): Promise<void> => {
    if (this.sync) await this.handshake.ready(this.sync);
  };

  unready = async (): Promise<void> => {
    for (const held of this.chairs.filter(({ chair }) => chair !== null)) await this.withdraw("/ready", held);
  };
}
