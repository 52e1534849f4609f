"""What people do at the golden tables: move, take back, ask, answer and talk."""

import random

from tests.server.real_server import Seat, Table

MOST_UNDONE = 3  # free undos of one call of `play`


def settle(table: Table) -> None:
    """Wait until no bot has to choose: from then on the table waits for people alone."""
    seats = list(table.seats.values())
    while True:
        head = max(seat.until_head(0)["head"] for seat in seats)
        for seat in seats:
            seat.until_head(head)
        state = seats[0].state
        bots = {one["seat"] for one in state["chairs"] if one.get("bot")}
        if not bots & set(state.get("acting", ())):
            return
        seats[0].until_head(head + 1)


def play(table: Table, rng: random.Random, most: int = 1_000_000, undone: int = MOST_UNDONE) -> int:
    """Play random legal moves and take some of them back, until the end or so many moves.

    Returns how many were taken back.
    """
    made = taken_back = 0
    while made < most:
        settle(table)
        choosing = [seat for seat in table.seats.values() if "legal" in seat.state]
        if not choosing:
            assert table.host.state["phase"] == "over", table.host.state
            break
        seat = rng.choice(choosing)
        seat.move_at_random(rng)
        made += 1
        if taken_back < undone and seat.state.get("undo") and rng.random() < 0.4:
            take_back(seat)
            taken_back += 1
    settle(table)
    return taken_back


def take_back(seat: Seat) -> None:
    message = {"type": "undo", "id": f"u{seat.state['head']}"}
    answer = seat.ask(message, ("ack", "refused"))
    assert answer["type"] == "ack", answer
    seat.until_head(answer["seq"])


def ask(table: Table, asker: Seat, *answers: bool, **question: object) -> None:
    """Ask the others; they answer in the order of their chairs, perhaps not all of them."""
    seen(table, asker.post("/questions", question).ok()["seq"])
    others = [seat for seat in table.seats.values() if seat is not asker]
    for seat, yes in zip(others, answers, strict=False):
        seen(table, seat.post("/answers", {"yes": yes}).ok()["seq"])
    settle(table)


def undo_by_agreement(table: Table, rng: random.Random) -> None:
    """Somebody takes back what cannot be taken back alone, and everybody agrees."""
    while (found := _asks_for_undo(table)) is None:
        play(table, rng, 1, undone=0)
        assert table.host.state["phase"] == "playing"
    asker, seq = found
    seen(table, seq)
    for other in table.seats.values():
        if other is not asker:
            seen(table, other.post("/answers", {"yes": True}).ok()["seq"])
    settle(table)


def _asks_for_undo(table: Table) -> tuple[Seat, int] | None:
    for seat in table.seats.values():
        if not seat.state.get("undo"):
            answer = seat.post("/questions", {"question": "undo"})
            if answer.status == 200:
                return seat, answer.ok()["seq"]
    return None


def seen(table: Table, seq: int) -> None:
    """Everybody has been told of this event."""
    for seat in table.seats.values():
        seat.until_head(seq)


def do(table: Table, seat: Seat, what: str, **body: object) -> None:
    """Something that a seat does over HTTP: `do(table, bob, "hand-over", bot="random")`."""
    seen(table, seat.post(f"/{what}", body or None).ok()["seq"])
    settle(table)


def say(seat: Seat, *lines: str) -> None:
    for number, text in enumerate(lines):
        message = {"type": "chat", "id": f"c{number}", "text": text}
        answer = seat.ask(message, ("ack", "refused"))
        assert answer["type"] == "ack", answer


def chatter(table: Table) -> None:
    """Players and watchers talk, each among themselves."""
    first, *others = table.seats.values()
    say(first, "Good luck, everybody!", "Schönes Spiel, à vous ☺ <b>&amp;</b>")
    for seat in others:
        say(seat, "Thanks.")
    watcher = table.watcher()
    say(watcher, "Who is winning?", "Psst.")
    watcher.close()
