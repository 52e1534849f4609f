"""Every reason to refuse a move, by a move that meets it: its key, its ruling, its sentence."""

from dataclasses import dataclass, field
from typing import Any

import pytest

import sheepfold
from sheepfold.core.errors import Reason
from sheepfold.core.match import Match
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.games.sheep_and_thief.scenario import hands, play

CHANCE = sheepfold.CHANCE
NAMES = ["Ada", "Bo", "Cy", "Di"]
START = "-1 first 0\n"
DEALT_2 = START + "".join(
    f"-1 deal {seat} {card}\n" for seat in (0, 1) for card in range(10 * seat + 1, 10 * seat + 7)
)
DEALT_3 = START + "".join(
    f"-1 deal {seat} {card}\n" for seat in (0, 1, 2) for card in range(10 * seat + 1, 10 * seat + 6)
)
TWO_HANDS = hands("1 4 46 20 31 22", "10 15 47 16 33 53")
THREE_HANDS = hands("1 4 46 20 31", "10 15 47 16 33", "2 5 8 11 13")
DISCARDING = hands("1 4 46 7 30 31", "10 15 47 16 33 35") + (
    "0 lay 1 b1, 1 lay 10 b1\n0 lay 4 c1, 1 lay 15 c1\n"
    "0 lay 46 d1, 1 lay 47 d1\n0 lay 7 a2, 1 lay 16 a2\n"
)
SECOND_DEAL = DISCARDING + "0 discard 30, 1 discard 33\n"
BESIDE_FOX = hands("46 4 1 20 2 34", "10 15 47 16 33 53") + (
    "0 lay 46 b1, 1 lay 10 b1\n0 lay 4 b2, 1 lay 15 c1\n0 lay 1 b3, 1 lay 47 d1\n"
)
STUCK = hands("1 46 47 22 23 30", "4 50 15 10 7 16") + (
    "0 lay 1 b1, 1 lay 4 b1\n0 lay 46 c1, 1 lay 50 c1\n0 lay 47 d1, 1 lay 15 d1\n"
)
CARDS = hands("48 17 56 54 1 46", "10 15 47 16 33 53")
SHEEP_AND_DOG = CARDS + "0 lay 48 b1\n"
DOG_AND_FOX = CARDS + "0 lay 56 b1\n"
FOXES = CARDS + "0 lay 54 b1\n"
FOX_ON_C1 = hands("46 50 17 2 48 51", "4 54 11 10 7 16") + (
    "0 lay 46 b1, 1 lay 4 b1\n0 lay 50 c1, 1 lay 54 c1, 1 fox N, 1 fox N\n0 lay 17 d1\n"
)


@dataclass(frozen=True)
class Try:
    """A move that is refused, where, and why."""

    text: str
    move: str
    reason: str  # ruling and key
    sentence: str
    seat: int = 0
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)

    def match(self) -> Match:
        return play(self.players, self.text, **self.options)


MISSIONS = {"missions": True}
BLACK = {"black_sheep": True}
NOT_HELD = "This card is not in your hand."
UNNAMED = "Give the number of the card."
DRAFT_OVER = "No cards are kept now: the draft of this round is over."
KEEP_NOW = "First the draft: choose a card to keep from your pack."
NOT_IN_PACK = "This card is not in your pack."
KEPT = "You have kept this card in this draft already. Choose one from your pack."
DEAL_NOW = "Cards are dealt now."
NOT_IN_DECK = "This card is not in the deck any more."
TO_ADA = "The next card is dealt to Ada."

DRAWS = [
    Try("", "deal 0 1", "ST-1 start-first", "First the starting player is drawn.", CHANCE),
    Try("", "first 2", "ST-1 no-such-seat", "There is no such player at this table.", CHANCE),
    Try(
        START, "deal 0 1", "ST-M1 missions-now", "The missions are drawn now.", CHANCE, 2, MISSIONS
    ),
    Try(
        START,
        "mission 1 river",
        "ST-M1 mission-for",
        "The next mission is for Ada.",
        CHANCE,
        2,
        MISSIONS,
    ),
    Try(
        START + "-1 mission 0 river",
        "mission 1 river",
        "ST-M1 mission-gone",
        "Somebody has drawn this mission already.",
        CHANCE,
        2,
        MISSIONS,
    ),
    Try(
        START,
        "mission 0 ?",
        "ST-M1 mission-unnamed",
        "Name the mission that was drawn.",
        CHANCE,
        2,
        MISSIONS,
    ),
    Try(START, "first 1", "ST-2 deal-now", DEAL_NOW, CHANCE),
    Try(START, "deal 1 7", "ST-2 deal-to", TO_ADA, CHANCE),
    Try(START + "-1 deal 0 7", "deal 0 7", "ST-2 not-in-deck", NOT_IN_DECK, CHANCE),
    Try(START, "deal 0 ?", "ST-2 card-unnamed", UNNAMED, CHANCE),
    Try(SECOND_DEAL, "first 1", "ST-5 deal-now", DEAL_NOW, CHANCE),
    Try(SECOND_DEAL, "deal 1 2", "ST-5 deal-to", TO_ADA, CHANCE),
    Try(SECOND_DEAL, "deal 0 30", "ST-5 not-in-deck", NOT_IN_DECK, CHANCE),
    Try(SECOND_DEAL, "deal 0 ?", "ST-5 card-unnamed", UNNAMED, CHANCE),
    Try(
        TWO_HANDS,
        "first 0",
        "ST-1 start-is-drawn",
        "You do not choose the starting player: chance draws one.",
    ),
    Try(
        TWO_HANDS,
        "deal 0 40",
        "ST-2 cards-are-dealt",
        "You do not deal cards yourself: chance deals them.",
    ),
    Try(
        TWO_HANDS,
        "mission 0 river",
        "ST-M1 missions-are-drawn",
        "You do not draw missions yourself: chance draws them.",
    ),
]

DRAFT = [
    Try(TWO_HANDS, "pick 1", "ST-4 draft-over", DRAFT_OVER),
    Try(THREE_HANDS, "pick 1", "ST-3 draft-over", DRAFT_OVER, players=3),
    Try(DEALT_2, "lay 1 b1", "ST-4 keep-now", KEEP_NOW),
    Try(DEALT_3, "discard 1", "ST-3 keep-now", KEEP_NOW, players=3),
    Try(DEALT_2, "pick 11", "ST-4 not-in-pack", NOT_IN_PACK),
    Try(DEALT_3, "pick 11", "ST-3 not-in-pack", NOT_IN_PACK, players=3),
    Try(DEALT_2, "pick ?", "ST-4 card-unnamed", UNNAMED),
    Try(DEALT_3, "pick ?", "ST-3 card-unnamed", UNNAMED, players=3),
    Try(
        DEALT_2 + "0 pick 1, 0 pick 2, 1 pick 11, 1 pick 12",
        "pick 1",
        "ST-4 kept-already",
        KEPT,
    ),
    Try(DEALT_3 + "0 pick 1, 1 pick 11, 2 pick 21", "pick 1", "ST-3 kept-already", KEPT, players=3),
    Try(
        DEALT_2 + "0 pick 1",
        "pick 1",
        "ST-4 chosen-already",
        "You have already chosen this card. Choose another one to keep with it.",
    ),
    Try(
        DISCARDING,
        "lay 30 b2",
        "ST-5 discard-now",
        "The round is over. First choose the card you discard.",
    ),
    Try(DISCARDING, "discard 33", "ST-5 not-in-hand", NOT_HELD),
    Try(DISCARDING, "discard ?", "ST-5 card-unnamed", UNNAMED),
    Try(
        TWO_HANDS,
        "discard 1",
        "ST-5 between-rounds",
        "No card is discarded now, only between two rounds.",
    ),
    Try(
        THREE_HANDS,
        "discard 1",
        "ST-5 only-two-discard",
        "Cards are discarded only in a game of two players.",
        players=3,
    ),
]

PLACING = [
    Try(TWO_HANDS, "heel", "ST-6 card-first", "Place a card first; then its animals act."),
    Try(FOXES, "lay 1 a2", "ST-6 one-card", "You have placed your card. Now its animals act."),
    Try(TWO_HANDS, "lay 10 b1", "ST-6 not-in-hand", NOT_HELD),
    Try(STUCK, "cover ? b2", "ST-6 card-unnamed", UNNAMED),
    Try(TWO_HANDS, "lay 1 a1", "ST-7 farmyard-there", "Your farmyard lies there (a1)."),
    Try(BESIDE_FOX, "lay 2 b2", "ST-7 card-there", "One of your cards already lies there (b2)."),
    Try(
        TWO_HANDS,
        "lay 1 c3",
        "ST-7 not-beside",
        "A card must touch one of your own cards, and there is none next to this space (c3).",
    ),
    Try(
        TWO_HANDS,
        "lay 20 b1",
        "ST-8 river-ends",
        "The card with a river and two sheep does not fit there: "
        "its river would run into a card that has none on this side (20 a1).",
    ),
    Try(
        TWO_HANDS + "0 lay 20 a2, 1 lay 10 b1",
        "lay 1 b2",
        "ST-8 river-stopped",
        "The card with a road and two sheep does not fit there: "
        "it does not continue the river of the neighbouring card (1 a2).",
    ),
    Try(
        STUCK,
        "lay 22 b2",
        "ST-8 cover-instead",
        "None of your cards fits anywhere: place one face down.",
    ),
    Try(
        BESIDE_FOX,
        "lay 2 c3",
        "ST-9 fox-there",
        "The fox stands there: no card can be placed on this space (c3).",
    ),
    Try(
        TWO_HANDS,
        "cover 1 a2",
        "ST-10 a-card-fits",
        "You have a card that fits: you may place one face down only when none does.",
    ),
]

ANIMALS = [
    Try(FOXES, "sheep", "ST-11 no-sheep", "Your card shows no sheep to add."),
    Try(
        SHEEP_AND_DOG + "0 sheep",
        "sheep",
        "ST-11 sheep-done",
        "You have already added the sheep of this card.",
    ),
    Try(FOXES, "heel", "ST-12 no-dog", "Your card shows no dog. Move the fox."),
    Try(
        DOG_AND_FOX + "0 heel",
        "dog a1 b1 1",
        "ST-12 dogs-done",
        "The dogs of this card are done. Move the fox.",
    ),
    Try(
        SHEEP_AND_DOG,
        "dog b1 a1 1",
        "ST-12 nothing-to-drive",
        "None of your sheep stands there (b1).",
    ),
    Try(
        SHEEP_AND_DOG,
        "dog a1 c1 1",
        "ST-12 not-next",
        "A dog drives sheep only to a card above, below or beside theirs (a1 c1).",
    ),
    Try(
        SHEEP_AND_DOG,
        "dog a1 a2 1",
        "ST-12 free-space",
        "Sheep cannot go to a free space: no card lies there (a2).",
    ),
    Try(
        FOX_ON_C1,
        "dog b1 c1 1",
        "ST-12 fox-ahead",
        "The fox stands on that card: no sheep can go there (c1).",
    ),
    Try(
        SHEEP_AND_DOG,
        "dog a1 b1 2",
        "ST-12 too-many",
        "Only 1 white sheep stands there (a1).",
    ),
    Try(
        SHEEP_AND_DOG,
        "dog a1 b1 1",
        "ST-12 too-many",
        "No white sheep stands there (a1).",
        options=BLACK,
    ),
    Try(
        SHEEP_AND_DOG,
        "dog a1 b1 1b",
        "ST-12 no-black-sheep",
        "There is no black sheep in this match.",
    ),
    Try(
        SHEEP_AND_DOG + "0 sheep",
        "dog b1 a1 1b",
        "ST-12 black-elsewhere",
        "Your black sheep does not stand there (b1).",
        options=BLACK,
    ),
    Try(
        SHEEP_AND_DOG,
        "fox N",
        "ST-13 no-fox",
        "Your card shows no fox. Send its dog, or skip it.",
    ),
    Try(
        DOG_AND_FOX + "0 fox N",
        "fox N",
        "ST-13 foxes-done",
        "The fox has made all the steps of this card.",
    ),
    Try(
        FOXES + "0 fox S",
        "fox S",
        "ST-13 rim",
        "The fox cannot leave the board: choose another direction.",
    ),
]

TRIES = [*DRAWS, *DRAFT, *PLACING, *ANIMALS]

# What people type wrongly, with the sentence about it.
MISREAD = [
    ("lay 57 b1", "There is no card 57: the cards have the numbers 1 to 56."),
    ("lay dog b1", "“dog” is not a card: type its number, 1 to 56."),
    ("lay 1 e5", "“e5” is not a space: columns are a to d, rows 1 to 4, as in b3."),
    (
        "fox up",
        "“up” is not a direction: type N for up, E for right, S for down, W for left.",
    ),
    (
        "dog a1 b1 0b",
        "At least one sheep has to go: type 1 or more, or b for the black sheep.",
    ),
    ("dog a1 b1 51", "51 are too many: there are only 50 white sheep."),
    (
        "dog a1 b1 b2",
        "“b2” does not say which sheep go: type how many, such as 2; b for the black one; "
        "2b for two and the black one.",
    ),
]


def spoken(match: Match, reader: int, reason: Reason, lang: str = "en") -> str:
    language = Language(lang, "sheep_and_thief")
    return Narrator(match.game, language, NAMES, reader, notation=True).reason(reason)


def refused(one: Try) -> tuple[Match, Reason]:
    match = one.match()
    refusal = match.objection(one.seat, one.move)
    assert refusal is not None
    return match, refusal.reason


@pytest.mark.parametrize("one", TRIES, ids=lambda one: one.reason.replace(" ", "-"))
def test_a_refusal_says_what_is_wrong(one: Try) -> None:
    match, reason = refused(one)
    assert f"{reason.ruling} {reason.key}" == one.reason
    assert spoken(match, one.seat, reason) == one.sentence


@pytest.mark.parametrize(("move", "sentence"), MISREAD)
def test_words_that_are_no_move_get_a_sentence(move: str, sentence: str) -> None:
    match = play(2, TWO_HANDS)
    refusal = match.objection(0, move)
    assert refusal is not None
    assert refusal.ruling == "CORE-3"
    assert spoken(match, 0, refusal.reason) == sentence


def test_every_reason_is_met() -> None:
    declared = {f"{one.ruling} {one.key}" for one in SheepAndThief.reasons}
    assert {one.reason for one in TRIES} == declared


def test_two_mistakes_never_share_a_sentence() -> None:
    keys: dict[str, set[str]] = {}
    for one in TRIES:
        keys.setdefault(one.sentence, set()).add(one.reason.split()[1])
    assert [found for found in keys.values() if len(found) > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words_without_words_for_programs(lang: str) -> None:
    for one in TRIES:
        match, reason = refused(one)
        said = spoken(match, one.seat, reason, lang)
        assert said
        assert "?" not in said
