/**
 * How people ask what something is: they rest on it with the mouse, press it long with a finger, tap what is no
 * control, or press a key while it has the focus.
 */

import { explaining, thingAt } from "./explain.svelte";

const RESTS = 600; // milliseconds of a mouse until it asks
const RESTS_ON_CHOICE = 1100; // on what may be picked: the next click is meant to pick it
const PRESSED = 500; // milliseconds of a finger
const MOVED = 8; // pixels after which a press is a drag
const KEY = "e";
const CONTROLS = "button, a, input, select, textarea, label, summary";

/** Listens on the whole page until the returned function is called. */
export function listen(page: Document): () => void {
  let rested: Element | null = null; // what the mouse is over
  let timer = 0;
  let pressedAt: PointerEvent | null = null;
  let asked = false; // by a long press: the click that ends it picks nothing

  const later = (thing: Element, wait: number, then = () => {}) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!thing.isConnected) return;
      explaining.show(thing);
      then();
    }, wait);
  };
  const stop = () => {
    clearTimeout(timer);
    explaining.hide();
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === "touch" || event.buttons) return;
    const thing = thingAt(event.target);
    if (thing === rested) return;
    rested = thing;
    stop();
    if (thing) later(thing, thing.matches(".legal") ? RESTS_ON_CHOICE : RESTS);
  };
  const down = (event: PointerEvent) => {
    stop();
    asked = false;
    const thing = thingAt(event.target);
    if (event.pointerType === "mouse" || !event.isPrimary || !thing) return;
    pressedAt = event;
    later(thing, PRESSED, () => (asked = true));
  };
  const moved = (event: PointerEvent) => {
    if (!pressedAt || event.pointerId !== pressedAt.pointerId) return;
    const far = Math.hypot(event.clientX - pressedAt.clientX, event.clientY - pressedAt.clientY);
    if (far > MOVED && !asked) lifted();
  };
  const lifted = () => {
    if (pressedAt && !asked) clearTimeout(timer);
    pressedAt = null;
  };
  const menu = (event: Event) => {
    if (asked || (pressedAt && thingAt(event.target))) event.preventDefault(); // the same long press
  };
  const clicked = (event: Event) => {
    if (!asked) return;
    asked = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const tapped = (event: Event) => {
    const thing = thingAt(event.target);
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (thing && !control) explaining.show(thing);
  };
  const key = (event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "Escape" && explaining.thing) {
      event.stopPropagation();
      stop();
    } else if (event.key.toLowerCase() === KEY && plain && !typing(event.target)) {
      const thing = thingAt(page.activeElement);
      if (thing) explaining.show(thing);
    } else if (!["Shift", "Control", "Alt", "Meta"].includes(event.key)) stop();
  };

  /** The mouse may rest already when this is loaded. */
  const resting = thingAt([...page.querySelectorAll(":hover")].at(-1) ?? null);
  if (resting) later((rested = resting), RESTS_ON_CHOICE);

  const capture = { capture: true };
  const all: [EventTarget, string, (event: any) => void, object?][] = [
    [page, "pointerover", over],
    [page.documentElement, "pointerleave", stop],
    [page, "pointerdown", down, capture],
    [page, "pointermove", moved],
    [page, "pointerup", lifted],
    [page, "pointercancel", lifted],
    [page, "contextmenu", menu],
    [page, "click", clicked, capture],
    [page, "click", tapped],
    [page, "keydown", key, capture],
    [page, "scroll", stop, capture],
  ];
  for (const [on, name, handler, how] of all) on.addEventListener(name, handler, how);
  return () => {
    stop();
    for (const [on, name, handler, how] of all) on.removeEventListener(name, handler, how);
  };
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}
