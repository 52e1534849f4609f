"""How a move is made on the page: the parts that are clicked, one after the other.

A step is a part of the page and what picking it settles: beginnings of moves with `_` for any word,
of which one has to fit; nothing if it only opens something. The page makes a move, or asks whether
it is meant, as soon as one is left.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from sheepfold.language import Language
from tests.web.browser import CONFIRM, Guest

Step = tuple[str, tuple[str, ...]]

SIDES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
MEADOW: Final = Language("en", "meadowmight")
OPENING: Final = {"CHANGE a tile": ("turn", "move"), "Turn tiles": ("turn",)}
# A point where a click meets this part and nothing that lies above it.
SPOT: Final = """
part => {
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.8, 0.4, 0.6];
  const free = () => {
    const { x, y, width, height } = part.getBoundingClientRect();
    for (const down of parts) for (const right of parts) {
      const [at, from] = [x + right * width, y + down * height];
      if (part.contains(document.elementFromPoint(at, from))) return [at, from];
    }
    return null;
  };
  const seen = free();
  if (seen) return seen;
  part.scrollIntoView({ block: "center", behavior: "instant" });
  return free();
}
"""


def make(guest: Guest, game: str, move: str, legal: Sequence[str]) -> None:
    """Make one of the legal moves, and confirm it where the page asks for that."""
    assert guest.my_turn()
    head, left = guest.sync["head"], list(legal)
    for selector, settled in STEPS[game](guest, move):
        click(guest, selector)
        if settled:
            left = [one for one in left if any(fits(one, beginning) for beginning in settled)]
            if len(left) == 1:
                break
    assert left == [move]
    confirm = guest.page.locator(CONFIRM)
    guest.wait(lambda: guest.sync["head"] != head or confirm.count() > 0)
    if confirm.count():
        confirm.click()
    guest.played(move)


def click(guest: Guest, selector: str) -> None:
    """With the mouse, once everything before is answered."""
    guest.wait(lambda: not guest.asked)
    part = guest.page.locator(selector).first
    part.wait_for()
    spot, before = part.evaluate(SPOT), None
    while spot != before:  # nobody clicks at what still moves
        guest.drawn()
        spot, before = part.evaluate(SPOT), spot
    assert spot, f"something lies above {selector}"
    guest.page.mouse.click(*spot)


def fits(move: str, beginning: str) -> bool:
    return all(a in ("_", b) for a, b in zip(beginning.split(), move.split(), strict=False))


def part(selector: str, *settled: str) -> Step:
    return f"{selector}.target.legal", settled


def button(label: str, *settled: str) -> Step:
    """By a pattern of its label."""
    return f'.prompt .choices button:enabled:text-matches("^{label}$")', settled


def meadowmight(guest: Guest, move: str) -> list[Step]:
    buttons = [button(label, *settled) for label, settled in OPENING.items()]
    opening = [step for step in buttons if guest.page.locator(step[0]).count()]
    match move.split():
        case ["play", kind, cell, rot]:
            tile, settled = _in_hand(kind, f"play {kind}")
            turns = [(tile, ())] * int(rot)
            return [(tile, settled), *turns, part(f'[data-cell="{cell}"]', move)]
        case ["discard", kind]:
            return [_in_hand(kind, move)]
        case ["turn", cell, rot]:
            way = part(f'.rotations [aria-label^="Rotation {rot}."]', move)
            return [*opening, part(f'[data-cell="{cell}"]'), way]
        case ["move", cell, end]:
            return [*opening, part(f'[data-cell="{cell}"]'), part(f'[data-cell="{end}"]', move)]
        case ["recall", cell]:
            return [part(f'[data-cell="{cell}"]', move)]
        case ["draw"]:
            return [button("Draw one more tile", move)]
    return [button("(Nobody else flees|Turn no more tiles|Take none back)", move)]


def tile_label(kind: str) -> str:
    """How the page calls a tile of the hand."""
    shown, fences = kind.split("-")
    return f"{MEADOW.say(f'kind-{shown}')} {MEADOW.say(f'fences-{fences}')}"


def _in_hand(kind: str, settled: str) -> Step:
    label = tile_label(kind)
    return part(f'.hand :is([aria-label="{label}"], [aria-label^="{label}, "])', settled)


def sheep_and_thief(guest: Guest, move: str) -> list[Step]:
    match move.split():
        case ["pick" | "discard", card]:
            return [part(f'.hand [data-card="{card}"]', move)]
        case ["lay" | "cover" as verb, card, cell]:
            chosen = part(f'.hand [data-card="{card}"]', f"{verb} {card}")
            return [chosen, part(f'.board [data-cell="{cell}"]', f"{verb} _ {cell}")]
        case ["dog", start, end, herd]:
            ways = [part(f'.board [data-cell="{start}"]', f"dog {start}")]
            ways.append(part(f'.board [data-cell="{end}"]', f"dog _ {end}"))
            return [*ways, button(_flock(herd), move)]
        case ["fox", side]:
            return [part(f'.board [aria-label^="Fox {SIDES[side]} to "]', move)]
        case ["sheep"]:
            return [button("Add . sheep", move)]
    return [button("Skip the dog", move)]


def _flock(herd: str) -> str:
    white = re.sub("b|0", "", herd)
    if "b" not in herd:
        return f"{white} sheep"
    return f"{white} and the black sheep" if white else "The black sheep"


def sheepland(guest: Guest, move: str) -> list[Step]:
    match move.split():
        case ["herd", start, _]:
            ground = part(f'.board [data-place="{start}"]', f"herd {start}", f"black {start}")
            return [ground, button("A white sheep", "herd")]
        case ["black", start, _]:
            return [part(f'.board [data-black="{start}"]', move)]
        case ["buy", terrain]:
            return [part(f'.board [data-terrain="{terrain}"]', move)]
        case [_, road]:
            return [part(f'.board [data-road="{road}"]', move)]
    raise AssertionError(move)


def te_kuiti(guest: Guest, move: str) -> list[Step]:
    match move.split():
        case ["fence", edge]:
            place = f"ence {SIDES[edge[2]]} of {edge[:2]}"
            free = f'[aria-label="No f{place}"], [aria-label="F{place} just knocked down"]'
            return [part(f".board :is({free})", move)]
        case ["ram", edge]:
            return [part(f'.board [aria-label="Fence {SIDES[edge[2]]} of {edge[:2]}"]', move)]
        case ["done"]:
            return [button("Done, end the turn", move)]
        case [_, *cells]:
            return [part(f'.board [aria-label^="{cell}, "]', *_of_tile(cell)) for cell in cells]
    raise AssertionError(move)


def _of_tile(cell: str) -> tuple[str, ...]:
    return f"flip {cell}", f"take {cell}", f"take _ {cell}"


def volle_wolle(guest: Guest, move: str) -> list[Step]:
    match move.split():
        case ["keep", die]:
            return [part(f'.board [data-die="{die}"]', move)]
        case ["bid", bid]:
            return [part(f'.board [data-bid="{bid}"]', move)]
        case ["take" | "top", card]:
            return [part(f'.board [data-card="{card}"]', move)]
        case ["raise", *how]:
            return [button(_raise(how), move)]
    return [button(ANSWERS[move], move)]


def _raise(how: list[str]) -> str:
    match how:
        case ["bonus"]:
            return "Raise with the bonus"
        case ["bonus", chips]:
            return f"Raise with the bonus and {chips} chips?"
    return f"Raise for {how[0]} chips?"


ANSWERS: Final = {
    "accept": "Accept.*",
    "fail": "Give up the bid",
    "black": "Take the black sheep",
    "bone yes": "Take the bone",
    "bone no": "Leave the bone",
}
STEPS: Final[dict[str, Callable[[Guest, str], list[Step]]]] = {
    "meadowmight": meadowmight,
    "sheep_and_thief": sheep_and_thief,
    "sheepland": sheepland,
    "te_kuiti": te_kuiti,
    "volle_wolle": volle_wolle,
}
