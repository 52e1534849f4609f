// What of a table's page is cut off or covered, as sentences; [] if all that may be picked is in sight.
async ([text, choices]) => {
  const SLACK = 1.5; // pixels: half a ring
  const PARTS = [0.15, 0.5, 0.85];
  const SMALL = 29; // pixels of a cell: below, a board may pan
  document.documentElement.style.fontSize = text === 100 ? "" : `${text}%`;
  // Until whoever asked for sizes has drawn again.
  for (let turn = 0; turn < 3; turn++) await new Promise(timers.frame);

  const page = document.documentElement;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const found = new Map();
  const say = (what) => found.set(what, (found.get(what) ?? 0) + 1);

  const shape = (part) => (part.querySelector(".ring") ?? part).getBoundingClientRect();
  const inside = (box, room) =>
    box.left >= room.left - SLACK &&
    box.top >= room.top - SLACK &&
    box.right <= room.right + SLACK &&
    box.bottom <= room.bottom + SLACK;
  const named = (part) => {
    const nearest = part.closest("dialog, section, aside, header, .over, .hand, .board, .prompt") ?? part;
    const words = typeof nearest.className === "string" ? nearest.className : nearest.className.baseVal;
    return [nearest.tagName.toLowerCase(), ...words.split(" ").filter((one) => one && !one.startsWith("s-") && !one.startsWith("svelte"))].join(".");
  };
  /** What cuts it: the window, or a part around it that hides what juts out. */
  const cutBy = (part, box) => {
    for (let one = part.parentElement; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (!inside(box, one.getBoundingClientRect())) return one;
    }
    return inside(box, window_) ? null : page;
  };
  /** Whether most of it can be hit, and what lies above the rest. */
  const covering = (part, box) => {
    let mine = 0;
    for (const right of PARTS) {
      for (const down of PARTS) {
        const hit = document.elementFromPoint(box.left + right * box.width, box.top + down * box.height);
        if (hit && part.contains(hit)) mine++;
        else if (hit && !hit.contains(part) && !hit.closest(".target")) return hit;
      }
    }
    return mine ? null : part;
  };

  // What a button shows is not a place of its own.
  const places = [...document.querySelectorAll("main .target, .board button, .hand button")].filter(
    (one) => !one.parentElement.closest("button"),
  );
  const buttons = [...document.querySelectorAll(`${choices}, .prompt button, .prompt .sentence`)];
  const edges = [...document.querySelectorAll("[data-hidden]")].filter((one) => one.getBoundingClientRect().width);
  const below = (box) =>
    edges.some((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
  let hidden = 0;
  for (const part of new Set([...places, ...buttons])) {
    const box = shape(part);
    if (!box.width || !box.height || part.closest(".hidden-text")) continue; // it is not there now
    const legal = part.matches(".legal, .picked, button") ? "" : "other ";
    const kind = part.matches("button") ? "button" : part.matches(".target") ? "place" : "sentence";
    const cut = cutBy(part, box);
    const room = part.closest("[data-pans]");
    if (room && (!inside(box, room.getBoundingClientRect()) || below(box))) {
      if (part.matches(".legal")) hidden++;
      continue;
    }
    if (cut === page) say(`${legal}${kind} outside the window`);
    else if (cut) say(`${legal}${kind} cut by ${named(cut)}`);
    else {
      const above = covering(part, box);
      // Pieces may stand on what cannot be picked now.
      if (above && !(legal && above.closest(".board"))) say(`${legal}${kind} ${above === part ? "never hit" : `below ${named(above)}`}`);
    }
  }

  // A board that pans counts at its edges what is not in sight; it may pan only if cells are small.
  const pans = document.querySelector("[data-pans]");
  const sum = edges.reduce((all, one) => all + Number(one.dataset.hidden), 0);
  if (sum !== hidden) say(`${hidden} places out of sight, but the edges count ${sum}`);
  if (hidden && Number(pans.dataset.pans) > SMALL) say(`pans though its cells have ${Math.round(pans.dataset.pans)} pixels`);

  const over = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
  if (over[0] > 1) say(`the page is ${over[0]} pixels too wide`);
  if (over[1] > 1) say(`the page is ${over[1]} pixels too high`);
  return [...found].map(([what, times]) => (times > 1 ? `${times}x ${what}` : what));
};
