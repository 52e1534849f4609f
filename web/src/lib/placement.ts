/** Where a note lies: as near as can be to what it is about, and over nothing that may be picked. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8; // to the edge of the window and to what it is about
const STEP = 12;

const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

/** How far two boxes are from each other. */
const between = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/** The top of the window where there is no such place: only the head and the seats are there. */
export function beside(about: Box | null, note: Size, window: Size, free: readonly Box[]): { left: number; top: number } {
  const [right, bottom] = [window.width - note.width - GAP, window.height - note.height - GAP];
  const nowhere = { left: Math.max(GAP, right / 2), top: GAP };
  if (!about) return nowhere;
  const taken = [about, ...free].map((box) => ({
    left: box.left - 2,
    top: box.top - 2,
    right: box.right + 2,
    bottom: box.bottom + 2,
  }));
  let best = nowhere;
  let least = Infinity;
  for (let top = GAP; top <= bottom; top += STEP)
    for (let left = GAP; left <= right; left += STEP) {
      const box = { left, top, right: left + note.width, bottom: top + note.height };
      const middle = Math.abs(left + note.width / 2 - (about.left + about.right) / 2);
      const far = between(box, about) + middle / 100; // of two as near the one below or above
      if (far < least && taken.every((other) => apart(box, other))) [best, least] = [{ left, top }, far];
    }
  return best;
}

/** What a person may want to pick now, or has picked. */
const FREE = ".target.legal, .target.picked, .prompt button:enabled";

/** Lays a note near what it is about. */
export function layBeside(note: HTMLElement, about: DOMRect | null): void {
  const free = [...document.querySelectorAll(FREE)].map((one) => one.getBoundingClientRect());
  const size = { width: note.offsetWidth, height: note.offsetHeight };
  const { left, top } = beside(about, size, { width: innerWidth, height: innerHeight }, free);
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
}
