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

  /** Ask, or put away what was told; a move that waits for its yes gives way. */
  toggle = async (): Promise<void> => {
    if (this.busy) return;
    const session = this.session();
    const { picker } = session.play;
    this.open = picker.confirming || !this.moves.length;
    if (picker.confirming) picker.clear();
    if (!this.open || this.moves.length) return;
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
