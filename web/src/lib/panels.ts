/**
 * What lies open over a page: a dialog, the sheet, a hint, a refusal.
 *
 * Esc and Back close what was opened last. While something is open the history has one more entry, which
 * Back takes away; the page stays.
 */

export type Close = () => void;

export class Panels {
  private readonly open: Close[] = [];
  private leaving = false;

  constructor(private readonly history: History) {}

  /** Opened; call what this returns once it is gone, whoever closed it. */
  add(close: Close): () => void {
    this.open.push(close);
    this.guard();
    return () => {
      this.drop(close);
      setTimeout(() => this.settle()); // another one may open at once
    };
  }

  /** Close what was opened last; whether there was anything. */
  closeLast = (): boolean => {
    const close = this.open.at(-1);
    close?.();
    return close !== undefined;
  };

  /** Another address takes the place of the entry that only Back was to take. */
  get guarded(): boolean {
    return (this.history.state as { panel?: boolean } | null)?.panel === true;
  }

  /** The person went back, or we did. */
  wentBack = (): void => {
    if (this.leaving) this.leaving = false;
    else if (!this.guarded) this.open.pop()?.();
    if (this.open.length) this.guard();
  };

  private guard(): void {
    if (!this.guarded && !this.leaving) this.history.pushState({ panel: true }, "");
  }

  private drop(close: Close): void {
    const at = this.open.lastIndexOf(close);
    if (at >= 0) this.open.splice(at, 1);
  }

  private settle(): void {
    if (this.open.length || !this.guarded || this.leaving) return;
    this.leaving = true;
    this.history.back();
  }
}
