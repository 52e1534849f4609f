/**
 * Pan and zoom: one transform of one group, set by hand, so that nothing is drawn anew per frame.
 *
 * A finger or the mouse drags, two fingers or the wheel zoom. Until somebody moves the board it shows
 * everything, as large as it fits, but cells stay large enough for a finger.
 */

import { byFinger } from "./finger";
import type { Box, Point } from "./geometry";

const LEAST = 0.2;
const MOST = 2.2;
const FINGER = 0.46; // pixels per unit at which a cell is 46 pixels wide, for a finger
const MOUSE = 0.3;
const LARGEST_FIT = 1.1;
const MARGIN = 10;
const KEPT = 60; // pixels of the board that always stay in sight
const FAR = 8; // pixels after which a press drags
const ZOOM_STEP = 1.3;

export class Camera {
  private x = 0;
  private y = 0;
  private scale = 1;
  private box: Box = { left: -50, top: -50, right: 50, bottom: 50 };
  private ours = false; // a person moved the board
  private width = 1;
  private height = 1;
  private strip = { top: 0, right: 0 }; // where the buttons lie, left free if all is shown
  private frame: HTMLElement | null = null;
  private world: SVGGElement | null = null;
  private readonly fingers = new Map<number, Point>();

  private dragged = false; // so that what is let go above a place does not pick it

  constructor(
    private readonly board: {
      /** The wheel may mean something else than zooming: then true. */
      wheeled: (down: boolean) => boolean;
      /** The board was tapped where nothing is. */
      tapped: () => void;
    },
  ) {}

  /** Attach to the element that shows a part of the board; the group to move has the class `world`. */
  mount = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    this.world = frame.querySelector(".world");
    const sized = new ResizeObserver(() => {
      [this.width, this.height] = [frame.clientWidth, frame.clientHeight];
      this.strip = stripOf(frame.querySelector<HTMLElement>(".controls"));
      if (!this.ours) this.fit();
    });
    sized.observe(frame);
    const heard: [string, (event: any) => void, AddEventListenerOptions?][] = [
      ["pointerdown", this.pressed],
      ["pointermove", this.moved],
      ["pointerup", this.released],
      ["pointercancel", this.released],
      ["wheel", this.wheel, { passive: false }],
      ["focusin", this.focused],
      ["click", this.clicked],
    ];
    for (const [name, listener, options] of heard) frame.addEventListener(name, listener, options);
    return () => {
      sized.disconnect();
      for (const [name, listener] of heard) frame.removeEventListener(name, listener);
    };
  };

  /** The board has grown; a person's own view of it stays, but shows `cell`, the last change. */
  grown(box: Box, cell: Point | null): void {
    this.box = box;
    if (!this.ours) this.fit(cell);
    else if (cell) this.bringIn(cell, 60);
  }

  /** Show everything, or, where cells would become too small for a finger, the part around a cell. */
  fit = (near: Point | null = null): void => {
    const { left, top, right, bottom } = this.box;
    const [width, height] = this.room;
    this.ours = false;
    this.scale = inside(this.roomy(), this.least, LARGEST_FIT);
    this.x = placed(width, left, right, near?.x ?? (left + right) / 2, this.scale);
    this.y = this.strip.top + placed(height, top, bottom, near?.y ?? (top + bottom) / 2, this.scale);
    this.show(true);
  };

  /** Show everything, however small. */
  whole = (): void => {
    const { left, top, right, bottom } = this.box;
    const [width, height] = this.room;
    this.ours = this.roomy() < this.least;
    this.scale = inside(this.roomy(), LEAST, LARGEST_FIT);
    this.x = width / 2 - ((left + right) / 2) * this.scale;
    this.y = this.strip.top + height / 2 - ((top + bottom) / 2) * this.scale;
    this.show(true);
  };

  zoom = (closer: boolean): void => {
    this.zoomAt({ x: this.width / 2, y: this.height / 2 }, closer ? ZOOM_STEP : 1 / ZOOM_STEP);
    this.show(true);
  };

  private show(smooth = false): void {
    if (!this.world || !this.frame) return;
    const { left, top, right, bottom } = this.box;
    this.x = inside(this.x, KEPT - right * this.scale, this.width - KEPT - left * this.scale);
    this.y = inside(this.y, KEPT - bottom * this.scale, this.height - KEPT - top * this.scale);
    this.world.classList.toggle("smooth", smooth);
    this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    // Where all is to be seen a finger scrolls the page; where not, it moves the board.
    const touch = this.scale <= this.roomy() ? "pan-y" : "none";
    if (this.frame.style.touchAction !== touch) this.frame.style.touchAction = touch;
  }

  /** Below this cells are hard to hit. */
  private get least(): number {
    return byFinger() ? FINGER : MOUSE;
  }

  /** The scale at which everything fits. */
  private roomy(): number {
    const { left, top, right, bottom } = this.box;
    const [width, height] = this.room;
    return Math.min((width - MARGIN) / (right - left), (height - MARGIN) / (bottom - top));
  }

  /** Width and height without the buttons. */
  private get room(): readonly [number, number] {
    return [this.width - this.strip.right, this.height - this.strip.top];
  }

  private zoomAt(point: Point, factor: number): void {
    const scale = Math.min(Math.max(this.scale * factor, LEAST), MOST);
    this.x = point.x - ((point.x - this.x) * scale) / this.scale;
    this.y = point.y - ((point.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.ours = true;
  }

  /** Show a cell that is chosen: its rotations lie over the lower end of the board. */
  reveal(cell: Point): void {
    this.bringIn(cell, 50, 130);
  }

  /** Move the board until a point of it is inside the frame. */
  private bringIn(point: Point, room: number, below = room): void {
    const { width, height } = this;
    const [x, y] = [this.x + point.x * this.scale, this.y + point.y * this.scale];
    const [dx, dy] = [inside(x, room, width - room) - x, inside(y, room, height - below) - y];
    if (!dx && !dy) return;
    this.x += dx;
    this.y += dy;
    this.show(true);
  }

  // What people do

  private pressed = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest(".over")) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.dragged = false;
  };

  private clicked = (event: MouseEvent): void => {
    if (!this.dragged && !(event.target as Element).closest(".over")) this.board.tapped();
  };

  private moved = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.frame) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.frame.hasPointerCapture(event.pointerId)) {
      if (this.fingers.size < 2 && Math.hypot(now.x - before.x, now.y - before.y) < FAR) return;
      this.frame.setPointerCapture(event.pointerId); // what lies below is not clicked any more
      this.dragged = true;
    }
    this.fingers.set(event.pointerId, now);
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      const rect = this.frame.getBoundingClientRect();
      const fixed = { x: other.x - rect.x, y: other.y - rect.y };
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      this.zoomAt(fixed, Math.hypot(now.x - other.x, now.y - other.y) / Math.max(was, 1));
    } else {
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.ours = true;
    }
    this.show();
  };

  private released = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  private wheel = (event: WheelEvent): void => {
    if (!this.frame || (event.target as Element).closest(".over")) return;
    event.preventDefault();
    if (!event.ctrlKey && this.board.wheeled(event.deltaY > 0)) return;
    const rect = this.frame.getBoundingClientRect();
    const point = { x: event.clientX - rect.x, y: event.clientY - rect.y };
    this.zoomAt(point, Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 250));
    this.show();
  };

  /** Somebody who goes along with the keyboard sees where he is. */
  private focused = (event: FocusEvent): void => {
    const cell = (event.target as Element).getAttribute("data-cell");
    if (!cell || !(event.target as Element).matches(":focus-visible")) return;
    const [x = 0, y = 0] = cell.split(",").map(Number);
    this.bringIn({ x: x * 100, y: y * 100 }, 50);
  };
}

/** Above if the buttons lie in a row, else on the right. */
function stripOf(buttons: HTMLElement | null): { top: number; right: number } {
  if (!buttons) return { top: 0, right: 0 };
  const { offsetWidth: wide, offsetHeight: high, offsetTop: gap } = buttons;
  return wide > high ? { top: high + gap, right: 0 } : { top: 0, right: wide + gap };
}

function inside(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

/** Where the drawing's origin comes to lie along one axis: in the middle, or with `near` in sight. */
function placed(room: number, from: number, to: number, near: number, scale: number): number {
  const size = (to - from) * scale;
  if (size <= room) return (room - size) / 2 - from * scale;
  return inside(room / 2 - near * scale, room - to * scale - MARGIN / 2, MARGIN / 2 - from * scale);
}
