/** A sheet that follows the finger on its handle, and closes when it is drawn away far or fast enough. */

import type { Attachment } from "svelte/attachments";

const STARTS = 8; // pixels after which a press is a swipe
const FAR = 0.3; // of the sheet
const FAST = 0.5; // pixels a millisecond

/** The sheet is what the handle is fixed in: one from below goes down, one from the side aside. */
export function swipedAway(close: () => void): Attachment<HTMLElement> {
  return (handle) => {
    const began = (start: PointerEvent): void => {
      const sheet = handle.closest("aside");
      if (!sheet || getComputedStyle(sheet).position !== "fixed" || start.button) return;
      const box = sheet.getBoundingClientRect();
      const down = box.top > 0;
      let far = 0;
      const moved = (event: PointerEvent): void => {
        far = Math.max(0, down ? event.clientY - start.clientY : event.clientX - start.clientX);
        if (far <= STARTS) return;
        sheet.style.transition = "none";
        sheet.style.translate = down ? `0 ${far}px` : `${far}px 0`;
      };
      const done = (event: PointerEvent): void => {
        removeEventListener("pointermove", moved);
        removeEventListener("pointerup", done);
        removeEventListener("pointercancel", done);
        sheet.style.transition = sheet.style.translate = "";
        if (far <= STARTS) return;
        addEventListener("click", swallow, { capture: true, once: true }); // it was no tap on a tab
        setTimeout(() => removeEventListener("click", swallow, true));
        const fast = far / (event.timeStamp - start.timeStamp) > FAST;
        if (event.type === "pointerup" && (fast || far > FAR * (down ? box.height : box.width))) close();
      };
      addEventListener("pointermove", moved);
      addEventListener("pointerup", done);
      addEventListener("pointercancel", done);
    };
    handle.addEventListener("pointerdown", began);
    return () => handle.removeEventListener("pointerdown", began);
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
