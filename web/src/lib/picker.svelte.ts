/**
 * Narrows the legal moves as a person picks places, cards and buttons, for every game alike.
 *
 * A *want* is the beginning of a move with `_` for any word: `fence b3N`, `herd _ field-1`. A part of
 * the board offers one or several wants; picking it keeps the moves that fit. As soon as one move is
 * left it is ready: then it is previewed, and played at once or after a confirmation.
 */

import type { Fact, Legal, Previewed } from "$/generated/wire";

export type Want = string | readonly string[];

/** What a move would do, with the view and the facts of one game. */
export interface PreviewOf<V, F extends Fact> extends Omit<Previewed, "view" | "facts"> {
  view?: V | null;
  facts?: F[];
}

/** What a picker needs of the table. */
export interface Table<V, F extends Fact> {
  preview(text: string): Promise<PreviewOf<V, F>>;
  /** Play a move in the decision with this number. */
  move(text: string, at: number): Promise<unknown>;
  /** Ask why something may not be done, and say so beside `at`; `strange`: and what is there. */
  refuse(text: string, at?: Element, strange?: boolean): void;
  /** Say what is there. */
  explain(at: Element): void;
  failed(error: unknown): void;
  /** Whether a move that cannot be taken back waits for a confirmation. */
  confirms(): boolean;
}

type Words = readonly string[];

const split = (text: string): Words => text.split(" ");

function fits(move: Words, want: Words): boolean {
  return want.length <= move.length && want.every((word, i) => word === "_" || word === move[i]);
}

/** Whether moves with this beginning could fit. */
function mayFit(beginning: Words, want: Words): boolean {
  return beginning.every((word, i) => want[i] === undefined || want[i] === "_" || want[i] === word);
}

/** Whether no two wants name different words at one place of a move. */
function agree(wants: readonly Want[]): boolean {
  const words: (string | undefined)[] = [];
  for (const want of wants) {
    if (typeof want !== "string") continue; // one of several: some may fit
    for (const [i, word] of split(want).entries()) {
      if (word === "_") continue;
      if (words[i] !== undefined && words[i] !== word) return false;
      words[i] = word;
    }
  }
  return true;
}

const wantsOf = (want: Want): readonly string[] => (typeof want === "string" ? [want] : want);

export class Picker<V = unknown, F extends Fact = Fact> {
  /** What was picked so far, each narrowing the moves. */
  picked = $state.raw<readonly Want[]>([]);
  /** The one move that is left, with what it would do once that is known; `asks`: never by itself. */
  ready = $state.raw<{ text: string; preview: PreviewOf<V, F> | null; asks: boolean } | null>(null);
  /** Whether a move is on its way. */
  busy = $state(false);

  private moves = $state.raw<readonly Words[]>([]);
  private groups = $state.raw<readonly Words[]>([]); // beginnings whose moves are not loaded yet
  private readonly loading = new WeakSet<Words>(); // groups that were asked for
  private offered = ""; // the decision as it came
  private at = 0; // its number
  private round = 0; // grows with every new decision: answers to older questions are dropped

  constructor(private readonly table: Table<V, F>) {}

  /** The moves that are left. */
  readonly left = $derived(this.moves.filter((move) => this.fitsAll(move, this.picked)));

  /** Whether the move that is ready waits for a yes. */
  readonly confirming = $derived(
    !this.busy && this.ready?.preview != null && (this.ready.asks || this.ready.preview.final === true),
  );

  /** Whether anything may be decided at all. */
  readonly active = $derived(this.moves.length + this.groups.length > 0 && !this.busy);

  /**
   * A new decision, or none. While others decide at the same time the same one is offered again: what
   * was picked stays.
   */
  offer(legal: Legal | null | undefined, at: number | null = null): void {
    const offered = legal ? JSON.stringify([at, legal]) : "";
    if (offered && offered === this.offered) return;
    this.offered = offered;
    this.at = at ?? 0;
    this.round += 1;
    this.picked = [];
    this.ready = null;
    this.busy = false;
    this.moves = (legal?.moves ?? []).map(split);
    this.groups = Object.keys(legal?.groups ?? {}).map(split);
  }

  /** Whether a part of the board may be picked now: some move that is left fits. */
  can = (want: Want): boolean => {
    if (!this.active) return false;
    if (this.isPicked(want)) return true;
    const wants = wantsOf(want).map(split);
    return (
      this.left.some((move) => wants.some((one) => fits(move, one))) ||
      this.openGroups(this.picked).some((group) => wants.some((one) => mayFit(group, one)))
    );
  };

  /** Whether picking it would begin anew: it fits a legal move, but not what was picked. */
  couldInstead = (want: Want): boolean =>
    this.active && !this.can(want) && (this.anyFits([want]) || this.openGroups([want]).length > 0);

  isPicked = (want: Want): boolean => this.picked.some((one) => String(one) === String(want));

  /** Of one argument the words that are still possible, by its position; 0 is the verb. */
  words = (position: number, want: Want = ""): string[] => {
    const wants = want === "" ? [] : [want];
    const fitting = this.left.filter((move) => this.fitsAll(move, wants));
    return [...new Set(fitting.map((move) => move[position]).filter((word) => word !== undefined))];
  };

  /**
   * Pick something. What was picked before and does not go with it is dropped, the last first. A
   * ready move is played when it is picked again.
   */
  pick = (want: Want, at?: Element, attempt?: string): void => {
    if (!this.active) {
      if (at && !this.busy) this.table.explain(at);
      return;
    }
    if (this.isPicked(want)) {
      if (this.ready) return this.confirm();
      return this.unpick(want);
    }
    let kept = [...this.picked];
    while (!this.possible([...kept, want])) {
      if (!kept.length) return this.refuse(attempt ?? wantsOf(want)[0]!, at);
      kept = kept.slice(0, -1);
    }
    this.settle([...kept, want]);
  };

  /** Replace what was picked by something else, as when a tile is rotated. */
  repick = (...wants: Want[]): void => {
    if (this.active && this.possible(wants)) this.settle(wants);
  };

  /** Fill in a whole move that somebody else has thought of: it is played after a yes only. */
  propose = (text: string): void => {
    if (!this.active) return;
    this.picked = [text];
    void this.prepare(text, true);
  };

  unpick = (want: Want): void => {
    this.settle(this.picked.filter((one) => String(one) !== String(want)));
  };

  clear = (): void => {
    this.picked = [];
    this.ready = null;
  };

  /** Play the move that is ready. */
  confirm = (): void => {
    if (this.ready?.preview) void this.play(this.ready.text);
  };

  /** Play a whole move at once: a button says what it does. */
  play = async (text: string): Promise<void> => {
    if (this.busy) return;
    const round = this.round;
    this.busy = true;
    try {
      await this.table.move(text, this.at);
    } catch (error) {
      this.table.failed(error);
      if (round === this.round) {
        this.busy = false;
        this.clear();
      }
    }
  };

  private settle(picked: readonly Want[]): void {
    this.picked = picked;
    this.ready = null;
    const groups = picked.length ? this.openGroups(picked) : [];
    if (groups.length) void this.load(groups[0]!);
    else if (picked.length && this.left.length === 1) void this.prepare(this.left[0]!.join(" "));
  }

  /** Fetch the moves of a beginning; they may again be told by beginnings. */
  private async load(group: Words): Promise<void> {
    if (this.loading.has(group)) return; // the answer settles what is picked by then
    this.loading.add(group);
    const round = this.round;
    try {
      const { legal } = await this.table.preview(group.join(" "));
      if (round !== this.round) return;
      const others = this.groups.filter((one) => one !== group);
      this.groups = [...others, ...Object.keys(legal?.groups ?? {}).map(split)];
      this.moves = [...this.moves, ...(legal?.moves ?? []).map(split)];
      this.settle(this.picked);
    } catch (error) {
      this.loading.delete(group);
      if (round === this.round) this.table.failed(error);
    }
  }

  /** See what the move would do; one that can be taken back is played without asking. */
  private async prepare(text: string, asks = false): Promise<void> {
    const round = this.round;
    this.ready = { text, preview: null, asks };
    try {
      const preview = await this.table.preview(text);
      if (round !== this.round || this.ready?.text !== text || this.busy) return;
      this.ready = { text, preview, asks };
      if (!asks && (!preview.final || !this.table.confirms())) await this.play(text);
    } catch (error) {
      if (round !== this.round) return;
      this.clear();
      this.table.failed(error);
    }
  }

  /** Who tries a kind of move that is not asked for wants to know what that thing is. */
  private refuse(attempt: string, at?: Element): void {
    const [verb] = split(attempt);
    const asked = [...this.moves, ...this.groups].some(([first]) => first === verb);
    this.table.refuse(attempt, at, !asked);
  }

  private possible(wants: readonly Want[]): boolean {
    return this.anyFits(wants) || this.openGroups(wants).length > 0;
  }

  private anyFits(wants: readonly Want[]): boolean {
    return this.moves.some((move) => this.fitsAll(move, wants));
  }

  private fitsAll(move: Words, wants: readonly Want[]): boolean {
    return wants.every((want) => wantsOf(want).some((one) => fits(move, split(one))));
  }

  private openGroups(wants: readonly Want[]): Words[] {
    if (!agree(wants)) return [];
    return this.groups.filter((group) =>
      wants.every((want) => wantsOf(want).some((one) => mayFit(group, split(one)))),
    );
  }
}
