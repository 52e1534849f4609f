/**
 * Makes an element of a board a place one can pick: by click, by keyboard, by dragging onto it.
 *
 *     <g {@attach target(() => ({ play, want: `fence ${edge}`, label: say("edge", { edge }) }))}>
 *
 * Sets the classes `legal`, `picked`, `last`, `pointed` and what screen readers need. Where nothing
 * can be decided the element is an image with a label.
 */

import type { Attachment } from "svelte/attachments";
import { describe } from "./explain.svelte";
import type { Play } from "./play.svelte";
import type { Want } from "./picker.svelte";

export interface Target {
  play: Play;
  want: Want;
  label: string;
  /** What such a thing means, for whoever asks. */
  about?: string;
  /** The whole move a try means, if the want is not one: asked about when it is refused. */
  attempt?: string;
  /** Words that the log may name: for the outline of the last move and for pointing. */
  named?: readonly string[];
  /** Whose mark it has, where words alone do not say: they may name a place of another seat. */
  by?: number | null;
  /** Whether it can be dragged onto another target. */
  drag?: boolean;
  /** Instead of picking the want. */
  act?: () => void;
}

const FAR = 8; // pixels after which a press is a drag

export function target(read: () => Target): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    $effect(() => show(element, read()));
    const choose = () => {
      const { play, want, attempt, act } = read();
      if (act) act();
      else play.picker.pick(want, element, attempt);
    };
    const pressed = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      choose();
    };
    const clicked = (event: Event) => {
      event.stopPropagation();
      if (element.dataset.dragged) delete element.dataset.dragged;
      else choose();
    };
    const dropped = () => choose();
    const began = (event: Event) => {
      if (read().drag && (event as PointerEvent).button === 0) drag(element, event as PointerEvent, read);
    };
    element.addEventListener("click", clicked);
    element.addEventListener("keydown", pressed);
    element.addEventListener("sheepfold-drop", dropped);
    element.addEventListener("pointerdown", began);
    return () => {
      element.removeEventListener("click", clicked);
      element.removeEventListener("keydown", pressed);
      element.removeEventListener("sheepfold-drop", dropped);
      element.removeEventListener("pointerdown", began);
    };
  };
}

function show(element: Element, { play, want, label, about, named, by }: Target): void {
  const { picker } = play;
  const can = picker.can(want);
  const words = named ?? [];
  element.classList.add("target");
  element.classList.toggle("legal", can);
  element.classList.toggle("picked", picker.isPicked(want));
  const marks = by === undefined ? words.map(play.markOf) : [by];
  const mark = marks.find((seat) => seat !== null) ?? null;
  element.classList.toggle("last", mark !== null);
  if (mark !== null && mark >= 0) element.setAttribute("data-mark", String(mark));
  else element.removeAttribute("data-mark");
  element.classList.toggle("pointed", words.some((word) => play.isPointed(word)));
  element.setAttribute("aria-label", label);
  describe(element, about);
  if (picker.active) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", can || picker.couldInstead(want) ? "0" : "-1");
    element.setAttribute("aria-pressed", String(picker.isPicked(want)));
    element.toggleAttribute("data-off", !can);
    if (can) element.removeAttribute("aria-disabled");
    else element.setAttribute("aria-disabled", "true");
  } else {
    element.setAttribute("role", "img");
    for (const name of ["aria-pressed", "aria-disabled", "data-off"]) element.removeAttribute(name);
    // Who has the focus keeps it until the next decision.
    if (element === document.activeElement) element.setAttribute("tabindex", "-1");
    else element.removeAttribute("tabindex");
  }
}

/** Follow the pointer; dropped on another target, that one is picked after this one. */
function drag(element: HTMLElement | SVGElement, start: PointerEvent, read: () => Target): void {
  let shadow: HTMLElement | null = null;
  const moved = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR;
    if (!shadow && far) {
      const { play, want } = read();
      if (!play.picker.can(want)) return ended();
      if (!play.picker.isPicked(want)) play.picker.pick(want, element);
      element.dataset.dragged = "yes";
      shadow = shadowOf(element);
    }
    if (shadow) {
      event.preventDefault();
      shadow.style.translate = `${event.clientX}px ${event.clientY}px`;
    }
  };
  const done = (event: PointerEvent) => {
    ended();
    if (!shadow) return;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest(".target");
    if (below && below !== element) below.dispatchEvent(new Event("sheepfold-drop"));
  };
  const ended = () => {
    shadow?.remove();
    setTimeout(() => delete element.dataset.dragged);
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", done);
    removeEventListener("pointercancel", ended);
  };
  addEventListener("pointermove", moved);
  addEventListener("pointerup", done);
  addEventListener("pointercancel", ended);
}

function shadowOf(element: Element): HTMLElement {
  const box = element.getBoundingClientRect();
  const shadow = document.createElement("div");
  shadow.className = "drag-shadow";
  shadow.setAttribute("aria-hidden", "true");
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute("tabindex");
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const inner = (element as SVGGraphicsElement).getBBox();
    svg.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    copy.removeAttribute("transform");
    svg.append(copy);
    shadow.append(svg);
  } else {
    shadow.append(copy);
  }
  shadow.style.width = `${box.width}px`;
  shadow.style.height = `${box.height}px`;
  document.body.append(shadow);
  return shadow;
}

/** Arrow keys go from a focused place to the nearest one in that direction. */
export function arrows(board: HTMLElement | SVGElement): () => void {
  const pressed = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const direction = DIRECTIONS[key];
    const from = document.activeElement;
    if (!direction || !from || !board.contains(from)) return;
    const near = nearest(board, from, direction);
    if (!near) return;
    event.preventDefault();
    near.focus();
  };
  board.addEventListener("keydown", pressed);
  return () => board.removeEventListener("keydown", pressed);
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function nearest(
  board: Element,
  from: Element,
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const one of board.querySelectorAll('.target[tabindex="0"]')) {
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = along + 2 * aside;
    if (one !== from && along > 1 && far < least) [best, least] = [one, far];
  }
  return best as HTMLElement | null;
}
