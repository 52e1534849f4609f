"""What players and watchers read of Sheep & Thief: moves, facts, previews and names of cards."""

import re
from typing import Any

import pytest

import sheepfold
from sheepfold.core.facts import Fact
from sheepfold.core.match import Line, Match
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.games.sheep_and_thief.scenario import box, hands, play

GAME = SheepAndThief()
NAMES = ["Ada", "Bo", "Cy", "Di"]
WATCHER = sheepfold.WATCHER
DRAFTED = hands("2 50 53 22 1 46", "54 15 47 16 33 4")


def narrator(reader: int, lang: str = "en", game: Any = GAME, *, notation: bool = True) -> Narrator:
    return Narrator(game, Language(lang, "sheep_and_thief"), NAMES, reader, notation=notation)


def told(match: Match, reader: int, lang: str = "en") -> list[str]:
    """The last line as its reader reads it."""
    line = match.line(len(match.events), reader)
    return narrator(reader, lang, match.game).sentences(line)


def fact(key: str, **arguments: Any) -> Fact:
    ruling = next(one.ruling for one in GAME.facts.types if one.key == key)
    return Fact(ruling, key, arguments)


def log(match: Match, reader: int) -> list[str]:
    lines = (match.line(number + 1, reader) for number in range(len(match.events)))
    return [said for line in lines for said in narrator(reader).sentences(line)]


# Cards


@pytest.mark.parametrize(
    ("card", "english", "german", "french"),
    [
        (46, "card with three sheep", "Karte mit drei Schafen", "carte avec trois moutons"),
        (
            13,
            "card with a road, two sheep and a dog",
            "Karte mit einem Weg, zwei Schafen und einem Hund",
            "carte avec une route, deux moutons et un chien",
        ),
        (
            44,
            "card with a fork in the road, a river and a barn",
            "Karte mit einer Weggabelung, einem Fluss und einem Stall",
            "carte avec un embranchement, une rivière et une bergerie",
        ),
        (
            19,
            "card with a crossroads and a dog",
            "Karte mit einer Wegkreuzung und einem Hund",
            "carte avec un carrefour et un chien",
        ),
    ],
)
def test_a_card_is_called_by_what_it_shows(
    card: int, english: str, german: str, french: str
) -> None:
    names = [narrator(0, lang).name("card", str(card)) for lang in ("en", "de", "fr")]
    assert names == [english, german, french]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_without_its_number(lang: str) -> None:
    for card in GAME.components["cards"]:
        assert not re.search(r"\d", str(narrator(0, lang).name("card", str(card["id"]))))


def test_cards_of_an_owner_are_called_by_what_they_show() -> None:
    cards = box()["cards"]
    cards[0] |= {"road": "", "sheep": 0}
    cards[1] |= {"sheep": 5, "dogs": 2}
    own = narrator(0, game=SheepAndThief(box() | {"cards": cards}))
    assert own.name("card", "1") == "card with nothing but grass"
    assert own.name("card", "2") == "card with a road, 5 sheep and two dogs"


# Moves


@pytest.mark.parametrize(
    ("lang", "kept"),
    [
        ("en", "You kept a card with a road, a sheep and a dog (2)."),
        ("de", "Du hast eine Karte mit einem Weg, einem Schaf und einem Hund behalten (2)."),
        ("fr", "Tu as gardé une carte avec une route, un mouton et un chien (2)."),
    ],
)
def test_only_the_one_who_keeps_a_card_reads_of_it(lang: str, kept: str) -> None:
    match = play(2, DRAFTED.partition("0 pick")[0], "0 pick 2")
    assert told(match, 0, lang) == [kept]
    assert told(match, 1, lang) == told(match, WATCHER, lang) == []


def test_a_deal_is_one_sentence_for_all() -> None:
    match = play(2, DRAFTED.partition("0 pick")[0])
    assert log(match, 0)[1:] == log(match, WATCHER)[1:]
    assert log(match, 0) == [
        "You are the starting player.",
        "Round 1 began with packs of 6 cards. After each choice the packs are swapped.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_shows_a_word_for_programs(lang: str) -> None:
    reader = narrator(WATCHER, lang)
    moves = ["pick ?", "discard ?", "cover ? b2", "deal 1 ?", "deal 1 ~", "mission 1 ?", "sheep"]
    moves += ["dog a1 b1 b", "dog a1 b1 3", "dog a1 b1 2b", "fox N"]
    said = {move: reader.move(0, move) for move in moves}
    assert not [text for text in said.values() if re.search(r"[?~]|unknown|secret|2b", text)]
    assert {move for move, text in said.items() if not text} == {
        "pick ?", "discard ?", "deal 1 ?", "deal 1 ~", "mission 1 ?", "sheep"
    }  # fmt: skip


def test_the_page_has_no_names_of_spaces_nor_numbers_of_cards() -> None:
    page = narrator(1, notation=False)
    assert page.move(1, "lay 13 b1") == "You placed a card with a road, two sheep and a dog."
    assert page.move(0, "dog a1 b1 2") == "Ada\u2019s dog drove 2 sheep to a neighbouring card."
    assert page.order("lay 13 b1") == "Place the card with a road, two sheep and a dog"
    assert page.order("dog a1 b1 2b") == "Drive 2 white sheep and the black one with the dog"


def test_dogs_foxes_and_sheep() -> None:
    match = play(2, DRAFTED, "0 lay 2 b1, 0 sheep")
    assert told(match, 0) == ["You added 1 sheep (b1)."]
    assert told(match, 1, "de") == ["Ada hat 1 Schaf dazubekommen (b1)."]
    match.play(0, "dog a1 b1 1")
    assert told(match, 0) == ["Your dog drove 1 sheep to a neighbouring card (a1 b1)."]
    assert told(match, 1, "fr") == [
        "Ada a mené 1 mouton sur une carte voisine avec son chien (a1 b1)."
    ]
    match.play(1, "lay 54 b1")
    match.play(1, "fox N")
    assert told(match, 0) == ["Bo moved the fox up."]
    assert told(match, 1, "de") == ["Du hast den Fuchs nach oben bewegt."]
    match.play(1, "fox W")
    match.play(0, "lay 53 a2")
    match.play(0, "heel")
    assert told(match, 0) == ["You skipped a dog."]


def test_a_card_face_down_is_named_to_its_owner_alone() -> None:
    reader = narrator(1)
    assert reader.move(0, "cover ? b2") == "Ada placed a card face down (b2)."
    assert reader.move(1, "cover 46 b2") == "You placed a card with three sheep face down (46 b2)."


def test_a_move_taken_back() -> None:
    assert narrator(0).sentences(Line(4, 0, "undo 3", ())) == ["You took a move back."]
    assert narrator(1).sentences(Line(4, 0, "undo 3", ())) == ["Ada took a move back."]


# Facts


@pytest.mark.parametrize(
    ("lang", "robbed", "thief", "others"),
    [
        (
            "en",
            "Bo stole 3 of your sheep (b2).",
            "You stole 3 sheep from Ada (b2).",
            "Bo stole 3 sheep from Ada (b2).",
        ),
        (
            "de",
            "Bo hat dir 3 Schafe gestohlen (b2).",
            "Du hast Ada 3 Schafe gestohlen (b2).",
            "Bo hat Ada 3 Schafe gestohlen (b2).",
        ),
        (
            "fr",
            "Bo t\u2019a volé 3 moutons (b2).",
            "Tu as volé 3 moutons à Ada (b2).",
            "Bo a volé 3 moutons à Ada (b2).",
        ),
    ],
)
def test_theft(lang: str, robbed: str, thief: str, others: str) -> None:
    stolen = fact("stolen", seat=0, cell="b2", seat2=1, n=3)
    said = [narrator(reader, lang).fact(stolen) for reader in (0, 1, WATCHER)]
    assert said == [robbed, thief, others]


def test_an_empty_supply() -> None:
    assert narrator(0).fact(fact("supply-short", n=0, due=2)) == (
        "The supply was empty: no sheep came."
    )


@pytest.mark.parametrize(
    ("n", "longest", "gold", "english", "german"),
    [
        (1, 1, 1, "river of one card brought 1", "Fluss aus einer Karte hat 1"),
        (1, 3, 5, "river of 3 cards brought 5", "Fluss aus 3 Karten hat 5"),
        (2, 1, 2, "2 rivers of one card each brought 2", "2 Flüsse aus je einer Karte haben 2"),
        (
            2,
            4,
            9,
            "2 rivers, the longest of 4 cards, brought 9",
            "2 Flüsse, der längste aus 4 Karten, haben 9",
        ),
    ],
)
def test_rivers(n: int, longest: int, gold: int, english: str, german: str) -> None:
    rivers = fact("rivers", seat=0, n=n, gold=gold, longest=longest)
    assert narrator(0).fact(rivers) == f"Your {english} gold."
    assert narrator(1).fact(rivers) == f"Ada\u2019s {english} gold."
    mine = "Dein" if n == 1 else "Deine"
    assert narrator(0, "de").fact(rivers) == f"{mine} {german} Gold gebracht."


def test_what_a_move_would_do_is_foretold() -> None:
    joined = fact("town-joined", seat=0, town="baabourne", gold=5, cells=("a1", "b1"))
    assert narrator(0).foretold([joined]) == ["Your road reaches Baabourne: 5 gold."]
    assert narrator(1).fact(joined) == "Ada\u2019s road reached Baabourne: 5 gold."
    grew = fact("river-grew", seat=0, cells=("a2", "b2"), gold=3, more=2)
    assert narrator(0).foretold([grew]) == ["Your river runs through 2 cards: 2 more gold."]
    assert narrator(0).facts([grew]) == []
