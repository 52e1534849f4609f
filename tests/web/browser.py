"""People who play on the page in a real browser: they see what is offered, and click it.

ann = guests.sit(table, 0)     # a browser of her own, at chair 0
ann.begin()                    # until the match is on the table
ann.decide(rng)                # one whole decision by clicking, and waits for the answer
ann.play_out(rng)              # until the match is over
play_together((ann, bob), rng) # the same in several browsers
"""

import json
import os
import random
import shutil
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.server.real_server import Server, Table
from tests.waiting import PATIENCE as SECONDS

PATIENCE: Final = 1000 * SECONDS  # milliseconds
# Milliseconds between two looks: looking takes the time of the processes that are looked at.
SHORTEST: Final = 5
LONGEST: Final = 50
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
OFFERED: Final = ".target.legal:not(.picked):not([data-dull])"
CHOICES: Final = ".prompt .choices button:enabled:not(.picked)"
CONFIRM: Final = ".prompt .confirm button.main"
HOLD: Final = ".summary button, .prompt .hold button:last-child"
ANY: Final = f"{OFFERED}, {CHOICES}, {CONFIRM}"
# What is held to be looked at is gone on from, and whether something can be clicked to decide.
LOOK: Final = """
([hold, any]) => {
  document.querySelector(hold)?.click();
  return document.querySelector(any) !== null;
}
"""
CLICK: Final = """
([confirm, offered, chance]) => {
  const sure = document.querySelector(confirm);
  const all = sure ? [sure] : [...document.querySelectorAll(offered)];
  const one = all[Math.floor(chance * all.length)];
  one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
"""
# The browser's own timers: a test may stop those that the page sees.
TIMERS: Final = """
window.timers = {
  later: window.setTimeout.bind(window),
  frame: window.requestAnimationFrame.bind(window),
};
"""
# Until the page has shown this many frames that it received: it shows each with a timer of at most
# four milliseconds, so these timers end after those.
SHOWN: Final = """
async frames => {
  for (let frame = 0; frame < frames; frame++) await new Promise(done => timers.later(done, 5));
}
"""
# Until the page was drawn: what moves has moved, and whoever asked for sizes knows them.
DRAWN: Final = """
async () => {
  for (let turn = 0; turn < 2; turn++) await new Promise(timers.frame);
}
"""
FINGER: Final = 43.9  # pixels, rounded down
MOST_CLICKS: Final = 40  # for one decision; a tile may be turned often before it is laid

BLOCKED: Final = "Service Worker registration blocked by Playwright"

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """The system's browser, without windows if it can be had so: that takes far less time."""
    installed = filter(None, map(shutil.which, ("chromium-headless-shell", "chromium")))
    found = os.environ.get("SHEEPFOLD_CHROMIUM") or next(installed, None)
    assert found, "the tests need Chromium: apt install chromium-headless-shell"
    return found


def stop_clock(page: Page) -> None:
    """The page's clock, installed before, stands still from the next second on.

    A machine may be so busy that this second is over before the clock is told of it: then the clock
    stands still already, and is moved to the next second.
    """
    for _ in range(2):
        with suppress(Error):
            page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
            return
    raise AssertionError("the clock does not stop")


class Guest:
    """One browser with its own storage, and one page in it."""

    def __init__(self, browser: Browser, server: Server, **how: Any) -> None:
        self.server = server
        self.settings = {
            "motion": "none",
            "pace": "none",
            "confirm": False,
            **how.pop("settings", {}),
        }
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            viewport=how.pop("viewport", DESKTOP),
            **{"locale": "en", "service_workers": "block", **how},  # it would fetch the whole build
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TIMERS)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.frames: list[dict[str, Any]] = []  # all that the server sent
        self.asked: set[str] = set()  # by their ids the questions of the page without an answer
        self.begun = ""  # the match whose beginning the page has shown
        self.settled = 0  # how many of the frames it has shown for sure
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.on("response", self._answered)
        self.store("sheepfold.settings", self.settings)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.errors.append(message.text)

    def _answered(self, answer: Any) -> None:
        if answer.status >= 400:
            self.errors.append(f"{answer.status} {answer.request.method} {answer.url}")

    def _listen(self, socket: WebSocket) -> None:
        frames, asked = self.frames, set[str]()
        self.asked = asked

        def sent(text: str | bytes) -> None:
            question = json.loads(text)
            if "id" in question:
                asked.add(question["id"])

        def received(text: str | bytes) -> None:
            frames.append(json.loads(text))
            asked.discard(frames[-1].get("id", ""))

        socket.on("framesent", sent)
        socket.on("framereceived", received)

    def store(self, key: str, value: object) -> None:
        """Put something into the page's storage before it opens; what it changes stays changed."""
        put = f"localStorage.getItem({json.dumps(key)}) ?? localStorage.setItem"
        self.context.add_init_script(f"{put}({json.dumps(key)}, {json.dumps(json.dumps(value))})")

    def go(self, path: str) -> None:
        self.page.goto(path)

    def close(self, *, errors: bool = False) -> None:
        """No page may have complained, unless trouble was the subject."""
        self.context.close()
        assert errors or not self.errors, self.errors

    # At a table

    def hold(self, table: Table, *chairs: int) -> None:
        """Give the device these chairs."""
        self.hold_all([(table, chair) for chair in chairs])

    def hold_all(self, chairs: Sequence[tuple[Table, int]]) -> None:
        """Give the device chairs at several tables."""
        held = [
            {
                "table": table.id,
                "chair": chair,
                "token": table[chair].credential,
                "game": table.look()["plan"]["game"],
            }
            for table, chair in chairs
        ]
        self.store("sheepfold.chairs", held)

    def visit(self, table: Table) -> None:
        """Open a table of several; of the one before nothing more is heard."""
        self.frames, self.begun, self.settled = [], "", 0
        self.go(f"/table/{table.id}")

    @property
    def sync(self) -> dict[str, Any]:
        """How the table stands, as the last frame told."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "sync")

    def wait(self, happened: Callable[[], bool]) -> None:
        """Until it is so; the browser's messages come in meanwhile."""
        end, pause = time.monotonic() + PATIENCE / 1000, SHORTEST
        while not happened():
            if time.monotonic() > end:
                seen = self.page.locator("body").inner_text()[:500]
                raise AssertionError(f"it does not happen: {self.errors} {seen}")
            self.page.wait_for_timeout(pause)
            pause = min(2 * pause, LONGEST)

    def begin(self) -> None:
        """Until the match is on the table: all of it has come, and the page shows it."""
        self.wait(lambda: any(frame.get("view") for frame in self.frames))
        expect(self.page.locator("main > .board, main > .pass")).to_be_visible()
        if self.begun != self.sync["match"]:
            self.begun = self.sync["match"]
            self.settle()

    def settle(self) -> None:
        """Until the page shows everything that has come."""
        fresh = self.frames[self.settled :]
        self.settled += len(fresh)
        self.page.evaluate(SHOWN, sum(frame["type"] == "sync" for frame in fresh))
        self.drawn()

    def drawn(self) -> None:
        self.page.evaluate(DRAWN)

    def until_head(self, head: int) -> None:
        """Until this event, or a later one, is shown."""
        self.wait(lambda: bool(self.sync["head"] >= head))
        self.settle()

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What happened since the guest came; older lines that read otherwise now are left out."""
        known, fresh = 0, list[dict[str, Any]]()
        for frame in self.frames:
            lines = frame.get("lines", ())
            if not frame.get("whole"):
                fresh += [line for line in lines if line["number"] > known]
            known = max([known, *(line["number"] for line in lines)])
        return fresh

    def played(self, move: str) -> None:
        """Until this move was made and is shown."""
        self.wait(lambda: any(line["text"] == move for line in self.lines))
        self.settle()

    def legal(self, verb: str) -> list[str]:
        """The arguments of the moves with this verb that may be made now."""
        assert self.my_turn()
        moves = [move.partition(" ") for move in self.sync["legal"]["moves"]]
        return [words for name, _, words in moves if name == verb]

    @property
    def over(self) -> bool:
        return str(self.sync["phase"]) == "over"

    def until_over(self) -> None:
        self.wait(lambda: self.over)

    def my_turn(self) -> bool:
        """Wait until something is offered (yes) or the match is over (no)."""
        self.begin()
        self.wait(lambda: self.over or self.offered())
        return not self.over

    def offered(self) -> bool:
        """Whether something can be clicked to decide; a frame that is held is gone on from."""
        return bool(self.page.evaluate(LOOK, [HOLD, ANY]))

    def decide(self, rng: random.Random, *, real: bool = False) -> None:
        """Click what is offered until a move was made; `real` moves the mouse there."""
        head = self.sync["head"]
        for _ in range(MOST_CLICKS):
            if self._moved_on(head):
                break
            if real:
                self._click_with_the_mouse(rng)
            else:
                self.page.evaluate(CLICK, [CONFIRM, f"{OFFERED}, {CHOICES}", rng.random()])
            self.until_answered(head)
        self.wait(lambda: self._moved_on(head))

    def until_answered(self, head: int) -> None:
        """After a click: until the table has moved on, or asks for the next part of a decision."""
        self.wait(lambda: self._moved_on(head) or (self.offered() and not self.asked))

    def _moved_on(self, head: int) -> bool:
        return self.over or bool(self.sync["head"] != head)

    def _click_with_the_mouse(self, rng: random.Random) -> None:
        confirm = self.page.locator(CONFIRM)
        offered = confirm if confirm.count() else self.page.locator(f"{OFFERED}, {CHOICES}")
        count = offered.count()
        if count:
            with suppress(Exception):  # it moved away meanwhile: look again
                offered.nth(rng.randrange(count)).click(timeout=1000)

    def play_out(self, rng: random.Random, most: int = 2000) -> None:
        """Decide until the match is over."""
        for _ in range(most):
            if not self.my_turn():
                return
            self.decide(rng)
        raise AssertionError(f"not over after {most} decisions")

    def told_the_result(self) -> None:
        """The match was played to its end, and the result has everybody's total, best first."""
        result = self.sync["result"]
        assert result["ending"] == "played"
        totals = sorted((score["total"] for score in result["scores"]), reverse=True)
        self.wait(self._shows_the_result)
        if len(totals) > 1:
            shown = [str(total).replace("-", "\N{MINUS SIGN}") for total in totals]
            expect(self.result.locator("li .total")).to_have_text(shown)

    @property
    def result(self) -> Locator:
        """The panel with the result of the match."""
        return self.page.locator("section.result")

    def _shows_the_result(self) -> bool:
        """It comes after what sums up the last round, which is gone on from."""
        self.offered()
        return self.result.is_visible()

    def large_enough(self, *parts: str) -> None:
        """A finger hits each of these parts."""
        for part in parts:
            found = self.page.locator(part)
            expect(found.first).to_be_visible()
            boxes = "all => all.map(one => one.getBoundingClientRect())"
            for box in found.evaluate_all(boxes):
                assert min(box["width"], box["height"]) >= FINGER, part

    def violations(self, *parts: str) -> list[str]:
        """What axe finds wrong with the page, or with parts of it, as it stands."""
        within = {"include": [[part] for part in parts]} if parts else None
        found = Axe().run(self.page, context=within).response["violations"]
        return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


class Guests:
    """All browsers of a test, closed behind it."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.here: list[Guest] = []

    def come(self, **how: Any) -> Guest:
        guest = Guest(self.browser, self.server, **how)
        self.here.append(guest)
        return guest

    def sit(self, table: Table, *chairs: int, **how: Any) -> Guest:
        """A browser at a table's chairs, several for a device that is passed around."""
        guest = self.come(**how)
        guest.hold(table, *chairs)
        guest.go(f"/table/{table.id}")
        return guest


def play_together(guests: Sequence[Guest], rng: random.Random) -> None:
    """Decide for whoever is asked, several at once too, until the match is over for all."""
    first = guests[0]
    while not first.over:
        first.wait(lambda: first.over or any(guest.offered() for guest in guests))
        for guest in guests:
            if guest.offered():
                guest.decide(rng)
    for guest in guests:
        guest.until_over()
    assert all(guest.sync["result"] == first.sync["result"] for guest in guests)
