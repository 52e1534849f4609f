"""A table as its log tells it: who sits, who decides, questions, clocks. No database here."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from sheepfold import games
from sheepfold.core.fairness import COUNTED, commitment, device_commitment
from sheepfold.core.match import Match
from sheepfold.core.rng import Plain
from sheepfold.server import decisions, events
from sheepfold.server.clock import WAITING
from sheepfold.server.decisions import Decision
from sheepfold.server.plan import Opening, Plan, Seated, Time
from sheepfold.server.refusal import Refusal
from sheepfold.server.table import NOW, REVEAL_MS, Damaged, Table

SECOND = 1000
NO_LIMIT = Time()


class Log:
    """A table with its log: events go through text, as they do in a database."""

    def __init__(self, plan: Plan, opening: Opening, outages=()) -> None:
        self.made = games.make(plan.game), plan, opening, "m", bytes(32), outages
        self.table = Table(*self.made)
        self.rows: list[tuple[int, int, str]] = []
        self.now = 1_000_000

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def add(self, decision: Decision | events.Kind, after: int = 0) -> None:
        if not isinstance(decision, Decision):
            decision = Decision(decision)
        self.now += after
        event, tried = decision.event, decision.match
        foreseen = self.table.after(event, self.now, tried)
        body, seq = events.body(event), self.table.head + 1
        self.table.apply(seq, self.now, event, tried)
        self.rows.append((seq, self.now, body))
        assert foreseen.phase == self.table.phase
        assert foreseen.owing == self.table.owing
        assert foreseen.wake() == self.table.wake()

    def read_again(self) -> Table:
        table = Table(*self.made)
        for seq, at, body in self.rows:
            table.apply(seq, at, events.read(body))
        return table

    def refuses(self, code: str, wish, *arguments, **named) -> Refusal:
        head = self.table.head
        with pytest.raises(Refusal) as refused:
            wish(self.table, *arguments, **named)
        assert (refused.value.code, self.table.head) == (code, head)
        return refused.value


def opened(
    game="te_kuiti",
    people=2,
    bots=(),
    time=NO_LIMIT,
    order=None,
    outages=(),
    hints=False,
    fairness=COUNTED,
    clocks=WAITING,
) -> Log:
    chairs = [Seated(name=f"P{n}") for n in range(people)] + [Seated(bot=bot) for bot in bots]
    plan = Plan(game=game, players=len(chairs), options={}, time=time, hints=hints)
    order = order or list(range(len(chairs)))
    opening = Opening(order=order, chairs=chairs, fairness=fairness, clocks=clocks)
    return Log(plan, opening, outages)


def random_of(chair: int) -> str:
    return bytes([chair + 1] * 32).hex()


def start(log: Log) -> Log:
    people = [number for number, chair in enumerate(log.table.chairs) if chair.person]
    for chair in people:
        commitment = device_commitment(bytes.fromhex(random_of(chair)))
        if not log.table.chairs[chair].commitment:
            log.add(decisions.ready(log.table, chair, commitment))
    for chair in people:
        log.add(decisions.reveal(log.table, chair, random_of(chair)))
    return log


def started(*arguments, **named) -> Log:
    return start(opened(*arguments, **named))


def move(log: Log, after: int = 0, text: str = "") -> int:
    """A legal move of the first seat that acts; its chair."""
    table = log.table
    seat = min(table.acting)
    chair = table.order[seat]
    text = text or log.match.legal(seat)[0]
    log.add(decisions.play(table, chair, table.opened[seat], text, ""), after)
    return chair


@pytest.mark.parametrize("game", games.GAMES)
def test_a_whole_match_read_again_is_the_same(game):
    log = started(game, people=2, order=[1, 0])
    luck = Plain(game)
    while log.table.phase == "playing":
        table = log.table
        seat = min(table.acting)
        if table.head % 7 == 0 and log.match.may_undo(seat):
            log.add(decisions.take_back(table, table.order[seat], ""))
            continue
        legal = log.match.legal(seat)
        move(log, text=legal[luck.below(len(legal))])
    again = log.read_again()
    assert log.table.ending == again.ending == "played"
    assert log.table.match == again.match
    assert log.table.opened == again.opened
    assert log.match.seats == ("P1", "P0")


def test_a_move_that_was_tried_is_not_played_again():
    log = started()
    seat, before = min(log.table.acting), log.match
    lines = len(before.events)
    decision = decisions.play(
        log.table, log.table.order[seat], log.table.opened[seat], before.legal(seat)[0], ""
    )
    assert log.table.after(decision.event, log.now, decision.match).match is decision.match
    log.add(decision)
    assert log.match is decision.match
    assert len(before.events) == lines < len(log.match.events)


def test_to_look_ahead_changes_nothing():
    log = started()
    seat, lines = min(log.table.acting), len(log.match.events)
    chair, text = log.table.order[seat], log.match.legal(seat)[0]
    event = decisions.play(log.table, chair, log.table.opened[seat], text, "").event
    foreseen = log.table.after(event, log.now).match  # plays the event, as from another process
    assert foreseen is not None
    assert len(foreseen.events) > lines == len(log.match.events)


def test_the_match_begins_with_the_last_number_shown_and_depends_on_all_of_them():
    log = opened(people=2)
    assert log.table.owing == {0, 1}
    for chair in (0, 1):
        log.add(decisions.ready(log.table, chair, device_commitment(bytes([chair] * 32))))
    assert (log.table.phase, log.table.owing) == ("revealing", {0, 1})
    log.refuses("bad_random", decisions.reveal, 0, "ab" * 32)
    log.add(decisions.reveal(log.table, 1, bytes([1] * 32).hex()))
    assert (log.table.phase, log.table.match) == ("revealing", None)
    log.refuses("already", decisions.reveal, 1, bytes([1] * 32).hex())
    log.add(decisions.reveal(log.table, 0, bytes([0] * 32).hex()))
    assert log.table.phase == "playing"
    assert log.match.record() != started(people=2).match.record()


def test_a_match_that_begins_without_a_draw_asks_its_first_decision():
    log = started(people=1)
    assert log.match.events == []
    assert log.table.opened == {0: log.table.head}
    move(log)


def test_who_takes_back_being_ready_after_numbers_were_shown_makes_all_begin_anew():
    log = opened(people=2)
    for chair in (0, 1):
        log.add(decisions.ready(log.table, chair, device_commitment(bytes([chair] * 32))))
    log.add(decisions.reveal(log.table, 1, bytes([1] * 32).hex()))
    log.add(decisions.not_ready(log.table, 0))
    assert (log.table.phase, log.table.owing) == ("lobby", {0, 1})


def number_of(chair: int, start: int) -> bytes:
    return bytes([16 * start + chair] * 32)


def all_ready(log: Log, start: int) -> None:
    for chair in (0, 1):
        log.add(decisions.ready(log.table, chair, device_commitment(number_of(chair, start))))


def show(log: Log, chair: int, start: int) -> None:
    log.add(decisions.reveal(log.table, chair, number_of(chair, start).hex()))


def thrice(fairness: int) -> Log:
    """Two starts fail, one after chair 1 showed a number; the third one succeeds."""
    log = opened(people=2, order=[1, 0], fairness=fairness)
    all_ready(log, 1)
    show(log, 1, 1)
    log.add(events.Lapsed(), after=REVEAL_MS)
    all_ready(log, 2)
    log.add(decisions.not_ready(log.table, 0))
    log.add(decisions.ready(log.table, 0, device_commitment(number_of(0, 3))))
    for chair, start in ((0, 3), (1, 2)):
        show(log, chair, start)
    log.add(decisions.resign(log.table, 0))
    return log


def test_starts_and_numbers_shown_are_counted_from_the_log():
    log = thrice(COUNTED)
    assert log.table.starts == log.read_again().starts == 3
    said = log.table.fairness(commitment(bytes(32), "m"))
    assert (said.starts, {part.seat: part.shown for part in said.players}) == (3, {0: 2, 1: 1})
    assert f"seed: {said.seed.hex()}\n" in log.match.record()
    assert log.read_again().match == log.match


def test_a_match_opened_before_starts_were_counted_keeps_its_seed():
    log = thrice(fairness=1)
    said = log.table.fairness(commitment(bytes(32), "m"))
    assert said.tries is None
    assert '"starts"' not in said.line()
    assert f"seed: {said.seed.hex()}\n" in log.match.record()
    assert log.match.record() != thrice(COUNTED).match.record()


def test_a_chair_that_changes_hands_keeps_its_count():
    log = opened(people=2)
    all_ready(log, 1)
    show(log, 1, 1)
    log.add(decisions.leave(log.table, 1))
    log.add(decisions.arrange(log.table, 0, 1, "random"))
    log.add(decisions.arrange(log.table, 0, 1, None))
    log.add(decisions.sit(log.table, 1, "Ana"))
    assert (log.table.starts, log.table.chairs[1].shown) == (1, 1)


def test_devices_that_show_no_number_in_time_are_not_waited_for():
    log = opened(people=2)
    for chair in (0, 1):
        log.add(decisions.ready(log.table, chair, device_commitment(bytes([chair] * 32))))
    assert log.table.wake() == log.now + REVEAL_MS
    assert log.table.due(log.now + REVEAL_MS - 1) is None
    due = log.table.due(log.now + REVEAL_MS)
    assert isinstance(due, events.Lapsed)
    log.add(due, after=REVEAL_MS)
    assert (log.table.phase, log.table.owing) == ("lobby", {0, 1})


def test_a_log_whose_draws_are_not_those_of_the_seed_is_damaged():
    log = started("sheepland", people=2)
    seq, at, body = log.rows[-1]
    event = events.read(body)
    assert isinstance(event, events.Revealed)
    assert event.draws
    event.draws = [*event.draws[:-1], "start 1 field"]
    log.rows[-1] = seq, at, events.body(event)
    with pytest.raises(Damaged):
        log.read_again()


def test_others_who_choose_at_once_still_answer_what_they_were_asked():
    log = started("volle_wolle", people=3)
    table = log.table
    while log.match.acting != {0, 1, 2}:
        move(log)
    opened_at = dict(table.opened)
    bid = log.match.legal(1)[0]
    log.add(decisions.play(table, 1, opened_at[1], bid, "a"))
    assert table.opened == {0: opened_at[0], 2: opened_at[2]}
    log.add(decisions.take_back(table, 1, "b"))
    assert {seat: table.opened[seat] for seat in (0, 2)} == {0: opened_at[0], 2: opened_at[2]}
    assert table.opened[1] == table.head
    log.refuses("outdated", decisions.play, 1, opened_at[1], bid, "c")


def test_a_message_is_known_by_its_id_also_after_reading_again():
    log = started(people=2)
    table = log.table
    seat = min(table.acting)
    move = log.match.legal(seat)[0]
    log.add(decisions.play(table, seat, table.opened[seat], move, "once"))
    for known in (table, log.read_again()):
        assert known.answered(seat, "once") == ("once", table.head, move)
    assert table.answered(1 - seat, "once") is None


def test_only_the_seat_that_acts_moves_and_a_refusal_names_its_ruling():
    log = started(people=2)
    other = 1 - min(log.table.acting)
    refusal = log.refuses("illegal", decisions.play, other, log.table.head, "fence a1N", "x")
    assert refusal.ruling == "CORE-1"


# Questions


def ask(log: Log, chair: int, question: events.Question, target=None, absent=()) -> None:
    until = log.now + 60 * SECOND
    log.add(decisions.propose(log.table, chair, question, target, "", until=until, absent=absent))


def test_an_undo_beyond_the_boundary_needs_everybody():
    log = started("sheepland", people=3)
    first = move(log)
    while log.table.order[min(log.table.acting)] == first:
        move(log)
    lines = len(log.match.moves)
    ask(log, first, "undo")
    others = {0, 1, 2} - {first}
    assert log.table.owing == others
    assert log.table.acting == set()
    log.refuses("question_open", decisions.play, min(others), 0, "x", "y")
    one, two = sorted(others)
    log.add(decisions.answer(log.table, one, True))
    log.refuses("no_question", decisions.answer, one, True)
    log.add(decisions.answer(log.table, two, True))
    assert len(log.match.moves) < lines
    assert log.match.acting == {first}
    assert log.table.opened == {first: log.table.head}
    assert log.read_again().match == log.table.match


def test_one_no_is_enough_and_the_same_is_not_asked_again_before_the_next_move():
    log = started(people=2)
    move(log)
    ask(log, 0, "pause")
    log.add(decisions.answer(log.table, 1, False))
    assert (log.table.phase, log.table.asked) == ("playing", None)
    log.refuses("refused_before", decisions.propose, 0, "pause", None, "", until=0, absent=())


def test_a_question_lapses():
    log = started(people=2)
    ask(log, 0, "end")
    assert log.table.wake() == log.now + 60 * SECOND
    due = log.table.due(log.now + 60 * SECOND)
    assert isinstance(due, events.Lapsed)
    log.add(due, after=60 * SECOND)
    assert (log.table.phase, log.table.asked) == ("playing", None)


def test_only_who_asked_withdraws_a_question_and_may_ask_again():
    log = started(people=2)
    log.refuses("no_question", decisions.withdraw, 0)
    ask(log, 0, "pause")
    log.refuses("not_yours", decisions.withdraw, 1)
    log.add(decisions.withdraw(log.table, 0))
    assert (log.table.phase, log.table.asked) == ("playing", None)
    assert log.table.acting
    assert log.read_again().asked is None
    log.refuses("no_question", decisions.answer, 1, True)
    ask(log, 0, "pause")
    assert log.table.owing == {1}


@pytest.mark.parametrize("silent", [False, True], ids=["withdrawn", "lapsed"])
def test_nobody_stops_a_clock_of_his_own_twice_before_he_moves(silent: bool):
    log = started(people=2, time=Time(kind="player", seconds=100))
    mover = log.table.order[min(log.table.acting)]
    for chair, again in ((mover, False), (1 - mover, True)):
        ask(log, chair, "pause")
        due = log.table.due(log.now + 60 * SECOND)
        assert isinstance(due, events.Lapsed)
        log.add(due if silent else decisions.withdraw(log.table, chair), after=60 * SECOND)
        assert ("pause" not in log.table.chairs[chair].refused) is again
    said = {"until": 0, "absent": ()}
    log.refuses("refused_before", decisions.propose, mover, "pause", None, "", **said)
    ask(log, mover, "end")  # something else may be asked
    log.add(decisions.withdraw(log.table, mover))
    assert move(log) == mover
    ask(log, mover, "pause")
    assert log.read_again().asked == log.table.asked


def test_pause_and_resume():
    log = started(people=2)
    ask(log, 0, "pause")
    log.add(decisions.answer(log.table, 1, True))
    assert (log.table.phase, log.table.acting) == ("paused", set())
    log.refuses("paused", decisions.play, 0, 0, "x", "y")
    ask(log, 1, "resume")
    log.add(decisions.answer(log.table, 0, True))
    assert log.table.phase == "playing"
    assert log.table.acting


def test_the_end_by_agreement_of_who_is_there():
    log = started("sheepland", people=3)
    ask(log, 0, "end", absent={2})
    assert log.table.owing == {1}
    log.add(decisions.answer(log.table, 1, True))
    assert (log.table.phase, log.table.ending) == ("over", "agreed")


def test_who_is_there_is_not_replaced_and_who_is_away_is():
    log = started("sheepland", people=3)
    log.refuses("still_here", decisions.propose, 0, "replace", 2, "", until=0, absent=())
    ask(log, 0, "replace", target=2, absent={2})
    log.add(decisions.answer(log.table, 1, True))
    assert log.table.chairs[2].bot == "ram"
    log.refuses("bot_plays", decisions.play, 2, 0, "x", "y")
    log.add(decisions.come_back(log.table, 2))
    assert log.table.chairs[2].person


def test_with_nobody_to_ask_it_is_decided_at_once():
    log = started(people=2)
    ask(log, 0, "replace", target=1, absent={1})
    assert log.table.asked is None
    assert log.table.chairs[1].bot == "ram"


@pytest.mark.parametrize("game", ["te_kuiti", "volle_wolle"])
def test_a_frame_says_that_an_undo_may_be_asked_for_exactly_where_it_may(game: str):
    """Not before the first move, and after a no only once one has moved again."""
    log = started(game, people=2)
    said: set[bool] = set()

    def as_told() -> None:
        for chair in (0, 1):
            try:
                decisions.propose(log.table, chair, "undo", None, "", until=0, absent=())
            except Refusal:
                asked = False
            else:
                asked = True
            assert decisions.may_ask_for_undo(log.table, chair) is asked
            said.add(asked)

    as_told()
    assert said == {False}
    mover = move(log)
    for _ in range(12):
        as_told()
        move(log)
    ask(log, mover, "undo")
    as_told()
    log.add(decisions.answer(log.table, 1 - mover, False))
    as_told()
    assert not decisions.may_ask_for_undo(log.table, mover)
    assert said == {False, True}


@pytest.mark.parametrize("game", ["te_kuiti", "meadowmight"])
def test_a_match_takes_back_only_so_much_and_then_plays_on_to_its_end(game: str):
    log = started(game)
    most = decisions.UNDO_LINES * log.match.game.bound(2, log.match.options)
    chair = move(log)
    while len(log.match.events) < most or not log.match.may_undo(log.table.seat_of[chair]):
        chair = move(log)
        if decisions.may_undo(log.table, chair):
            log.add(decisions.take_back(log.table, chair, ""))
    assert not decisions.may_undo(log.table, chair)
    assert not decisions.may_ask_for_undo(log.table, chair)
    log.refuses("too_many_undos", decisions.take_back, chair, "")
    log.refuses("too_many_undos", decisions.propose, chair, "undo", None, "", until=0, absent=())
    while log.table.phase == "playing":
        move(log)
    assert log.table.ending == "played"
    assert log.read_again().match == log.match, "a log this long can still be read"


def fresh_commitments() -> Iterator[str]:
    return (device_commitment(number.to_bytes(32)) for number in count(1000))


def all_changes(log: Log, wish: Callable[[], Decision], back: Callable[[], Decision]) -> None:
    """Begin something and take it back, as often as one may."""
    for _ in range(decisions.MOST_CHANGES):
        log.add(wish())
        log.add(back())


def test_before_a_match_a_chair_changes_only_so_much_and_others_are_not_concerned():
    log, fresh = opened(people=2), fresh_commitments()
    table = log.table
    all_changes(
        log,
        lambda: decisions.ready(table, 1, next(fresh)),
        lambda: decisions.not_ready(table, 1),
    )
    log.refuses("too_many_changes", decisions.ready, 1, next(fresh))
    log.refuses("too_many_changes", decisions.sit, 1, "Ann")  # at another device
    log.add(decisions.leave(table, 1))
    log.refuses("too_many_changes", decisions.sit, 1, "Cy")  # the chair has changed too much
    log.add(decisions.arrange(table, 0, 1, "lamb"))
    start(log)
    assert table.phase == "playing"
    assert not table.chairs[1].changes
    assert log.read_again().chairs == table.chairs


def test_a_host_arranges_only_so_much():
    log = opened(people=2)
    for _ in range(decisions.MOST_CHANGES):
        log.add(decisions.arrange(log.table, 0, 1, "lamb"))
    log.refuses("too_many_changes", decisions.arrange, 0, 1, None)


def test_in_a_match_a_chair_changes_only_so_much_and_others_are_not_concerned():
    log, fresh = opened(people=3, game="sheepland"), fresh_commitments()
    table = log.table
    all_changes(
        log,
        lambda: decisions.ready(table, 2, next(fresh)),
        lambda: decisions.not_ready(table, 2),
    )
    log.add(events.Ready(chair=2, commitment=device_commitment(bytes.fromhex(random_of(2)))))
    start(log)
    half = decisions.MOST_CHANGES // 2
    for _ in range(half):
        log.add(decisions.hand_over(table, 1, "lamb"))
        log.add(decisions.come_back(table, 1))
        ask(log, 1, "pause")
        log.add(decisions.withdraw(table, 1))
    for question in ("undo", "end", "pause"):
        log.refuses(
            "too_many_changes", decisions.propose, 1, question, None, "", until=0, absent=()
        )
        assert not decisions.may_ask_for_undo(table, 1)
    log.refuses("too_many_changes", decisions.hand_over, 1, "lamb")
    log.refuses("too_many_changes", decisions.leave, 1)
    ask(log, 2, "pause")
    log.add(decisions.answer(table, 0, True))
    log.add(decisions.answer(table, 1, True))
    assert table.phase == "paused", "who may not ask may answer"
    log.add(decisions.resign(table, 1))
    assert log.read_again().chairs == table.chairs


@pytest.mark.parametrize("game", games.GAMES)
def test_a_match_without_undos_stays_far_below_the_limit_of_lines(game: str):
    log = started(game)
    rng = Plain("honest", game)
    while log.table.phase == "playing":
        legal = log.match.legal(min(log.table.acting))
        move(log, text=legal[rng.below(len(legal))])
    most = decisions.UNDO_LINES * log.match.game.bound(2, log.match.options)
    assert len(log.match.events) * 3 <= most


def test_bots_agree_to_no_undo():
    log = started(people=1, bots=["random"])
    assert not decisions.may_ask_for_undo(log.table, 0)
    log.refuses("bots_play", decisions.propose, 0, "undo", None, "", until=0, absent=())


# Leaving


def test_who_resigns_against_one_other_ends_the_match():
    log = started(people=2)
    log.add(decisions.resign(log.table, 0))
    assert (log.table.phase, log.table.ending) == ("over", "resigned")
    log.refuses("over", decisions.resign, 1)


def test_a_chair_says_since_which_line_a_bot_plays_there():
    log = started("sheepland", people=3)
    move(log)
    lines = len(log.match.events)
    log.add(decisions.hand_over(log.table, 0, "random"))
    assert [chair.since for chair in log.table.chairs] == [lines + 1, 0, 0]
    log.add(decisions.resign(log.table, 0))
    assert log.table.chairs[0].since == log.read_again().chairs[0].since == lines + 1


def test_with_several_others_a_bot_plays_on_for_who_resigned():
    log = started("sheepland", people=2, bots=["random"])
    log.add(decisions.resign(log.table, 0))
    assert (log.table.phase, log.table.chairs[0].bot) == ("playing", "ram")
    log.refuses("resigned", decisions.come_back, 0)
    log.add(decisions.resign(log.table, 1))
    assert log.table.phase == "over"


def test_who_leaves_in_the_lobby_frees_the_chair_and_in_the_match_hands_it_to_a_bot():
    log = opened(people=2)
    log.add(decisions.leave(log.table, 1))
    assert log.table.chairs[1].free
    log.add(decisions.sit(log.table, 1, "  Ana   Maria "))
    assert log.table.chairs[1].name == "Ana Maria"
    start(log)
    log.add(decisions.leave(log.table, 1))
    assert log.table.chairs[1].bot == "ram"


@pytest.mark.parametrize("name", ["", "   ", "a,b", "x" * 25, "greedy", "a\x07b", "Person"])
def test_names_that_are_none(name):
    with pytest.raises(Refusal):
        decisions.name_of(name, ())


def hosted(host: int | None, *chairs: str) -> Log:
    """A lobby; chairs without a name are open."""
    plan = Plan(game="sheepland", players=len(chairs), options={})
    seated, order = [Seated(name=name) for name in chairs], list(range(len(chairs)))
    return Log(plan, Opening(order=order, chairs=seated, host=host))


def test_who_set_the_table_up_is_host_until_they_leave():
    log = hosted(1, "", "Ann", "", "Cy")
    log.add(decisions.sit(log.table, 0, "Eve"))
    assert log.table.host == 1
    log.refuses("not_host", decisions.arrange, 0, 2, "random")
    log.add(decisions.leave(log.table, 1))
    assert log.table.host == log.read_again().host == 3
    log.add(decisions.sit(log.table, 1, "Ann"))
    assert log.table.host == 3
    log.add(decisions.leave(log.table, 3))
    assert log.table.host == 0


def test_after_everybody_left_the_first_to_sit_down_is_host():
    log = hosted(0, "Ann", "", "")
    log.add(decisions.leave(log.table, 0))
    assert log.table.host is None
    log.add(decisions.sit(log.table, 2, "Cy"))
    log.add(decisions.sit(log.table, 0, "Ann"))
    assert log.table.host == log.read_again().host == 2


def test_at_tables_opened_before_it_was_kept_the_first_person_is_host():
    log = hosted(None, "", "Ann", "Cy")
    assert log.table.host == 1
    log.add(decisions.sit(log.table, 0, "Eve"))
    assert log.table.host == log.read_again().host == 0


def test_only_the_host_arranges_and_not_their_own_chair():
    log = opened(people=2)
    log.add(decisions.leave(log.table, 1))
    log.refuses("taken", decisions.arrange, 0, 0, "random")
    log.refuses("unknown_bot", decisions.arrange, 0, 1, "wolf")
    log.refuses("bad_target", decisions.arrange, 0, 7, "random")
    log.add(decisions.sit(log.table, 1, "Ana"))
    log.refuses("not_host", decisions.arrange, 1, 1, "random")
    log.add(decisions.leave(log.table, 0))
    assert log.table.host == 1
    log.add(decisions.arrange(log.table, 1, 0, "random"))
    assert log.table.chairs[0].bot == "random"


# Bots


def test_a_bot_that_has_to_choose_wakes_the_table_at_once():
    log = started(people=1, bots=["random"])
    while not log.table.bots_to_choose:
        move(log)
    assert log.table.wake() == NOW
    (seat,) = log.table.bots_to_choose
    text = log.match.legal(seat)[0]
    log.add(decisions.bot_plays(log.table, seat, text, "overrun"))
    event = events.read(log.rows[-1][2])
    assert isinstance(event, events.Played)
    assert (event.bot, event.incident) == ("random", "overrun")


# Clocks


def test_time_per_move_begins_anew_with_each_decision():
    log = started(people=2, time=Time(kind="move", seconds=30))
    assert log.table.wake() == log.now + 30 * SECOND
    move(log, after=20 * SECOND)
    seat = min(log.table.acting)
    assert log.table.clock.left_at(log.now + 1 * SECOND)[seat] == 29 * SECOND
    due = log.table.due(log.now + 30 * SECOND)
    assert due == events.Late(target=seat)
    log.add(due, after=30 * SECOND)
    assert log.table.chairs[seat].late
    assert log.table.wake() is None
    move(log)
    assert not log.table.chairs[seat].late


def test_time_per_player_is_used_up_and_moves_give_some_back():
    log = started(people=2, time=Time(kind="player", seconds=100, increment=5))
    seat = move(log, after=30 * SECOND)
    assert log.table.clock.left[seat] == 75 * SECOND
    again = log.read_again()
    assert again.clock.left == log.table.clock.left


def test_the_others_may_replace_who_is_late():
    log = started(people=2, time=Time(kind="move", seconds=30))
    seat = min(log.table.acting)
    due = log.table.due(log.now + 30 * SECOND)
    assert due is not None
    log.add(due, after=30 * SECOND)
    ask(log, 1 - seat, "replace", target=seat)
    assert log.table.chairs[seat].bot == "ram"


def test_clocks_stand_still_during_a_question_a_pause_and_while_no_server_lives():
    log = started(
        people=2,
        time=Time(kind="player", seconds=100),
        outages=[(1_040_000, 1_060_000)],
    )
    seat = min(log.table.acting)
    ask(log, 1 - seat, "pause")
    log.add(decisions.answer(log.table, seat, True), after=20 * SECOND)
    ask(log, seat, "resume")
    log.add(decisions.answer(log.table, 1 - seat, True), after=10 * SECOND)
    assert log.table.clock.left[seat] == 100 * SECOND
    assert log.table.due(log.now + 100 * SECOND) is None  # 20 of them no server lived
    assert log.table.due(log.now + 120 * SECOND) is not None
    move(log, after=50 * SECOND)
    assert log.table.clock.left[seat] == 70 * SECOND
