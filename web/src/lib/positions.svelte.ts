/** A match that is over, position by position as one viewer saw it. Loaded in pages when needed. */

import type { ReplayPage, StepModel } from "$/generated/api";
import { ask } from "./api";

const PAGE = 50;
export const WATCHER = -2;

export class Positions {
  head = $state.raw<ReplayPage | null>(null);
  /** Positions by number; 0 is before the first line. */
  private steps = $state.raw<ReadonlyMap<number, StepModel>>(new Map());
  private readonly asked = new Set<number>();

  constructor(
    private readonly path: string,
    private readonly token: string | undefined,
    readonly viewer: number,
  ) {}

  get count(): number {
    return this.head?.steps ?? 0;
  }

  at(number: number): StepModel | undefined {
    return this.steps.get(number);
  }

  /** All lines that are loaded, in order. */
  readonly lines = $derived.by(() =>
    [...this.steps.entries()]
      .sort(([a], [b]) => a - b)
      .flatMap(([step, { line }]) => (line ? [{ step, line }] : [])),
  );

  /** Make sure that a position is there; the pages around it come along. */
  async load(number: number): Promise<void> {
    const start = Math.floor(Math.max(number, 0) / PAGE) * PAGE;
    if (this.asked.has(start)) return;
    this.asked.add(start);
    try {
      const query = `viewer=${this.viewer}&start=${start}&count=${PAGE}`;
      const page = await ask<ReplayPage>(`${this.path}?${query}`, { token: this.token });
      this.head = page;
      const steps = new Map(this.steps);
      page.page.forEach((step, i) => steps.set(page.start + i, step));
      this.steps = steps;
    } catch (error) {
      this.asked.delete(start);
      throw error;
    }
  }

  /** Everything, page by page: for the log and the score at the end. */
  async loadAll(): Promise<void> {
    await this.load(0);
    for (let start = PAGE; start < this.count; start += PAGE) await this.load(start);
  }
}
