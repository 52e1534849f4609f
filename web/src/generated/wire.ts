// Made from the server's own types by sheepfold.server.contract: do not edit.

export const PROTOCOL = 2;

export type Incoming = Hello | Move | Undo | Why | Preview | Hint | Chat | Ping;

export type Outgoing = Sync | Ack | Refused | Allowed | Previewed | Advised | Presence | Said | Now | Bye;

/** The first message: the credential, the last event the client has, and its build. */
export interface Hello {
  type: "hello";
  token: string;
  have?: number;
  match?: string;
  protocol?: number;
  lang?: string;
  beside?: string[];
}

/** A move; `at` names the event that opened this seat's decision, as in `sync`. */
export interface Move {
  type: "move";
  id: string;
  at: number;
  text: string;
}

/** Take the last decision back where that is free; else ask the others by a question. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Whether a move would be allowed; nothing is played. */
export interface Why {
  type: "why";
  id: string;
  text: string;
}

/** What a move would do; of the beginning of moves: which there are. */
export interface Preview {
  type: "preview";
  id: string;
  text: string;
}

/** What the computer would do; the others see that it was asked, not what it said. */
export interface Hint {
  type: "hint";
  id: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Answered by `clock`. */
export interface Ping {
  type: "ping";
}

/** Everything a viewer may know now; `lines` are new or changed, or all if `whole`. */
export interface Sync {
  type: "sync";
  table: string;
  match: string;
  number: number;
  head: number;
  phase: string;
  chair: number | null;
  seat: number | null;
  host: number | null;
  chairs: Person[];
  commitment: string;
  acting: number[];
  clocks: Clocks;
  starts?: number;
  given?: number;
  rematch?: number | null;
  components?: Record<string, unknown> | null;
  names?: Record<string, Record<string, Name>> | null;
  whole?: boolean;
  at?: number | null;
  view?: Record<string, unknown> | null;
  legal?: Legal | null;
  hints?: boolean;
  odds?: Record<string, unknown>;
  undo?: boolean;
  undo_by_asking?: boolean;
  lines?: Line[];
  vote?: Vote | null;
  result?: Result | null;
}

/** A chair, as everybody sees it. */
export interface Person {
  chair: number;
  seat: number;
  name?: string;
  bot?: string;
  called?: string;
  ready?: boolean;
  commitment?: string;
  spent?: number;
  late?: boolean;
  resigned?: boolean;
  since?: number;
  hints?: number[];
}

/** Milliseconds left per seat, and whose run; `now` is the server's time. */
export interface Clocks {
  now: number;
  left?: number[];
  running?: number[];
  waits?: number[];
}

/** A key of the languages and the arguments that it takes. */
export interface Name {
  key: string;
  arguments?: Record<string, string | number>;
}

/** What this seat may do: all moves, or, of very many, their beginnings with counts. */
export interface Legal {
  count: number;
  moves?: string[];
  groups?: Record<string, number>;
}

/** A line of the match's log, as this viewer may read it, with what it brought about. */
export interface Line {
  number: number;
  by: number;
  text: string;
  facts?: Fact[];
}

/** Something that happened, for one viewer: its ruling, its key, and its arguments by name. */
export interface Fact {
  ruling: string;
  key: string;
  arguments: Record<string, string | number | (string | number)[]>;
}

/** A question that is open. */
export interface Vote {
  chair: number;
  question: "end" | "pause" | "replace" | "resume" | "undo";
  missing: number[];
  until: number;
  target?: number | null;
  bot?: string;
}

/** How the match ended; scores and winners only if it was played to its end. */
export interface Result {
  ending: "abandoned" | "agreed" | "played" | "resigned";
  winners?: number[];
  scores?: unknown[];
}

/** A message took effect and is on disk, as this event. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Nothing changed. `reason` is a sentence; `why` says the same in a key and arguments. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  reason: string;
  ruling?: string;
  why?: Reason | null;
}

/** Why a move is refused: the ruling that forbids it, its sentence's key and arguments. */
export interface Reason {
  ruling: string;
  key: string;
  arguments?: Record<string, string | number | (string | number)[]>;
}

/** The answer to `why` where a move is legal. */
export interface Allowed {
  type: "allowed";
  id: string;
}

/** What a move would do, or which moves begin so; `final` if undo ends with it. */
export interface Previewed {
  type: "previewed";
  id: string;
  final?: boolean;
  view?: Record<string, unknown> | null;
  facts?: Fact[];
  legal?: Legal | null;
}

/** A hint for the decision opened by the event `at`: the best few moves, the best one first. */
export interface Advised {
  type: "advised";
  id: string;
  at: number;
  moves: Advice[];
}

/** A move, the chance to win with it, and what speaks for it: words `why-…` of the game. */
export interface Advice {
  text: string;
  percent: number;
  reason: string;
}

/** Which chairs have somebody at a device now, and how many watch. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
  away?: Record<string, number>;
}

/** Lines of chat: all of a moment. */
export interface Said {
  type: "said";
  lines: ChatLine[];
}

/** A line of chat; a watcher has no chair and no name. */
export interface ChatLine {
  number: number;
  at: number;
  chair: number | null;
  name: string;
  text: string;
}

export interface Now {
  type: "clock";
  clocks: Clocks;
}

/** Why the server closes this socket, and what to do. */
export interface Bye {
  type: "bye";
  code: string;
  reason: string;
}
