/** A guided game while it is played: the lesson's own moves are accepted, everything else is told kindly. */

import type { GameUi } from "$/games/types";
import { Narrator } from "$/lib/narrator";
import { Play } from "$/lib/play.svelte";
import { explaining } from "$/lib/explain.svelte";
import type { Words } from "$/lib/words.svelte";
import type { GameId } from "$/generated/games";
import type { Fact, Previewed } from "$/generated/wire";
import { noteOf, stopsOf, type Recorded, type Stop } from "./guide";

export class Course {
  readonly play: Play<any, any>;
  /** What is said now, each a paragraph. */
  said = $state.raw<readonly string[]>([]);
  /** Whether another legal move was tried. */
  strayed = $state(false);
  /** Whether something is said that wants to be read before the game goes on. */
  waits = $state(false);
  private at = $state(0);
  private readonly stops: readonly Stop[];
  private readonly told = new Set<string>();
  private readonly narrator: Narrator;

  constructor(
    game: GameId,
    private readonly words: Words,
    readonly ui: GameUi<any, any>,
    recorded: Recorded,
    names: readonly string[],
    /** The key of the words that say what the game is about. */
    private readonly goal: string,
  ) {
    this.stops = stopsOf(recorded);
    this.narrator = new Narrator(words, ui, names, recorded.player);
    this.play = new Play<any, any>(game, words, this.stops[0]!.view, {
      preview: (text) => this.preview(text),
      move: async () => this.next(),
      refuse: (_, at) => at && explaining.show(at),
      explain: explaining.show,
      failed: () => (this.strayed = true),
      confirms: () => false,
    });
    this.play.me = recorded.player;
    this.play.players = names.map((name, seat) => ({ seat, name, bot: "", mine: seat === recorded.player }));
    this.show();
  }

  private get stop(): Stop {
    return this.stops[this.at]!;
  }

  /** The move that is to be made now; empty if there is none. */
  get move(): string {
    return this.waits ? "" : (this.stop.move ?? "");
  }

  get over(): boolean {
    return this.at === this.stops.length - 1;
  }

  /** How many of one's own moves are made, and how many there are. */
  get progress(): { n: number; of: number } {
    const mine = (stops: readonly Stop[]) => stops.filter(({ move }) => move).length;
    return { n: mine(this.stops.slice(0, this.at)), of: mine(this.stops) };
  }

  next = (): void => {
    if (this.waits) {
      this.waits = false;
      this.offer();
    } else if (!this.over) {
      this.at += 1;
      this.show();
    }
  };

  private preview(text: string): Promise<Previewed> {
    const then = this.stops[this.at + 1];
    if (text !== this.stop.move || !then) return Promise.reject(new Error("the lesson goes another way"));
    const facts = (then.line?.facts ?? []) as Fact[];
    return Promise.resolve({ view: then.view, facts, final: false } as unknown as Previewed);
  }

  private show(): void {
    const { line, view, later } = this.stop;
    this.strayed = false;
    this.play.picker.offer(null);
    this.play.lines = line ? [line] : [];
    this.play.view = view;
    const { has, say } = this.words;
    const note = noteOf(this.stop, this.told, has);
    const opening = later ? this.later : this.at === 0 ? this.goal : null;
    const keys = [opening, note?.key].filter((key) => key != null);
    const happened = line && line.by !== this.play.me ? this.narrator.sentences(line) : [];
    if (keys.length) this.said = keys.map((key) => say(key));
    else if (happened.length) this.said = happened;
    if (note) this.told.add(note.key);
    this.play.pointed = note?.about ?? [];
    this.waits = keys.length > 0;
    if (!this.waits) this.offer();
  }

  /** After turns that were left out, maybe in another role. */
  private get later(): string {
    const key = `guide-later-${this.ui.step(this.stop.view)}`;
    return this.words.has(key) ? key : "guide-later";
  }

  /** It is the learner's turn, if it is. */
  private offer(): void {
    const { move, legal = [], view } = this.stop;
    if (!move) return;
    const key = `coach-${this.ui.step(view)}`;
    this.said = !this.told.has(key) && this.words.has(key) ? [this.words.say(key)] : [];
    this.told.add(key);
    this.play.picker.offer({ count: legal.length, moves: legal }, this.at);
    this.play.pointed = move.split(" ");
  }
}
