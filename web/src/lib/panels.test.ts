import { beforeEach, expect, test, vi } from "vitest";
import { Panels } from "./panels";

/** As a browser's: going back is told later. */
class Past {
  entries: unknown[] = [null];
  at = 0;
  told: () => void = () => undefined;

  get state(): unknown {
    return this.entries[this.at];
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }

  back(): void {
    setTimeout(() => {
      this.at -= 1;
      this.told();
    });
  }
}

let past: Past;
let panels: Panels;

/** Opens something that closes when it is asked to. */
function opened(): { shown: boolean; close: () => void } {
  const one = { shown: true, close: () => void (one.shown = false) };
  const gone = panels.add(() => {
    one.close();
    gone();
  });
  return { ...one, close: () => (one.close(), gone()), get shown() { return one.shown; } };
}

beforeEach(() => {
  vi.useFakeTimers();
  past = new Past();
  panels = new Panels(past as unknown as History);
  past.told = panels.wentBack;
});

test("Back closes what is open and leaves the page where it is", () => {
  const menu = opened();
  expect(past.at).toBe(1);
  past.back();
  vi.runAllTimers();
  expect(menu.shown).toBe(false);
  expect(past.at).toBe(0);
});

test("what is closed otherwise leaves nothing in the history", () => {
  const menu = opened();
  menu.close();
  vi.runAllTimers();
  expect(past.at).toBe(0);
});

test("of two the last one closes first, by Back and by Esc", () => {
  const [sheet, menu] = [opened(), opened()];
  expect(past.at).toBe(1);
  past.back();
  vi.runAllTimers();
  expect([sheet.shown, menu.shown]).toEqual([true, false]);
  expect(past.at).toBe(1);
  expect(panels.closeLast()).toBe(true);
  vi.runAllTimers();
  expect(sheet.shown).toBe(false);
  expect(past.at).toBe(0);
  expect(panels.closeLast()).toBe(false);
});

test("one that opens while the entry of another is taken away has its own", () => {
  const first = opened();
  first.close();
  vi.advanceTimersToNextTimer(); // we are going back, and have not arrived
  const second = opened();
  vi.runAllTimers();
  expect(second.shown).toBe(true);
  expect(past.at).toBe(1);
  past.back();
  vi.runAllTimers();
  expect(second.shown).toBe(false);
  expect(past.at).toBe(0);
});

test("a second one that follows at once keeps the entry", () => {
  const first = opened();
  first.close();
  const second = opened();
  vi.runAllTimers();
  expect(past.at).toBe(1);
  second.close();
  vi.runAllTimers();
  expect(past.at).toBe(0);
});
