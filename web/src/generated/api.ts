// Made from the server's own types by sheepfold.server.contract: do not edit.

/** The match that is over, by its number: asked twice, the answer is the same. */
export interface After {
  after: number;
}

/** How far it is, and at the end what was found. */
export interface AnalysisModel {
  done: number;
  total: number;
  ahead: number;
  found: FoundModel | null;
}

/** A bot for the chair, or None to open it. */
export interface Arrangement {
  chair: number;
  bot: string | null;
}

export interface Asking {
  question: "undo" | "end" | "pause" | "resume" | "replace";
  target?: number | null;
  bot?: string;
}

/** A move that was better than the one played, with what it would have brought about. */
export interface BetterModel {
  line: number;
  seat: number;
  text: string;
  facts: FactModel[];
  view: Record<string, unknown> | null;
}

/** What opens a chair: a credential for this device, or an invitation to hand on. */
export interface ChairKey {
  chair: number;
  credential?: string | null;
  invitation?: string | null;
}

export interface Commitment {
  commitment: string;
}

export interface Created {
  table: string;
  match: string;
  commitment: string;
  given?: number;
  chairs: ChairKey[];
  watch?: string | null;
  links: Links;
}

export interface Credentials {
  credentials: string[];
}

/** One draw of chance, with all that is needed to make it again by hand. */
export interface DrawModel {
  line: number;
  stream: string;
  count: number;
  total: number;
  number: number;
  outcomes: [string, number][];
}

export interface FactModel {
  ruling: string;
  key: string;
  arguments: Record<string, string | number | (string | number)[]>;
}

/** Per seat, `start`, `play`, `gifts` and `luck` make the `result`, all in percent. */
export interface FoundModel {
  points: PointModel[];
  swings: number[];
  better: BetterModel[];
  start: number[];
  result: number[];
  play: number[];
  gifts: number[];
  luck: number[];
}

export interface GameList {
  games: GameModel[];
}

export interface GameModel {
  id: string;
  name: string;
  tagline: string;
  players: number[];
  options: OptionModel[];
  bots: string[];
}

/** It is on disk, as this event of the current match. */
export interface Happened {
  seq: number;
}

export interface Invitation {
  invitation: string;
}

export interface InvitationModel {
  chair: number;
  invitation: string;
  until?: number | null;
  link: string;
}

/** What an invitation is for; `moves` if its holder goes on at another device. */
export interface Invited {
  table: string;
  phase: string;
  chair: number;
  moves: boolean;
  given: number;
  plan: PlanModel;
  chairs: PersonModel[];
}

export interface LineModel {
  number: number;
  by: number;
  text: string;
  facts: FactModel[];
}

/** Addresses on this server; a token stands behind the `#`, which browsers never send. */
export interface Links {
  table: string;
  invitations: Record<string, string>;
  watch?: string | null;
}

export interface MatchList {
  matches: MatchModel[];
}

export interface MatchModel {
  match: string;
  number: number;
  phase: string;
  given: number;
  commitment: string;
  touched: number;
}

export interface MineList {
  tables: MineModel[];
}

export interface MineModel {
  table: string;
  match: string;
  number: number;
  game: string;
  phase: string;
  given: number;
  chairs: number[];
  names: string[];
  waiting: boolean;
  touched: number;
}

/** How a sentence calls a thing: a key of the languages with its arguments. */
export interface Named {
  key: string;
  arguments: Record<string, string | number>;
}

/** Somebody at this device, somebody to be invited, or a bot. */
export interface NewChair {
  kind: "person" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewReplay {
  record: string;
}

/** A whole record, and how many lines of it the match begins with. */
export interface NewStart {
  record: string;
  line: number;
}

/** Of a table that plays on from a record, options and components come from there. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  components?: string | null;
  chairs: NewChair[];
  time?: NewTime;
  watching?: boolean;
  hints?: boolean | null;
  start?: NewStart | null;
}

/** How long people may think: as they like, for each move, or for all moves of a player. */
export interface NewTime {
  kind?: "none" | "move" | "player";
  seconds?: number;
  increment?: number;
}

export interface OptionModel {
  name: string;
  label: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
}

/** A chair, as everybody sees it. */
export interface PersonModel {
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

export interface PlanModel {
  game: string;
  players: number;
  options: Record<string, string>;
  own_components: boolean;
  time: TimeModel;
  watching: boolean;
  hints: boolean;
}

/** A decision, as its seat could see it; chances to win are in percent. */
export interface PointModel {
  line: number;
  seat: number;
  played: string;
  best: string;
  reason: string;
  cost: number;
  chance: number;
  after: number;
}

/** Nothing changed; the ruling names the paragraph that forbids it. */
export interface Problem {
  code: string;
  message: string;
  ruling?: string;
  why?: Why | null;
}

export interface Proof {
  record: string;
  draws: DrawModel[];
}

export interface RandomNumber {
  random: string;
}

export interface ReplayModel {
  replay: string;
  game: string;
  players: number;
  seats: string[];
  lines: number;
  over: boolean;
  outdated: boolean;
}

export interface ReplayPage {
  game: string;
  players: number;
  seats: string[];
  viewer: number;
  given: number;
  ending: string;
  resigned: number[];
  steps: number;
  start: number;
  components: Record<string, unknown> | null;
  names: Record<string, Record<string, Named>> | null;
  page: StepModel[];
}

export interface Seated {
  table: string;
  chair: number;
  credential: string;
}

/** The name counts only if the chair is free. */
export interface Sit {
  invitation: string;
  name?: string;
}

/** A position, with the line that led there; the first one has none. */
export interface StepModel {
  line: LineModel | null;
  view: Record<string, unknown>;
}

export interface StepPage {
  match: string;
  viewer: number;
  lines: number;
  steps: StepModel[];
}

export interface Substitute {
  bot: string;
}

export interface TableModel {
  table: string;
  match: string;
  number: number;
  commitment: string;
  phase: string;
  given: number;
  ending: string;
  winners: number[];
  head: number;
  chair: number | null;
  host: number | null;
  chairs: PersonModel[];
  owed: number[];
  invited: number[];
  watched: boolean;
  plan: PlanModel;
}

export interface TimeModel {
  kind?: "none" | "move" | "player";
  seconds?: number;
  increment?: number;
}

export interface Vote {
  yes: boolean;
}

export interface WatchModel {
  watch: string;
  link: string;
}

export interface WhichChair {
  chair: number;
}

/** Why a move is refused, for a client that has words of its own. */
export interface Why {
  ruling: string;
  key: string;
  arguments: Record<string, string | number | (string | number)[]>;
}
