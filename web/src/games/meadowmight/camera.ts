/**
 * Pan and zoom: one transform of one group, set by hand, so that nothing is drawn anew per frame.
 *
 * A finger or the mouse drags, two fingers or the wheel zoom. Until somebody moves the board it shows
 * everything, as large as it fits, but cells stay large enough to be seen. Where they are too small for
 * a finger, its first tap brings them closer.
 */

import { DEEP, hidden, shift, type Edge, type Hidden } from "./edges";
import { middle, type Box, type Point } from "./geometry";

const LEAST = 0.2;
const MOST = 2.2;
const SEEN = 0.28; // pixels per unit at which a cell is 28 pixels wide: below, the board pans
const FINGER = 0.44; // a finger hits cells from this on
const CLOSE = 0.64; // what a tap brings them to
const TURNED = 1.25; // how much wider or higher a frame becomes if the device was turned
const LARGEST_FIT = 1.1;
const MARGIN = 10;
const KEPT = 60; // pixels of the board that always stay in sight
const FAR = 8; // pixels after which a press drags
const ZOOM_STEP = 1.3;
const PLACES = ".target.legal[data-cell]";

export class Camera {
  x = 0;
  y = 0;
  scale = 1;
  private box: Box = { left: -50, top: -50, right: 50, bottom: 50 };
  private ours = false; // a person moved the board
  width = 1;
  height = 1;
  private magnified = false; // by a tap, until the board changes
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
      /** The places that are out of sight now. */
      counted: (hidden: Hidden) => void;
    },
  ) {}

  /** Attach to the element that shows a part of the board; the group to move has the class `world`. */
  mount = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    this.world = frame.querySelector(".world");
    const sized = new ResizeObserver(() => {
      const [wide, high] = [frame.clientWidth / this.width, frame.clientHeight / this.height];
      [this.width, this.height] = [frame.clientWidth, frame.clientHeight];
      if (!this.ours || Math.max(wide, high, 1 / wide, 1 / high) > TURNED) this.fit();
      else this.show();
      this.count();
    });
    sized.observe(frame);
    const changed = new MutationObserver(this.count);
    changed.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
    const heard: [string, (event: any) => void, AddEventListenerOptions?][] = [
      ["pointerdown", this.pressed],
      ["pointermove", this.moved],
      ["pointerup", this.released],
      ["pointercancel", this.released],
      ["wheel", this.wheel, { passive: false }],
      ["focusin", this.focused],
      ["click", this.magnify, { capture: true }],
      ["click", this.clicked],
    ];
    for (const [name, listener, options] of heard) frame.addEventListener(name, listener, options);
    return () => {
      sized.disconnect();
      changed.disconnect();
      for (const [name, listener, options] of heard) frame.removeEventListener(name, listener, options);
    };
  };

  /** The board has grown; a person's own view of it stays, but shows `cell`, the last change. */
  grown(box: Box, cell: Point | null): void {
    this.box = box;
    if (!this.ours || this.magnified) this.fit(cell);
    else if (cell) this.bringIn(cell, 60);
  }

  /** Show everything, or, where cells would become too small, the part around a cell. */
  fit = (near: Point | null = null): void => {
    const { left, top, right, bottom } = this.box;
    this.ours = this.magnified = false;
    this.scale = inside(this.roomy(), SEEN, LARGEST_FIT);
    this.x = placed(this.width, left, right, near?.x ?? (left + right) / 2, this.scale);
    this.y = placed(this.height, top, bottom, near?.y ?? (top + bottom) / 2, this.scale);
    this.show(true);
  };

  /** Show everything, however small. */
  whole = (): void => {
    const { left, top, right, bottom } = this.box;
    this.magnified = false;
    this.ours = this.roomy() < SEEN;
    this.scale = inside(this.roomy(), LEAST, LARGEST_FIT);
    this.x = this.width / 2 - ((left + right) / 2) * this.scale;
    this.y = this.height / 2 - ((top + bottom) / 2) * this.scale;
    this.show(true);
  };

  zoom = (closer: boolean): void => {
    this.zoomAt({ x: this.width / 2, y: this.height / 2 }, closer ? ZOOM_STEP : 1 / ZOOM_STEP);
    this.show(true);
  };

  /** Move the board so that the places behind an edge come into sight. */
  toward = (edge: Edge): void => {
    const { x, y } = shift(edge, this.hidden()[edge], this, this);
    this.x += x;
    this.y += y;
    this.ours = true;
    this.show(true);
  };

  private hidden(): Hidden {
    const places = [...(this.world?.querySelectorAll<SVGElement>(PLACES) ?? [])];
    return hidden(places.map(({ dataset }) => middle(dataset.cell!)), this, this);
  }

  /** Of the places that may be picked, those out of sight. While a finger drags nobody needs that. */
  private count = (): void => {
    if (!this.frame || (this.dragged && this.fingers.size)) return;
    this.frame.dataset.pans = String(Math.round(100 * this.scale));
    this.board.counted(this.hidden());
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
    this.count();
  }

  /** The scale at which everything fits. */
  private roomy(): number {
    const { left, top, right, bottom } = this.box;
    return Math.min((this.width - MARGIN) / (right - left), (this.height - MARGIN) / (bottom - top));
  }

  private zoomAt(point: Point, factor: number): void {
    const scale = Math.min(Math.max(this.scale * factor, LEAST), MOST);
    this.x = point.x - ((point.x - this.x) * scale) / this.scale;
    this.y = point.y - ((point.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.ours = true;
  }

  /** Show a cell that is chosen. */
  reveal(cell: Point): void {
    this.bringIn(cell, 50 * this.scale + DEEP);
  }

  /** Move the board until a point of it is inside the frame. */
  private bringIn(point: Point, room: number): void {
    const { width, height } = this;
    const [x, y] = [this.x + point.x * this.scale, this.y + point.y * this.scale];
    const [dx, dy] = [inside(x, room, width - room) - x, inside(y, room, height - room) - y];
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

  /** A finger that means small cells sees them closer first. */
  private magnify = (event: MouseEvent): void => {
    const touched = "pointerType" in event && event.pointerType === "touch";
    if (!touched || this.dragged || this.scale >= FINGER || !this.frame) return;
    if (!(event.target as Element).closest(".world .target")) return;
    event.stopPropagation();
    const rect = this.frame.getBoundingClientRect();
    this.zoomAt({ x: event.clientX - rect.x, y: event.clientY - rect.y }, CLOSE / this.scale);
    this.magnified = true;
    this.show(true);
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
    this.count();
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
    this.bringIn({ x: x * 100, y: y * 100 }, 50 * this.scale + DEEP);
  };
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
