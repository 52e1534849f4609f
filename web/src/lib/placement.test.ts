import { expect, test } from "vitest";
import { beside, type Box } from "./placement";

const WINDOW = { width: 400, height: 600 };
const NOTE = { width: 200, height: 80 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const lies = (about: Box, free: Box[]): Box => {
  const { left, top } = beside(about, NOTE, WINDOW, free);
  return box(left, top, NOTE.width, NOTE.height);
};

test("it lies beside what it is about, not over it", () => {
  const about = box(180, 280, 40, 40);
  const note = lies(about, []);
  const gap = Math.max(note.top - about.bottom, about.top - note.bottom);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(20);
});

test("what may be picked below it makes it go elsewhere", () => {
  const about = box(180, 280, 40, 40);
  const row = box(0, 330, 400, 60);
  expect(lies(about, [row]).bottom).toBeLessThan(about.top);
});

test("it stays in the window", () => {
  for (const about of [box(0, 0, 30, 30), box(370, 570, 30, 30)]) {
    const note = lies(about, []);
    expect(Math.min(note.left, note.top)).toBeGreaterThanOrEqual(0);
    expect(note.right).toBeLessThanOrEqual(WINDOW.width);
    expect(note.bottom).toBeLessThanOrEqual(WINDOW.height);
  }
});

test("with no session anywhere, or about nothing, it lies at the top", () => {
  expect(lies(box(180, 280, 40, 40), [box(0, 100, 400, 500)]).top).toBe(8);
  expect(beside(null, NOTE, WINDOW, []).top).toBe(8);
});
