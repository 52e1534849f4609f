/**
 * Keeps the focus at the table: what had it may be gone after a move, and the next key would go to
 * whatever comes first on the page.
 */

/** Of a part of the page: when the element that has the focus disappears, the place nearest to it gets it. */
export function keepsFocus(part: HTMLElement): () => void {
  let last: Element | null = null;
  let at: DOMRect | null = null;

  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    at = target.getBoundingClientRect();
  };
  const pressed = () => (last = null); // a tap elsewhere means to leave it
  const restore = () => {
    if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    last = null;
    const places = [...part.querySelectorAll<HTMLElement>('.target[tabindex="0"]')];
    const far = (place: Element) => (at ? distance(at, place.getBoundingClientRect()) : 0);
    const nearest = places.sort((a, b) => far(a) - far(b))[0];
    (nearest ?? part.querySelector<HTMLElement>(".board"))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener("focusin", focused);
  addEventListener("pointerdown", pressed, true);
  return () => {
    observer.disconnect();
    part.removeEventListener("focusin", focused);
    removeEventListener("pointerdown", pressed, true);
  };
}

function distance(a: DOMRect, b: DOMRect): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
