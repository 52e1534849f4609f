"""How sentences call the cards: by what is printed on them, which an owner may have replaced."""

from collections.abc import Mapping
from typing import Any

from sheepfold.core.naming import Name, Naming

MINUS = "\u2212"  # as wide as a plus
NO_SIGNS = "none"


def naming(components: Mapping[str, Any]) -> Naming:
    sheep = components["sheep"]
    return Naming(
        {
            "card": {card["id"]: sheep_name(card) for card in sheep},
            "signs": {signs_word(card): signs_name(card) for card in sheep},
        }
    )


def sheep_name(card: Mapping[str, Any]) -> Name:
    """Return a name: a sheep worth 6 (malus -1), a 3-7-0 sheep (bone symbol)."""
    signs = signs_word(card)
    if card["points"] is None:
        return Name(f"card-{card['kind']}", {"signs": signs})
    return Name(f"card-{card['kind']}", {"points": figure(card["points"]), "signs": signs})


def signs_word(card: Mapping[str, Any]) -> str:
    """Return a sheep's signs besides its points as a word: `+2`, `-1 bone`, `bone`, `none`."""
    modifier = f"{card['modifier']:+}" if card["modifier"] else ""
    return " ".join(filter(None, (modifier, "bone" if card["bone"] else ""))) or NO_SIGNS


def signs_name(card: Mapping[str, Any]) -> Name:
    """Return the name of the signs: `signs-bonus-bone`."""
    modifier = card["modifier"]
    if not modifier:
        return Name("signs-bone" if card["bone"] else "signs-none")
    key = "signs-bonus" if modifier > 0 else "signs-malus"
    return Name(f"{key}-bone" if card["bone"] else key, {"n": figure(modifier, "+")})


def figure(number: int, sign: str = "") -> str:
    return f"{number:{sign}}".replace("-", MINUS)
