/**
 * A table on this device: the chairs it holds, the one that is looked from, and what is shown.
 *
 * Frames of the server are shown one after the other, so that moves can be followed; a decision is
 * offered once everything before it has been seen.
 */

import type { GameUi } from "$/games/types";
import { loadGame } from "$/games";
import type { Happened } from "$/made/api";
import type { GameId } from "$/made/games";
import type { ChatLine, Line, Sync } from "$/made/wire";
import { ask, OFFLINE, Refusal } from "./api";
import { commitmentOf, draw, note, promised, remember, seatsAt, seen, type Held } from "./chairs";
import type { Audience } from "./ending";
import { Frames } from "./frames.svelte";
import { Live, type Frame } from "./live.svelte";
import { Play } from "./play.svelte";
import { refusalWords } from "./refused";
import { callSeats, namesAt } from "./room-names";
import { settings } from "./settings.svelte";
import { Narrator, type Names } from "./narrator";
import { takenBack } from "./undone";
import { loadWords, Words } from "./words.svelte";

export interface Said {
  text: string;
  ruling: string;
  /** Where on the page it was tried. */
  at: DOMRect | null;
}

/** Open a table this device holds a chair at. */
export async function openRoom(table: string): Promise<Room> {
  const held = seatsAt(table);
  const first = held[0];
  if (!first) throw new Refusal(404, "no_chair", "no_chair");
  const [ui] = await Promise.all([loadGame(first.game), loadWords(first.game)]);
  return new Room(table, first.game, held, ui);
}

/** So many failed starts are tried again without asking. */
const RETRIES = 1;

export class Room {
  /** The chair that is looked from. */
  held = $state.raw<Held>() as Held;
  live = $state.raw<Live>() as Live;
  play = $state.raw<Play<any, any>>() as Play<any, any>;
  /** The last frame shown; `live.sync` may be ahead of it. */
  shown = $state.raw<Frame | null>(null);
  /** A refusal, or another word of the table to the person. */
  said = $state.raw<Said | null>(null);
  /** The chair the device has to be passed to, before its hand is shown. */
  passTo = $state<number | null>(null);
  /** Lines that came while nobody looked. */
  missed = $state.raw<readonly Line[]>([]);
  /** A rematch that somebody else asked for, while the result of the last match is still shown. */
  wanted = $state.raw<Frame | null>(null);
  readonly words: Words;
  readonly frames: Frames;

  private shownLines = 0;
  private ended: { sync: Frame; lines: readonly Line[] } | null = null; // the match that is over
  private leaving = false; // for a rematch that we asked for

  constructor(
    readonly id: string,
    readonly game: GameId,
    readonly chairs: readonly Held[],
    readonly ui: GameUi<any, any>,
  ) {
    this.words = new Words(game);
    this.frames = new Frames(ui, (frame) => this.show(frame), () => this.handOn());
    this.sit(chairs[0]!);
  }

  readonly sync = $derived.by(() => (this.wanted ? this.ended!.sync : this.live.sync));
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

  /** The log as it may be read now. */
  readonly log = $derived.by(() => (this.wanted ? this.ended!.lines : this.live.lines));
  readonly watching = $derived.by(() => this.held.chair === null);
  /** Lines of chat by others that were not looked at; at a first visit those that came since. */
  readonly unread = $derived.by(() => {
    const since = this.openedAt + this.live.skew;
    const news = ({ number, chair, at }: ChatLine) =>
      number > this.readTo && chair !== this.held.chair && (this.readTo > 0 || at > since);
    return this.live.chat.filter(news).length;
  });
  /** Whether the person of a chair is at a device; all who share this one are. */
  isHere(chair: number): boolean {
    return this.live.here.includes(chair) || this.chairs.some((held) => held.chair === chair);
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
    () => this.shown?.phase === "over" && Boolean(this.shown.result) && !this.holding && this.passTo === null,
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
    if (!this.frames.holding || this.play.picker.active) return false;
    return this.frames.waiting.length > 0 || this.shown?.phase === "over" || this.chairs.length > 1;
  });

  /** Whether a decision of ours is due. */
  readonly mine = $derived.by(() => this.sync?.legal != null);

  close(): void {
    this.frames.clear();
    this.live.close();
  }

  /** Look from a chair: its own socket, opened only now. */
  sit(held: Held): void {
    this.live?.close();
    this.frames.clear();
    this.shown = null;
    this.shownLines = 0;
    this.passTo = null;
    this.missed = [];
    this.wanted = this.ended = null;
    this.said = null;
    this.held = held;
    this.readTo = seen(`${this.id}-chat`, held.chair);
    this.play = new Play(this.game, this.words, null, {
      preview: (text) => this.live.preview(text),
      move: (text, at) => {
        this.frames.release();
        return this.live.move(text, at);
      },
      refuse: (text, at) => void this.refuse(text, at),
      failed: (error) => this.failed(error),
      confirms: () => settings.confirm,
    });
    this.live = new Live(held.token, (frame) => this.arrived(frame));
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

  failed(error: unknown, at: Element | null = null): void {
    const { ruling = "", why = null } = error instanceof Refusal ? error : {};
    this.say(why ? this.narrator.reason(why) : refusalWords(this.words, error), ruling, at);
  }

  say(text: string, ruling = "", at: Element | null = null): void {
    this.said = { text, ruling, at: at?.getBoundingClientRect() ?? null };
  }

  /** Ask which ruling forbids a move, and say it where it was tried. */
  private async refuse(text: string, at?: Element): Promise<void> {
    at?.classList.add("shake");
    setTimeout(() => at?.classList.remove("shake"), 300);
    try {
      await this.live.ask({ type: "why", text });
    } catch (error) {
      this.failed(error, at ?? null);
    }
  }

  private arrived(sync: Frame): void {
    if (this.ended && sync.match !== this.ended.sync.match && !this.leaving) {
      this.wanted = sync; // the result stays until the person goes on
      return;
    }
    this.ended = sync.result ? { sync, lines: this.live.lines } : null;
    this.leaving = false;
    if (sync.phase === "lobby" || sync.phase === "revealing") void this.getReady(sync);
    else this.silent = 0;
    if (sync.match !== this.shown?.match) this.frames.clear();
    this.frames.add(sync);
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

  /** Back to how the table stands, after something else was shown. */
  showAgain(): void {
    this.frames.clear();
    this.play.lines = this.play.undone = [];
    if (this.live.sync) this.show({ ...this.live.sync, whole: false, news: [] });
  }

  private show(sync: Frame): void {
    const another = sync.match !== this.shown?.match;
    if (another) this.shownLines = 0;
    if (sync.whole) this.notice(sync);
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
      this.play.undone = takenBack(this.live.lines, sync.news);
      this.play.lines = sync.news;
    }
    const newest = this.frames.waiting.at(-1) ?? sync; // of the same decision while others decide too
    const due = newest.at === sync.at;
    this.play.picker.offer(due ? sync.legal : null, sync.at);
    this.play.odds = (due && sync.odds) || {};
    const last = this.live.lines.at(-1)?.number ?? 0;
    if (!document.hidden) remember(sync.match, sync.chair, last);
    this.shownLines = last;
    this.handOn();
  }

  /** Whoever comes back is told what happened meanwhile. */
  private notice(sync: Sync): void {
    const before = this.shownLines || seen(sync.match, sync.chair);
    const lines = sync.lines ?? [];
    this.missed = [];
    if (before && lines.some((line) => line.number > before && line.by !== sync.seat))
      this.missed = lines.filter((line) => line.number > before);
  }

  /** At one device: if only others of it have to decide, it is passed on. */
  private handOn(): void {
    const sync = this.shown;
    if (sync?.phase !== "playing" || this.frames.waiting.length || this.watching) return;
    if (this.frames.holding) return; // what is shown is looked at first
    const acting = sync.chairs.filter(({ seat, bot }) => sync.acting.includes(seat) && !bot);
    const ours = acting.filter(({ chair }) => this.chairs.some((held) => held.chair === chair));
    const own = ours.some(({ chair }) => chair === sync.chair);
    if (!own && ours[0]) this.passTo = ours[0].chair;
    else if (!this.passed && this.chairs.length > 1) this.passTo = sync.chair; // who is at it?
    else if (own) this.passTo = null;
  }

  private passed = false; // whether somebody has said who is at the device

  /** The device was passed. */
  take = (): void => {
    const held = this.chairs.find((one) => one.chair === this.passTo);
    this.passed = true;
    if (held?.chair === this.held.chair) this.passTo = null;
    else if (held) this.sit(held);
  };

  // The start: every device adds a random number to the seed, see docs/fairness.md.

  /** Whether nobody but this device is waited for: then it need not be asked. */
  alone(sync: Sync): boolean {
    const held = new Set(this.chairs.map(({ chair }) => chair));
    return sync.chairs.every(({ chair, bot }) => bot || held.has(chair));
  }

  /** Numbers that this device has shown for a match, whatever became of them. */
  numbersShown(match: string): number {
    const ours = this.chairs.map(({ chair }) => (chair === null ? null : promised(match, chair)));
    return Math.max(0, ...ours.map((own) => own?.shown ?? 0));
  }

  /** How often the start of a match failed, as the server counts it or this device does. */
  failedStarts({ match, phase, starts = 0 }: Sync): number {
    const begun = Math.max(starts, this.numbersShown(match));
    return phase === "lobby" ? begun : Math.max(0, begun - 1);
  }

  /** A person wants to start. */
  ready = async (): Promise<void> => {
    this.silent = 0;
    await this.promise();
  };

  /** Each chair of this device promises a number that nobody has seen. */
  private async promise(): Promise<void> {
    const sync = this.sync;
    if (!sync) return;
    for (const held of this.chairs) {
      const { chair } = held;
      if (chair === null || sync.chairs[chair]?.ready) continue;
      const known = promised(sync.match, chair);
      const { random } = known && !known.out ? known : draw(sync.match, chair);
      const refused = await this.start("/ready", { commitment: commitmentOf(random) }, held);
      if (refused !== "bad_commitment") continue;
      const fresh = draw(sync.match, chair); // the old one was shown before
      await this.start("/ready", { commitment: commitmentOf(fresh.random) }, held);
    }
  }

  unready = async (): Promise<void> => {
    for (const held of this.chairs.filter(({ chair }) => chair !== null)) {
      await this.withdraw("/ready", held);
    }
  };

  private readying = "";
  private silent = 0; // starts since a person last clicked, or a match last began

  private async getReady(sync: Sync): Promise<void> {
    const key = `${sync.match} ${sync.phase}`;
    if (sync.phase === "lobby" && this.readying.endsWith(" revealing")) this.readying = ""; // lapsed
    if (this.readying === key || this.watching) return;
    if (sync.phase === "lobby") {
      if (!this.alone(sync) || sync.chairs.some(({ name, bot }) => !name && !bot)) return;
      // A server that dislikes a seed could let start after start fail: the person decides then.
      if (Math.max(this.failedStarts(sync), this.silent) > RETRIES) return;
      this.readying = key;
      this.silent += 1;
      await this.promise();
      return;
    }
    this.readying = key;
    const commitments = Object.fromEntries(
      sync.chairs.map(({ chair, commitment }) => [String(chair), commitment ?? ""]),
    );
    const spent = Object.fromEntries(sync.chairs.map((one) => [String(one.seat), one.spent ?? 0]));
    const counted = { starts: sync.starts ?? 0, spent };
    for (const held of this.chairs) {
      if (held.chair === null) continue;
      const own = promised(sync.match, held.chair);
      if (!own) continue;
      note(sync.match, held.chair, { ...commitments, server: sync.commitment }, counted);
      const refused = await this.start("/reveal", { random: own.random }, held);
      if (refused === OFFLINE) this.readying = ""; // with the next frame again
    }
  }

  /** Another tab of this chair may have been faster; that is as good. Returns why it was refused. */
  private async start(path: string, body: unknown, held: Held): Promise<string> {
    try {
      await ask(`/tables/${this.id}${path}`, { token: held.token, body });
      return "";
    } catch (error) {
      const code = error instanceof Refusal ? error.code : "unknown";
      if (!["already", "not_now", "too_late", "bad_commitment"].includes(code)) this.failed(error);
      return code;
    }
  }
}
