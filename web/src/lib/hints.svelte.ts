/** What the computer advises for the decision that is due: asked for once, gone with the decision. */

import type { Advice, Advised } from "$/generated/wire";
import type { Session } from "./session.svelte";

export class Hints {
  open = $state(false);
  busy = $state(false);
  /** The one that is looked at. */
  at = $state(0);
  private given = $state.raw<{ match: string; answer: Advised } | null>(null);

  constructor(private readonly session: () => Session) {}

  /** Where the table allows it, of a decision of ours. */
  get may(): boolean {
    const { mine, shown } = this.session();
    return mine && shown?.hints === true && shown.legal != null;
  }

  /** The best moves first; none before they were asked for. */
  get moves(): readonly Advice[] {
    const { shown } = this.session();
    const fits = this.given?.match === shown?.match && this.given?.answer.at === shown?.at;
    return this.open && this.may && fits ? this.given!.answer.moves : [];
  }

  /** Show what was told for this decision, or ask. */
  ask = async (): Promise<void> => {
    if (this.busy) return;
    this.open = true;
    if (this.moves.length) return;
    const session = this.session();
    this.busy = true;
    try {
      const answer = await session.live.ask<Advised>({ type: "hint" });
      this.at = 0;
      this.given = { match: session.live.sync?.match ?? "", answer };
    } catch (error) {
      this.open = false;
      session.failed(error);
    } finally {
      this.busy = false;
    }
  };
}
