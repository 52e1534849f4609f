"""Greedy Te Kuiti is a sensible opponent: legal, repeatable, and it sees the obvious move."""

from sheepfold.bots.random import RandomBot
from sheepfold.core.match import Match
from sheepfold.core.rng import Plain
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.games.te_kuiti.bot.greedy import Greedy

GAME = TeKuiti()
GREEDY = Greedy(GAME)
RANDOM = RandomBot(GAME)


def play(match: Match, *seats: Greedy | RandomBot) -> Match:
    rng = Plain("seats", match.record())
    while not match.over:
        (seat,) = match.acting
        action = seats[seat].choose(match.view(seat), GAME.legal(match.state, seat), rng)
        match.play(seat, GAME.actions.text(action))
    return match


def duel(text: str) -> Match:
    """A duel with typed chance: seat 0 is the first shepherd."""
    return typed(Match.start(GAME, 2, seed=None), "first 0, " + text)


def solo(text: str) -> Match:
    return typed(Match.start(GAME, 1, seed=None), text)


def typed(match: Match, text: str) -> Match:
    for move in text.split(", "):
        (seat,) = match.acting
        match.play(seat, move)
    return match


def choices(match: Match) -> set[str]:
    """All that greedy may choose here, whatever its generator draws."""
    (seat,) = match.acting
    view, legal = match.view(seat), GAME.legal(match.state, seat)
    return {GAME.actions.text(GREEDY.choose(view, legal, Plain(seed))) for seed in range(60)}


def test_it_always_chooses_a_legal_move() -> None:
    for seed in range(20):
        play(Match.start(GAME, 2, seed=seed), GREEDY, GREEDY)
        play(Match.start(GAME, 2, seed=seed), GREEDY, RANDOM)
        for level in ("easy", "normal", "hard"):
            play(Match.start(GAME, 1, {"flowers": level}, seed=seed), GREEDY)


def test_equal_arguments_give_the_same_choice() -> None:
    for players in (1, 2):
        match = Match.start(GAME, players, seed=5)
        while not match.over:
            (seat,) = match.acting
            view, legal = match.view(seat), GAME.legal(match.state, seat)
            number = len(match.events)
            action = GREEDY.choose(view, legal, Plain(number))
            assert action == Greedy(GAME).choose(view, legal, Plain(number))
            match.play(seat, GAME.actions.text(action))


def test_it_beats_random_in_either_seat() -> None:
    for seed in range(15):
        assert play(Match.start(GAME, 2, seed=seed), GREEDY, RANDOM).winners() == [0]
        assert play(Match.start(GAME, 2, seed=seed), RANDOM, GREEDY).winners() == [1]


def test_it_wins_most_easy_solo_games() -> None:
    games = [play(Match.start(GAME, 1, {"flowers": "easy"}, seed=n), GREEDY) for n in range(30)]
    assert sum(game.winners() == [0] for game in games) > 20


TURN = "fence a1N, fence a1W, flip a1, reveal timid, flip b1, reveal joyful, fence b1N, fence a2W"


def test_the_sheep_takes_a_pair_it_remembers_the_tile_in_danger_first() -> None:
    match = duel(f"{TURN}, flip e5, reveal timid, flip d5, reveal angry, fence c1N, fence a3W")
    assert choices(match) == {"flip a1"}
    match.play(1, "flip a1")
    assert choices(match) == {"flip e5"}


def test_the_sheep_flips_an_unseen_tile_first_and_then_the_mate_it_remembers() -> None:
    match = duel(TURN)
    assert choices(match).isdisjoint({"flip a1", "flip b1"})
    typed(match, "flip e5, reveal joyful")
    assert choices(match) == {"flip b1"}


def test_the_sheep_looks_first_at_a_tile_that_is_about_to_be_enclosed() -> None:
    assert choices(duel("fence a1N, fence a1W")) == {"flip a1"}


def test_the_sheep_does_not_pair_a_sheep_that_was_enclosed_meanwhile() -> None:
    """TK-9: a1 is enclosed by the shepherd tile's fence, so its mate e5 would be wasted."""
    traps = "fence a1N, fence a1W, flip e5, reveal timid, flip d5, reveal joyful, fence b1W, "
    match = duel(traps + "fence e1E, flip a1, reveal timid, flip c3, reveal shepherd, fence a2N")
    assert "flip e5" not in choices(match)


AGAIN = "flip e5, flip d5"
COLUMN_A_ENCLOSED = (
    "fence a1N, fence a1W, flip e5, reveal timid, flip d5, reveal joyful, "
    f"fence a2W, fence a3W, {AGAIN}, fence a4W, fence a5W, {AGAIN}, fence a5S, fence b1W, "
    f"{AGAIN}, fence b2W, fence b3W, {AGAIN}, fence b4W, fence b5W"
)


def test_a_ram_opens_a_pen() -> None:
    match = duel(f"{COLUMN_A_ENCLOSED}, {AGAIN}, fence e1N, fence e1E, flip c3, reveal ram")
    assert match.view(1).enclosed == 5
    for text in choices(match):
        assert match.preview(1, text).view.enclosed == 0


def test_the_shepherd_closes_the_pen_that_lacks_one_fence() -> None:
    match = duel(f"{COLUMN_A_ENCLOSED}, flip c3, reveal ram, ram a3W, {AGAIN}")
    assert choices(match) == {"fence a3W"}


def test_the_shepherd_starts_with_a_wall_and_goes_on_where_it_ends() -> None:
    match = duel("fence c1N")
    assert choices(match) == {"fence b1N", "fence d1N"}


def test_in_the_open_field_the_sheep_takes_a_pair_before_it_flips() -> None:
    for seed in range(10):
        match = Match.start(GAME, 2, seed=seed)
        while not match.over:
            (seat,) = match.acting
            legal = match.legal(seat)
            chosen = choices(match) if any(text.startswith("take") for text in legal) else set()
            assert all(text.startswith("take") for text in chosen)
            action = GREEDY.choose(match.view(seat), GAME.legal(match.state, seat), Plain(seed))
            match.play(seat, GAME.actions.text(action))


def test_alone_it_takes_a_pair_that_does_not_shut_itself_in() -> None:
    match = solo("flip a1, reveal timid E, flip e5, reveal joyful -, flip c3, reveal timid -")
    assert choices(match) == {"flip a1"}


def test_alone_it_leaves_a_tile_whose_flower_would_shut_it_in() -> None:
    """TK-S6: a1 has three fences; its flower's fence would be the fourth."""
    looks = "flip a1, reveal timid N, flip e5, reveal joyful -, flip a1, flip e5, flip a1, flip e5"
    match = solo(f"{looks}, flip c3, reveal timid -")
    assert match.view(0).enclosed == 0
    assert "flip a1" not in choices(match)
