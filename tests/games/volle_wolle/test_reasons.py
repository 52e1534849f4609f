"""Every reason that a move may be refused for: its ruling, its key and its sentence."""

from collections.abc import Callable

import pytest

import sheepfold
from sheepfold import CHANCE
from sheepfold.core.actions import Words
from sheepfold.core.errors import Reason
from sheepfold.games.volle_wolle import actions
from sheepfold.games.volle_wolle.reasons import REASONS
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.games.volle_wolle.scenario import play_on, start, third_throw, three, two, won

Case = tuple[Callable[[], sheepfold.Match], int, str, str, str, str]

CARDS = "lay S02 S30 S31\n"
KEEPING = CARDS + "bids 22 14\n throw 5 4 3"
WITHIN = CARDS + "bids 22 14\n throw 12 6 3"  # one chip short
LAST = CARDS + "bids 16 14\n" + third_throw(0)
BLACK = CARDS + "bids 26 14\n" + third_throw(0, 13)
TAKING = CARDS + "bids 20 14\n throw 12 1 1, 0 keep d12, roll d10 10 d8 8"
TOPPING = TAKING + ", 0 take S30, 0 take S31"
BONE = won(1, "bone dog dog") + won(0, "S38 dog dog")
BONUS = "lay S13 dog dog\n bids 26 14\n throw 12 10 8\n"  # seat 0 has a bonus of 2


def failed(total: int, bid: int, before: str = "", cards: str = "S02 S30 S31") -> str:
    """Seat 0 gave up or missed its bid and may take black sheep or raise its result."""
    gives_up = ", 0 fail" if bid - total <= 4 else ""
    return f"{before}lay {cards}\n bids {bid} 14\n{third_throw(0, total)}{gives_up}"


def at(text: str, move: str, ruling: int, key: str, said: str, seat: int = 0) -> Case:
    return lambda: two(text), seat, move, f"VW-{ruling}", key, said


def drawn(text: str, move: str, ruling: int, key: str, said: str) -> Case:
    return at(text, move, ruling, key, said, CHANCE)


def undealt(moves: str, move: str, key: str, said: str) -> Case:
    return lambda: play_on(start(2), moves), CHANCE, move, "VW-1", key, said


CASES: list[Case] = [
    # Draws
    undealt("", "lay S30", "boards-first", "The bid boards are dealt first."),
    undealt("", "board 1 1", "board-for", "The next bid board goes to Ada."),
    undealt("-1 board 0 4", "board 0 1", "board-for", "The next bid board goes to Bo."),
    undealt("-1 board 0 4", "board 1 4", "board-gone", "Somebody already has this bid board."),
    drawn("", "board 0 1", 1, "boards-dealt", "All bid boards are already dealt."),
    drawn("lay S30", "roll d12 3", 2, "lay-first", "The cards of this round are laid out first."),
    drawn("lay S30", "bid 20", 2, "lay-first", "The cards of this round are laid out first."),
    drawn("lay S30", "lay S30", 1, "card-gone", "This card is no longer in the pack."),
    at(CARDS, "lay S40", 2, "cards-laid", "The cards of this round are already laid out."),
    drawn(CARDS + "bids 20 14", "keep d12", 5, "throw-first", "The dice are thrown first."),
    drawn(
        KEEPING + ", 0 keep d12",
        "roll d12 3",
        6,
        "die-stays-put",
        "This die stays as it lies: the d10 is thrown now.",
    ),
    drawn(
        KEEPING + ", 0 keep d12, roll d10 1 d8 1, 0 keep d8",
        "roll d8 3",
        7,
        "die-stays-put",
        "This die stays as it lies: the d10 is thrown now.",
    ),
    drawn(
        CARDS + "bids 20 14, roll d12 1",
        "roll d12 3",
        5,
        "die-thrown",
        "This die is already thrown: the d10 is next.",
    ),
    drawn(
        KEEPING + ", 0 keep d12, roll d10 1",
        "roll d10 3",
        6,
        "die-thrown",
        "This die is already thrown: the d8 is next.",
    ),
    drawn(
        CARDS + "bids 20 14",
        "roll d8 3",
        5,
        "die-later",
        "This die comes later: the d12 is thrown before it.",
    ),
    drawn(
        KEEPING + ", 0 keep d12",
        "roll d8 3",
        6,
        "die-later",
        "This die comes later: the d10 is thrown before it.",
    ),
    drawn(
        CARDS + "bids 20 14, roll d12 12 d10 10",
        "roll d8 9",
        5,
        "face-too-high",
        "This die shows 1 to 8 only.",
    ),
    drawn(
        KEEPING + ", 0 keep d12", "roll d10 11", 6, "face-too-high", "This die shows 1 to 10 only."
    ),
    drawn(
        KEEPING + ", 0 keep d12, roll d10 1 d8 1, 0 keep d10",
        "roll d8 12",
        7,
        "face-too-high",
        "This die shows 1 to 8 only.",
    ),
    # Bids
    at(CARDS, "take S30", 2, "bid-first", "Choose your bid first."),
    at(CARDS, "roll d12 3", 2, "bid-first", "Choose your bid first."),
    at(KEEPING, "bid 20", 2, "bids-shown", "The bids of this round are already made."),
    at(CARDS, "bid ?", 3, "bid-unnamed", "Say which bid you make: 14 to 26, or 26+."),
    at(
        CARDS + "bids 26+ 14, throw 12 10 3, 0 accept, 0 top S30, lay S40 S41 S42",
        "bid 26+",
        3,
        "plus-needs-chip",
        "26+ costs a chip, and you have none.",
    ),
    # Throws
    at(KEEPING, "roll d12 3", 5, "dice-fall", "You cannot choose what the dice show."),
    at(
        KEEPING + ", 0 keep d12, roll d10 1 d8 1",
        "keep d12",
        7,
        "die-kept",
        "This die already stays: choose another one.",
    ),
    at(LAST, "keep d12", 7, "last-throw", "That was your third throw, and there is no fourth."),
    at(BLACK, "keep d12", 7, "last-throw", "That was your third throw, and there is no fourth."),
    at(TAKING, "keep d12", 6, "throws-over", "You do not throw any more in this round."),
    at(TOPPING, "keep d10", 6, "throws-over", "You do not throw any more in this round."),
    at(
        KEEPING,
        "accept",
        9,
        "out-of-reach",
        "You are 10 short of your bid, and bonus and chips add 2 at most.",
    ),
    at(
        KEEPING,
        "fail",
        9,
        "throw-left",
        "You can give up only after the third throw: choose a die that stays.",
    ),
    at(
        WITHIN,
        "take S30",
        9,
        "not-reached",
        "You have not reached your bid yet: choose a die that stays.",
    ),
    at(KEEPING, "black", 9, "not-failed", "You have not failed yet: you still have a throw."),
    at(
        KEEPING,
        "bone yes",
        9,
        "no-symbol",
        "You may take the bone only when you have just taken a sheep with a bone symbol.",
    ),
    at(LAST, "take S30", 9, "accept-first", "You get a card only if you accept."),
    at(
        LAST,
        "black",
        9,
        "give-up-first",
        "You have not failed yet: accept, or give up your bid.",
    ),
    # Failing
    at(BLACK, "accept", 9, "bid-lost", "You have failed: it is too late to accept."),
    at(
        BLACK,
        "fail",
        9,
        "failed-already",
        "You have already failed: take the black sheep or raise your result.",
    ),
    at(BLACK, "take S30", 10, "no-card", "You have failed, so you may not choose a card."),
    at(BLACK, "bone yes", 11, "black-first", "Decide about the black sheep first."),
    at(
        BLACK,
        "raise bonus",
        11,
        "no-bonus",
        "You have no bonus: the top card of your flock shows none.",
    ),
    at(
        BLACK,
        "raise bonus 1",
        11,
        "no-bonus",
        "You have no bonus: the top card of your flock shows none.",
    ),
    at(
        failed(11, 26, BONUS),
        "raise bonus",
        11,
        "bonus-short",
        "Your bonus raises your result only to 13: you need 14.",
    ),
    at(
        failed(13, 15, BONUS),
        "raise bonus",
        11,
        "bonus-reaches",
        "With your bonus you would reach the bid that you gave up.",
    ),
    at(
        failed(13, 15, BONUS),
        "raise bonus 1",
        11,
        "bonus-reaches",
        "With your bonus you would reach the bid that you gave up.",
    ),
    at(
        failed(12, 26, BONUS),
        "raise bonus 1",
        11,
        "bonus-enough",
        "Your bonus alone is enough: you pay no chips.",
    ),
    at(
        failed(10, 26, BONUS),
        "raise 4",
        11,
        "too-few-chips",
        "It would take 4 chips, and you have only 2.",
    ),
    at(
        BLACK,
        "raise 2",
        11,
        "chips-exactly",
        "You are 1 short of 14: pay exactly 1 chip.",
    ),
    at(
        failed(11, 26, BONUS),
        "raise bonus 2",
        11,
        "rest-exactly",
        "With your bonus you are 1 short of 14: pay exactly 1 chip.",
    ),
    # Cards
    at(
        TAKING,
        "accept",
        9,
        "reached-already",
        "You have already reached your bid: take your cards.",
    ),
    at(TAKING, "fail", 9, "must-take", "You have reached your bid and cannot give it up any more."),
    at(TAKING, "black", 10, "nothing-failed", "You have not failed: choose your cards."),
    at(TAKING, "take S40", 10, "not-on-table", "This card is not on the table."),
    at(
        TAKING + ", 0 take S30",
        "take S30",
        10,
        "taken-already",
        "You have already taken this card.",
    ),
    at(
        TAKING + ", 0 take S30",
        "top S30",
        10,
        "take-first",
        "First take the card that is still due to you.",
    ),
    at(
        TAKING,
        "bone yes",
        10,
        "take-first",
        "First take the 2 cards that are still due to you.",
    ),
    at(
        TOPPING,
        "take S02",
        10,
        "all-taken",
        "You have all your cards: choose the sheep that goes on top.",
    ),
    at(TOPPING, "top dog", 10, "only-sheep", "Only a sheep can go on top of your flock."),
    at(
        TOPPING,
        "top S02",
        10,
        "only-new",
        "Only one of the sheep that you just took can go on top.",
    ),
    at(TOPPING, "accept", 9, "top-first", "First choose which of the new sheep goes on top."),
    at(TOPPING, "bone yes", 10, "top-first", "First choose which of the new sheep goes on top."),
    at(BONE, "fail", 9, "bone-first", "First decide whether you take the bone."),
    at(BONE, "take S30", 10, "bone-first", "First decide whether you take the bone."),
    at(BONE, "raise 1", 11, "bone-first", "First decide whether you take the bone."),
]


def reason_against(match: sheepfold.Match, seat: int, move: str) -> Reason:
    refusal = match.objection(seat, move)
    assert refusal is not None
    return refusal.reason


def told(match: sheepfold.Match, seat: int, move: str, lang: str = "en") -> str:
    """The sentence for a refusal, to the seat that is refused."""
    names = ("Ada", "Bo", "Cy")[: match.players]
    narrator = Narrator(match.game, Language(lang, "volle_wolle"), names, seat)
    return narrator.reason(reason_against(match, seat, move))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[4]} {case[3]} {case[2]}")
def test_a_reason_has_its_ruling_its_key_and_its_sentence(case: Case) -> None:
    make, seat, move, ruling, key, said = case
    match = make()
    reason = reason_against(match, seat, move)
    assert (reason.ruling, reason.key) == (ruling, key)
    assert told(match, seat, move) == said


def test_every_reason_that_is_declared_is_driven() -> None:
    driven = {(key, ruling) for _, _, _, ruling, key, _ in CASES}
    assert driven == {(one.key, one.ruling) for one in REASONS}


def test_no_two_mistakes_share_a_sentence() -> None:
    for lang in LANGUAGES:
        keys: dict[str, set[str]] = {}
        for make, seat, move, _, key, _ in CASES:
            keys.setdefault(told(make(), seat, move, lang), set()).add(key)
        assert {said: found for said, found in keys.items() if len(found) > 1} == {}


MISTYPED = [
    ("take S52", "card-number", "There is no sheep “S52”: they are S01 to S51."),
    ("take 7", "card-number", "There is no sheep “7”: they are S01 to S51."),
    (
        "take cat",
        "card-unknown",
        "“cat” is not a card: type a sheep such as S07, dog or bone.",
    ),
    ("bid 13", "bid-unknown", "“13” is not a bid: choose 14 to 26, or 26+."),
    ("bid 27+", "bid-unknown", "“27+” is not a bid: choose 14 to 26, or 26+."),
    (
        "keep d6",
        "die-unknown",
        "“d6” is not one of the dice: they are d12, d10 and d8.",
    ),
    (
        "roll d12 13",
        "face-unknown",
        "“13” is not on any of the dice: they show 1 to 12, 10 or 8.",
    ),
    ("bone maybe", "answer-unknown", "“maybe” is not an answer here: type yes or no."),
    (
        "raise dog",
        "means-unknown",
        "“dog” cannot raise your result: type bonus or a number of chips.",
    ),
    (
        "raise 1 2",
        "bonus-first",
        "“1” cannot stand there: type bonus, then the number of chips.",
    ),
    ("raise bonus 26", "rest-unknown", "“26” is not a number of chips."),
]


@pytest.mark.parametrize(("move", "key", "said"), MISTYPED)
def test_what_people_type_wrongly_has_a_sentence(move: str, key: str, said: str) -> None:
    match = three("lay S30 S31 S32 S33")
    reason = reason_against(match, 0, move)
    assert (reason.ruling, reason.key) == ("CORE-3", key)
    assert told(match, 0, move) == said


def test_every_mistake_in_typing_is_driven() -> None:
    kinds = [kind for kind in vars(actions).values() if isinstance(kind, Words)]
    assert {key for _, key, _ in MISTYPED} == {key for one in kinds for _, key in one.mistakes}
