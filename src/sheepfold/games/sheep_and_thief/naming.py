"""How sentences call the things of Sheep & Thief: a card by what it shows, a herd by its sheep."""

from collections.abc import Mapping
from typing import Any, Final

from sheepfold.core.naming import Name, Naming
from sheepfold.games.sheep_and_thief.actions import HERD
from sheepfold.games.sheep_and_thief.board import SIDES
from sheepfold.games.sheep_and_thief.facts import PASSING

PLACES: Final = ("card", "cell", "cells")
FORK: Final = 3  # sides of a card to which its road leads
Names = dict[str, Name]


def naming(components: Mapping[str, Any]) -> Naming:
    """Return the names of the cards of these components, and those that all components share."""
    listed = Listed()
    cards = {}
    for card in components["cards"]:
        images = images_of(card)
        known = {"images": listed.word(images)} if images else {}
        cards[str(card["id"])] = Name("card-with" if images else "card-bare", known)
    sides = {side: Name(f"way-{side}") for side in SIDES}
    sides |= {side: Name(f"passing-{side}") for side in PASSING.words}
    return Naming({"card": cards, "side": sides, "herd": herds(), **listed.names}, PLACES)


def images_of(card: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return what a card shows, each image with its number."""
    roads = len(card["road"])
    road = "road" if roads < FORK else "fork" if roads == FORK else "crossroads"
    shown = [(road, min(roads, 1)), ("river", min(len(card["river"]), 1))]
    shown += [("barn", int(card["barn"])), ("sheep", card["sheep"])]
    shown += [("dogs", card["dogs"]), ("foxes", card["foxes"])]
    return [(image, count) for image, count in shown if count]


class Listed:
    """Names of lists: `a road, two sheep and a dog` is built from its parts.

    A list has some images and a last one; the first ones are a shorter list.
    """

    def __init__(self) -> None:
        self.names: dict[str, Names] = {"images": {}, "some": {}, "last": {}}

    def word(self, images: list[tuple[str, int]], kind: str = "images") -> str:
        """Return the word of a list, and give it a name."""
        word = "+".join(f"{image}-{count}" for image, count in images)
        if len(images) == 1:
            image, count = images[0]
            self.names[kind][word] = Name(f"image-{image}", {"n": count})
        else:
            some, last = self.word(images[:-1], "some"), self.word(images[-1:], "last")
            key = "name-list" if kind == "images" else "image-more"
            self.names[kind][word] = Name(key, {"some": some, "last": last})
        return word


def herds() -> Names:
    """Return names for the sheep that a dog drives: white ones, the black one, or both."""
    found = {}
    for word in HERD.words:
        white = int(word.rstrip("b") or 0)
        key = "flock-white" if "b" not in word else "flock-both" if white else "flock-black"
        found[word] = Name(key, {"n": white} if white else {})
    return found
