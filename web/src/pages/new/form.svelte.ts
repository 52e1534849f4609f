/** A table as somebody is setting it up: whatever was chosen, it can be sent. */

import type { NewChair, NewTable, NewTime } from "$/generated/api";
import { USUAL } from "$/lib/levels";
import type { GameId } from "$/generated/games";
import { factsOf, meant, usualPlayers, type GameFacts, type Value } from "../home/games";

export const MOST_CHAIRS = 6;

/** person, open, or the name of a bot. */
export interface Chair {
  who: string;
  name: string;
}

export class Form {
  readonly facts: GameFacts;
  players = $state(2);
  options = $state<Record<string, Value>>({});
  /** For as many as could play; the first ones count. */
  all = $state<Chair[]>([]);
  kind = $state<NonNullable<NewTime["kind"]>>("none");
  perMove = $state(60);
  perPlayer = $state(900);
  increment = $state(10);
  watching = $state(true);
  /** null: as usual. */
  hints = $state<boolean | null>(null);

  constructor(
    readonly game: GameId,
    name: string,
  ) {
    this.facts = factsOf(game);
    this.players = usualPlayers(game);
    this.options = Object.fromEntries(
      Object.entries(this.facts.options).map(([option, { default: value }]) => [option, value]),
    );
    this.all = Array.from({ length: MOST_CHAIRS }, (_, chair) =>
      chair === 0 ? { who: "person", name } : { who: chair === 1 ? "open" : USUAL, name: "" },
    );
  }

  /** The options that mean something with what is chosen; the others are not offered. */
  readonly meant = $derived.by(() => meant(this.game, this.players, this.options));
  readonly chairs = $derived(this.all.slice(0, this.players));
  readonly people = $derived(this.chairs.filter(({ who }) => who === "person"));
  readonly somebodyHere = $derived(this.people.length > 0);
  readonly shared = $derived(this.people.length > 1);
  readonly invites = $derived(this.chairs.some(({ who }) => who === "open"));
  /** One person may ask the computer; several might mind. */
  readonly hinted = $derived(this.hints ?? this.chairs.filter(({ who }) => who === "person" || who === "open").length === 1);
  readonly ownName = $derived(this.people[0]?.name.trim() ?? "");

  /** What is sent; people without a name get one by their seat. */
  wish(nameless: (seat: number) => string): NewTable {
    return {
      game: this.game,
      players: this.players,
      options: Object.fromEntries(this.meant.map((option) => [option, this.options[option]!])),
      chairs: this.chairs.map((chair, n) => wished(chair, nameless(n + 1))),
      time: this.time(),
      watching: this.watching,
      hints: this.hinted,
    };
  }

  private time(): NewTime {
    if (this.kind === "move") return { kind: "move", seconds: this.perMove };
    if (this.kind === "none") return { kind: "none" };
    return { kind: "player", seconds: this.perPlayer, increment: this.increment };
  }
}

function wished({ who, name }: Chair, nameless: string): NewChair {
  if (who === "person") return { kind: "person", name: name.trim() || nameless };
  return who === "open" ? { kind: "open" } : { kind: "bot", bot: who };
}
