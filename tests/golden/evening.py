"""The evening that becomes a golden database: every kind of table, played on a real server."""

import json
import random
from collections.abc import Callable
from typing import Any

from sheepfold import games
from tests.golden.people import ask, chatter, do, play, say, settle, take_back, undo_by_agreement
from tests.playthroughs.files import playthrough
from tests.server.real_server import OPEN, Seat, Server, Table

HOUR = 3600
Chairs = tuple[str, ...]
TWO: Chairs = ("Ann", "Bob")
THREE: Chairs = ("Ann", "Bob", "Cy")
# Per game who plays the match that is finished, and with which options.
FINISHED: dict[str, tuple[Chairs, dict[str, object]]] = {
    "te_kuiti": (TWO, {}),
    "sheepland": (THREE, {}),
    "volle_wolle": (THREE, {}),
    "sheep_and_thief": (THREE, {"missions": True, "black_sheep": True}),
    "meadowmight": (TWO, {"fuzzy_fences": True, "personal_piles": True, "wool_wolves": True}),
}
# The same of the match that is left running, and after how many moves of people.
RUNNING: dict[str, tuple[Chairs, dict[str, object], int]] = {
    "te_kuiti": (TWO, {"memory_aid": True}, 30),
    "sheepland": (("Ann", "greedy", "Bob"), {}, 24),
    "volle_wolle": (("Ann", "Bob", "random"), {"memory_aid": True}, 41),
    "sheep_and_thief": (TWO, {}, 17),
    "meadowmight": (("Ann", "Bob", "greedy"), {"sheeple": 2}, 16),
}
AT_ONCE = ("volle_wolle", "sheep_and_thief")  # in which several choose at once, in secret
ABANDONED: dict[str, Chairs] = {
    "te_kuiti": TWO,
    "sheepland": ("Ann", "Bob", "random"),
    "volle_wolle": THREE,
    "sheep_and_thief": TWO,
    "meadowmight": TWO,
}


class Evening:
    """Tables by their names, and the replays that were brought."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.tables: dict[str, Table] = {}
        self.replays: dict[str, str] = {}

    def lobby(self, name: str, game: str, *chairs: str, **more: object) -> Table:
        self.tables[name] = self.server.table(game, *chairs, **more)
        return self.tables[name]

    def begun(self, name: str, game: str, *chairs: str, **more: object) -> Table:
        table = self.lobby(name, game, *chairs, **more)
        table.start()
        settle(table)
        return table

    def close(self) -> None:
        """Everybody goes home."""
        for table in self.tables.values():
            table.close()

    # Tables that nobody comes back to

    def abandoned(self) -> None:
        """Matches in the middle; in one a question lapses, in one somebody is late."""
        for game, chairs in ABANDONED.items():
            time = {"kind": "move", "seconds": 5} if game == "sheepland" else {"kind": "none"}
            table = self.begun(f"{game} abandoned", game, *chairs, time=time)
            play(table, self.rng, 6)
            say(table.host, "I have to go.")
        slow = self.tables["sheepland abandoned"].host
        if not any(one.get("late") for one in slow.state["chairs"]):
            slow.until(lambda said: any(one.get("late") for one in said.get("chairs", ())))
        asked = self.tables["volle_wolle abandoned"]
        ask(asked, asked[0], question="pause")
        asked[0].until(lambda said: said["type"] == "sync" and "vote" not in said)
        self.lobby("lobby abandoned", "te_kuiti", "Ann", OPEN)

    def until_abandoned(self) -> None:
        """After its month the server itself ends them."""
        for table in self.tables.values():
            state = table.host.open()
            if state["phase"] != "over":
                table.host.until(lambda said: said.get("phase") == "over")

    # One finished and one running table of each game

    def finished(self) -> None:
        for game, (chairs, options) in FINISHED.items():
            table = self.begun(f"{game} finished", game, *chairs, options=options)
            chatter(table)
            undone = play(table, self.rng, 8, undone=2)
            undo_by_agreement(table, self.rng)
            if game in AT_ONCE:
                withdraw(table, self.rng)
            ask(table, table[1], False, question="end")
            ask(table, table[0], question="pause")
            do_delete(table, table[0], "questions")
            undone += play(table, self.rng, undone=4)
            assert undone, f"{game}: nothing was taken back freely"
            say(table.host, "Well played!")

    def running(self) -> None:
        for game, (chairs, options, moves) in RUNNING.items():
            table = self.begun(f"{game} running", game, *chairs, options=options)
            play(table, self.rng, moves // 2)
            ask(table, table.host, False, question="end")
            ask(table, table.host, True, question="pause")
            ask(table, table.host, True, question="resume")
            play(table, self.rng, moves - moves // 2, undone=2)
            assert table.host.state["phase"] == "playing", f"{game} is over too soon"
            chatter(table)
        bids = self.tables["volle_wolle running"]
        until_all_choose(bids, self.rng)
        bids[1].move_at_random(self.rng)  # a secret bid, while Ann still thinks
        settle(bids)

    # Whatever else can happen at a table

    def others(self) -> None:
        for happen in OTHERS:
            happen(self)

    def bring(self, name: str, record: str) -> None:
        made = self.server.post("/replays", {"record": record}).ok()
        self.replays[name] = made["replay"]


def do_delete(table: Table, seat: Seat, what: str) -> None:
    seq = seat.delete(f"/{what}").ok()["seq"]
    for one in table.seats.values():
        one.until_head(seq)


def until_all_choose(table: Table, rng: random.Random) -> None:
    """Play on until all people have to choose at once."""
    while not all("legal" in seat.state for seat in table.seats.values()):
        play(table, rng, 1, undone=0)
        assert table.host.state["phase"] == "playing"


def withdraw(table: Table, rng: random.Random) -> None:
    """Who chose in secret withdraws it, after another chose and while a third still thinks."""
    until_all_choose(table, rng)
    first, second = table[1], table[2]
    first.move_at_random(rng)
    first.until_head(second.move_at_random(rng))
    take_back(first)
    settle(table)


def withdrawn_choice(evening: Evening) -> None:
    table = evening.begun("withdrawn", "sheep_and_thief", *THREE, options={"missions": True})
    play(table, evening.rng, 5)
    withdraw(table, evening.rng)


def rematch(evening: Evening) -> None:
    """A match is given up; in the second of the series the seats have rotated."""
    table = evening.begun("rematch", "volle_wolle", *TWO)
    play(table, evening.rng, 6)
    do(table, table[1], "resign")
    table[0].post("/rematch", {"after": 1}).ok()
    for seat in table.seats.values():
        if seat.state["number"] == 1:
            seat.until(lambda said: said.get("number") == 2)
    table.start()
    for seat in table.seats.values():
        seat.until(lambda said: said.get("phase") == "playing")
    play(table, evening.rng, 5)


def given_up(evening: Evening) -> None:
    table = evening.begun("given up", "te_kuiti", *TWO)
    play(table, evening.rng, 9)
    do(table, table[0], "resign")


def given_up_among_three(evening: Evening) -> None:
    """A computer plays on for who gave up."""
    table = evening.begun("given up among three", "sheepland", *THREE)
    play(table, evening.rng, 4)
    do(table, table[0], "resign")
    play_others(table, evening.rng, 4)


def play_others(table: Table, rng: random.Random, moves: int) -> None:
    """Play for those who still do it themselves."""
    for _ in range(moves):
        settle(table)
        mover = next(seat for seat in table.seats.values() if "legal" in seat.state)
        mover.move_at_random(rng)
    settle(table)


def agreed_end(evening: Evening) -> None:
    table = evening.begun("ended by agreement", "sheep_and_thief", *TWO)
    play(table, evening.rng, 4)
    ask(table, table[1], True, question="end")


def handed_over(evening: Evening) -> None:
    """Two let computers play on, one of them comes back."""
    table = evening.begun("handed over", "sheepland", *THREE)
    play(table, evening.rng, 3)
    do(table, table[1], "hand-over", bot="lamb")
    do(table, table[2], "hand-over", bot="random")
    play_others(table, evening.rng, 3)
    do(table, table[2], "come-back")
    play_others(table, evening.rng, 3)


def clocks(evening: Evening) -> None:
    """One runs, one is paused."""
    limit = {"kind": "player", "seconds": HOUR, "increment": 10}
    table = evening.begun("clock", "te_kuiti", *TWO, time=limit)
    play(table, evening.rng, 9)
    limit = {"kind": "move", "seconds": HOUR}
    table = evening.begun("clock paused", "meadowmight", *TWO, time=limit)
    play(table, evening.rng, 5)
    ask(table, table[0], True, question="pause")


def own_components(evening: Evening) -> None:
    box: Any = json.loads(games.own_components("sheepland"))
    box["tile_prices"] = [0, 0, 1, 1, 2]
    table = evening.begun("own components", "sheepland", *TWO, components=json.dumps(box))
    play(table, evening.rng, 7)


def played_on(evening: Evening) -> None:
    """Matches that begin with lines of a record, one of them with components of its own."""
    duel = playthrough("te_kuiti/duel_with_agreed_undo")
    table = evening.begun("played on", "te_kuiti", *TWO, start={"record": duel, "line": 20})
    play(table, evening.rng, 4)
    own = {"record": playthrough("meadowmight/three_own_components"), "line": 40}
    options = {"fuzzy_fences": True}
    chairs = ("Ann", "greedy", "Bob")
    table = evening.begun("played on with own", "meadowmight", *chairs, start=own, options=options)
    play(table, evening.rng, 2)


def hint(evening: Evening) -> None:
    """One person against the computer is allowed hints, and is shown the odds."""
    table = evening.begun("hint", "volle_wolle", "Ann", "random")
    play(table, evening.rng, 4)
    advised = table[0].ask({"type": "hint", "id": "h"}, ("advised", "refused"))
    assert advised["type"] == "advised", advised
    table[0].sync()


def open_question(evening: Evening) -> None:
    """Somebody asked to end the match, and one has not answered yet."""
    table = evening.begun("open question", "meadowmight", *THREE)
    play(table, evening.rng, 3)
    ask(table, table[0], True, question="end")


def alone(evening: Evening) -> None:
    """One player, and nobody may watch."""
    options = {"flowers": "easy"}
    table = evening.begun("alone", "te_kuiti", "Ann", options=options, watching=False)
    play(table, evening.rng, 9)


def lobby(evening: Evening) -> None:
    """Chairs change hands, and the match never begins."""
    table = evening.lobby("lobby", "volle_wolle", "Ann", OPEN, OPEN, "random")
    table.host.open()
    table.sit(1, "Ann")  # called Ann 2
    table.sit(2, "Cy").post("/leave").ok()
    del table.seats[2]
    table.host.post("/arrange", {"chair": 3, "bot": None}).ok()
    table.host.post("/arrange", {"chair": 3, "bot": "greedy"}).ok()
    table.invitations = {2: table.host.post("/invite", {"chair": 2}).ok()["invitation"]}
    table[0].ready()
    table[1].ready()
    table[1].delete("/ready").ok()
    moved = table[1].post("/invite", {"chair": 1}).ok()["invitation"]
    seated = evening.server.post("/sit", {"invitation": moved}).ok()
    table[1].credential = seated["credential"]
    say(table[1], "I am on my telephone now.")


def imports(evening: Evening) -> None:
    for name in ("te_kuiti/duel_with_undo", "volle_wolle/two_players_shared_win"):
        evening.bring(name.replace("/", "_"), playthrough(name))


OTHERS: tuple[Callable[[Evening], None], ...] = (
    withdrawn_choice,
    rematch,
    given_up,
    given_up_among_three,
    agreed_end,
    handed_over,
    clocks,
    own_components,
    played_on,
    hint,
    open_question,
    alone,
    lobby,
    imports,
)
