/** What is said aloud of a match: one announcement for each turn, once it is over or all has been shown. */

import type { Line } from "$/generated/wire";

export class Announcements {
  private seat = -1;
  private lines: Line[] = [];

  /** Lines that are shown now; the turns to be announced, of which more cannot come. */
  add(news: readonly Line[], settled: boolean): Line[][] {
    const ended: Line[][] = [];
    for (const line of news) {
      if (line.by >= 0 && line.by !== this.seat) {
        ended.push(this.take());
        this.seat = line.by;
      }
      this.lines.push(line);
    }
    if (settled) ended.push(this.take());
    return ended.filter(({ length }) => length);
  }

  private take(): Line[] {
    return this.lines.splice(0);
  }
}
