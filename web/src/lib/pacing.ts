/**
 * What each frame is to its viewer: whose moves it shows, how long they have to be looked at, and whether its
 * board has to be seen at moments between.
 */

import type { GameUi } from "$/games/types";
import type { StepPage } from "$/generated/api";
import type { Line, Sync } from "$/generated/wire";
import type { About } from "./frames.svelte";
import type { Frame } from "./connection.svelte";
import { anewAt, cutAt } from "./parts";
import { closingLine, summaryOf } from "./summary";
import { seatOf } from "./turns";

type Ui = Pick<GameUi<any, any>, "pace" | "holds" | "secret" | "closings" | "anew" | "cut">;
type View = NonNullable<Sync["view"]>;

export interface Looking {
  /** The positions after lines of the log, from one on. */
  steps(after: number): Promise<StepPage>;
  moving(): boolean;
  hidden(): boolean;
  /** How fast people want to see moves of others: 0 not at all. */
  speed(): number;
}

const verbOf = ({ text }: Line): string => text.split(" ")[0] ?? "";

export class Pacing {
  /** Lines as they came: a summary tells a round as it was seen, also what the log does not keep. */
  private readonly seen = new Map<number, Line>();

  constructor(
    private readonly ui: Ui,
    private readonly looking: Looking,
  ) {}

  about(frame: Frame): About {
    const { news, view, seat } = frame;
    this.remember(frame);
    const holds = view != null && this.ui.holds(news, view);
    const others = news.some((line) => this.isOthers(line, seat, holds));
    return {
      others,
      holds,
      closes: !this.looking.hidden() && this.summed(frame).length > 0,
      moves: this.looking.moving() ? this.ui.pace(news) : 0,
    };
  }

  /** What is told of what a frame closes. */
  summed({ log, news, seat }: Frame): Line[] {
    const asSeen = log.map((line) => this.seen.get(line.number) ?? line);
    return summaryOf(asSeen, news, this.ui.closings, seat, isOwn(news, seat));
  }

  private remember({ whole, news }: Frame): void {
    if (whole) this.seen.clear();
    for (const line of news) if (!this.seen.has(line.number)) this.seen.set(line.number, line);
  }

  /** A frame in parts, if what its board showed at a moment between is gone with its end; null: as it is. */
  parts(frame: Frame, shown: Frame | null): Promise<readonly Frame[]> | null {
    this.remember(frame);
    if (!shown?.view || !frame.view) return null;
    const anew = anewAt(frame.news, this.ui.anew);
    if (anew) return Promise.resolve(cutAt(frame, anew, shown.view, shown));
    const wanted = this.looking.speed() > 0 || isOwn(frame.news, frame.seat);
    const cut = wanted ? this.ui.cut(frame.news, frame.view) : null;
    const closing = closingLine(frame.news, this.ui.closings);
    const closes = closing && closing !== frame.news.at(-1) && this.about(frame).closes ? closing.number : null;
    if (!cut && closes === null) return null;
    const first = Math.min(cut?.line ?? Infinity, closes ?? Infinity);
    return this.looking.steps(Math.max(0, first - 2)).then(({ steps }) => {
      const views = new Map(steps.map(({ line, view }) => [line?.number ?? 0, view as View]));
      let parts: readonly Frame[] = [frame];
      if (cut) {
        const seen = views.get(cut.facts === undefined ? cut.line : cut.line - 1) ?? shown.view!;
        parts = cutAt(frame, cut, seen, shown);
      }
      const view = closes === null ? undefined : views.get(closes);
      if (closes === null || !view) return parts;
      return [...parts.slice(0, -1), ...cutAt(parts.at(-1)!, { line: closes }, view, { acting: [], phase: "playing" })];
    });
  }

  /**
   * Whether a line shows what others did. What all choose at once and in secret shows nothing; what chance
   * draws for others counts where it wants to be looked at.
   */
  private isOthers(line: Line, seat: number | null, holds: boolean): boolean {
    if (line.by >= 0) return line.by !== seat && !this.ui.secret.includes(verbOf(line));
    const drawn = seatOf(line);
    return holds && drawn !== null && drawn !== seat;
  }
}

/** What a person has decided alone, they know. */
function isOwn(news: readonly Line[], seat: number | null): boolean {
  return news.every(({ by }) => by < 0 || by === seat);
}
