/** What the facts of moves tell about the island: where pieces went, what was bought, that the die was thrown. */

import type { Fact } from "$/generated/sheepland";

export interface Happened {
  /** Shepherds that came to a road. */
  shepherds: readonly { seat: number; road: number }[];
  /** Roads to which the log points: where a shepherd came, or was chosen to act. */
  roads: ReadonlySet<number>;
  fences: readonly number[];
  finalFences: readonly number[];
  /** Ways of white sheep, from place to place. */
  driven: readonly (readonly [from: string, to: string])[];
  /** Where the black sheep came, if it moved. */
  black: string | null;
  /** The terrains whose tiles are worth more or less because a sheep came or left. */
  worth: ReadonlySet<string>;
  /** Whether Dinars were paid. */
  paid: boolean;
}

export const thrown = (facts: readonly Fact[] = []): boolean => facts.some(({ key }) => key === "die-thrown");

export function happened(facts: readonly Fact[]): Happened {
  const shepherds: { seat: number; road: number }[] = [];
  const roads = new Set<number>();
  const [fences, finalFences]: [number[], number[]] = [[], []];
  const driven: (readonly [string, string])[] = [];
  const worth = new Set<string>();
  const graze = (...places: string[]) => {
    const [from, to] = places.map((place) => place.split("-")[0]!);
    if (from !== to) worth.add(from!).add(to!);
  };
  let black: string | null = null;
  let paid = false;
  for (const fact of facts)
    switch (fact.key) {
      case "shepherd-placed":
        shepherds.push(fact.arguments);
        roads.add(fact.arguments.road);
        break;
      case "shepherd-moved":
        shepherds.push({ seat: fact.arguments.seat, road: fact.arguments.road2 });
        roads.add(fact.arguments.road2);
        break;
      case "shepherd-named":
        roads.add(fact.arguments.road);
        break;
      case "fence-placed":
        fences.push(fact.arguments.road);
        break;
      case "final-fence-placed":
        finalFences.push(fact.arguments.road);
        break;
      case "sheep-driven":
        driven.push([fact.arguments.place, fact.arguments.place2]);
        graze(fact.arguments.place, fact.arguments.place2);
        break;
      case "black-crossed":
      case "black-driven":
        black = fact.arguments.place2;
        graze(fact.arguments.place, fact.arguments.place2);
        break;
      case "walk-paid":
      case "tile-bought":
        paid = true;
    }
  return { shepherds, roads, fences, finalFences, driven, black, worth, paid };
}
