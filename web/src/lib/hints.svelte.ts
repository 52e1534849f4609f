/** What the computer advises for the decision that is due: asked for once, gone with the decision. */

import type { Advice, Advised } from "$/made/wire";
import type { Room } from "./room.svelte";

export class Hints {
  open = $state(false);
  busy = $state(false);
  /** The one that is looked at. */
  at = $state(0);
  private given = $state.raw<{ match: string; answer: Advised } | null>(null);

  constructor(private readonly room: () => Room) {}

  /** Where the table allows it, of a decision of ours. */
  get may(): boolean {
    const { mine, shown } = this.room();
    return mine && shown?.hints === true && shown.legal != null;
  }

  /** The best moves first; none before they were asked for. */
  get moves(): readonly Advice[] {
    const { shown } = this.room();
    const fits = this.given?.match === shown?.match && this.given?.answer.at === shown?.at;
    return this.open && this.may && fits ? this.given!.answer.moves : [];
  }

  /** Ask, or put away what was told; a move that waits for its yes gives way. */
  toggle = async (): Promise<void> => {
    if (this.busy) return;
    const room = this.room();
    const { picker } = room.play;
    this.open = picker.confirming || !this.moves.length;
    if (picker.confirming) picker.clear();
    if (!this.open || this.moves.length) return;
    this.busy = true;
    try {
      const answer = await room.live.ask<Advised>({ type: "hint" });
      this.at = 0;
      this.given = { match: room.live.sync?.match ?? "", answer };
    } catch (error) {
      this.open = false;
      room.failed(error);
    } finally {
      this.busy = false;
    }
  };
}
