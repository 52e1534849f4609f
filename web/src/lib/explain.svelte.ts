/**
 * What a card, a piece, a badge or a number is, for whoever asks: by resting on it, by a long press, by a tap
 * outside of a choice, or by a key. The words are those that screen readers hear: the element's label, and its
 * description, which says what such a thing means.
 */

import type { Attachment } from "svelte/attachments";

/** What can be explained; other groups with a label are only parts of the page. */
const EXPLAINED = "[aria-description], .target[aria-label], [role=img][aria-label]";

/** The innermost thing that an element belongs to and that has an explanation; null if there is none. */
export function thingAt(element: EventTarget | null): Element | null {
  return element instanceof Element ? element.closest(EXPLAINED) : null;
}

/** A label and a description as sentences. */
export function sentences(...texts: readonly (string | null)[]): string {
  const said = texts.map((text) => text?.trim() ?? "").filter(Boolean);
  return said.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");
}

export function explanationOf(thing: Element): string {
  return sentences(thing.getAttribute("aria-label"), thing.getAttribute("aria-description"));
}

/** What is explained now, in a box beside it. */
class Explaining {
  thing = $state.raw<Element | null>(null);

  show = (thing: Element): void => {
    this.thing = explanationOf(thing) ? thing : null;
  };

  hide = (): void => {
    this.thing = null;
  };
}

export const explaining = new Explaining();

/**
 * Gives an element an explanation. What is already read out there stays its name.
 *
 *     <span {@attach about(() => say("about-dinars"))}>
 */
export function about(read: () => string): Attachment<Element> {
  return (element) => {
    $effect(() => describe(element, read()));
  };
}

export function describe(element: Element, text: string | undefined): void {
  if (text) element.setAttribute("aria-description", text);
  else element.removeAttribute("aria-description");
}
