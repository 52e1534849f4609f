/** A match that is watched again: from which seat, at which moment, and what is said there. */

import { Positions, WATCHER } from "$/lib/positions.svelte";
import { LOOK } from "$/lib/frames.svelte";
import { Narrator } from "$/lib/narrator";
import { Play } from "$/lib/play.svelte";
import { before, roundStarts, turnEnds } from "$/lib/steps";
import { momentOf, Playback } from "./playback.svelte";
import type { Source } from "./source";

const SHORTEST = 700; // milliseconds that a step is shown

export class Replay {
  readonly playback: Playback;
  viewer = $state(0);
  readonly positions: Positions = $derived.by(() => new Positions(this.source.path, this.source.token, this.viewer));
  readonly narrator = $derived.by(() => {
    const { words, ui, names, viewer, ownNames } = this.source;
    return new Narrator(words, ui, names, viewer < 0 ? null : viewer, ownNames);
  });

  /** The lines that say something: silent draws come along with the next one. */
  readonly said = $derived.by(() =>
    this.positions.lines
      .map(({ step, line }) => ({ step, texts: this.narrator.sentences(line) }))
      .filter(({ texts }) => texts.length),
  );

  private readonly stops = $derived.by(() => {
    const rounds = Array.from({ length: this.source.last + 1 }, (_, step) => this.positions.at(step)?.view["round"]);
    return {
      last: this.source.last,
      steps: this.said.map(({ step }) => step),
      turns: turnEnds(this.positions.lines),
      rounds: roundStarts(rounds as (number | undefined)[]),
    };
  });

  readonly at = $derived.by(() => this.playback.at);
  readonly step = $derived.by(() => this.positions.at(this.at));
  /** The moment before it at which one can stop. */
  readonly from = $derived.by(() => before(this.stops.steps, this.at));
  /** The step of the last line that said something; 0 at the beginning. */
  readonly now = $derived.by(() => this.stops.steps.findLast((stop) => stop <= this.at) ?? 0);
  readonly texts = $derived.by(() => this.said.find(({ step }) => step === this.now)?.texts ?? []);
  /** Whether the match was played to its end; not known before that is here. */
  readonly played = $derived.by(() => {
    const end = this.positions.at(this.source.last);
    return end ? !(end.view["acting"] as number[]).length : null;
  });

  /** Round and the like. */
  readonly moment = $derived.by(() => {
    const { game, words, ui } = this.source;
    return this.step ? ui.moment(new Play<any, any>(game, words, this.step.view)) : "";
  });

  constructor(
    readonly source: Source,
    hash: string,
  ) {
    const { at, viewer } = momentOf(hash);
    this.viewer = this.seat(viewer) ?? source.viewer;
    this.playback = new Playback(() => this.stops, at);
  }

  /** The seat that is looked from; null for the audience. */
  get me(): number | null {
    return this.viewer === WATCHER ? null : this.viewer;
  }

  /** Go to a moment that an address names. */
  follow(hash: string): void {
    const { at, viewer } = momentOf(hash);
    if (at === undefined) return;
    this.playback.running = false;
    this.viewer = this.seat(viewer) ?? this.viewer;
    this.playback.go(at);
  }

  /** How long the present step is shown while the match runs, in milliseconds. */
  get lasting(): number {
    const { ui } = this.source;
    const lines = this.positions.lines.filter(({ step }) => this.from < step && step <= this.at).map(({ line }) => line);
    const look = this.step && ui.holds(lines, this.step.view) ? LOOK : 0;
    return Math.max(SHORTEST, ui.pace(lines) + 400, look) / this.playback.speed;
  }

  /** A seat of the match, or the audience; nothing is hidden from a person who plays alone. */
  private seat(asked: number | undefined): number | undefined {
    if (this.source.players === 1) return 0;
    return asked !== undefined && (asked === WATCHER || (asked >= 0 && asked < this.source.players)) ? asked : undefined;
  }
}
