"""What people may write, and which names look alike. Knows no table.

Letters of all scripts are welcome, and emoji. Refused is what hides, turns the line around or grows
over its neighbours; joiners stay where scripts and emoji need them.
"""

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from sheepfold.server.refusal import Refusal

JOINER: Final = "\u200d"  # between the emoji of a family; in scripts of India
NON_JOINER: Final = "\u200c"  # between letters of Persian
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs without any ink
MOST_MARKS: Final = 4  # on one letter; written languages use up to three or four

# Letters that look like a Latin one, each line with the Latin ones below it: of Greek and Cyrillic
# the capitals, then the small ones, then Latin letters of other languages and of phonetics.
_CAPITALS: Final = str.maketrans(
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u0405\u0406\u0408\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423"
    "\u0425\u04ae\u04c0\u050c\u051a\u051c",
    "ABEZHIKMNOPTYXSIJABEKMHOPCTYXYIGQW",
)
_SMALL: Final = str.maketrans(
    "\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5\u03c7\u03c9"
    "\u0430\u0435\u043a\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04bb\u04cf\u0501\u051b\u051d"
    "\u0131\u0251\u0261\u0269",
    "ayikvopuxwaekopcyxsijhldqwiagi",
)
_SHAPES: Final = str.maketrans("I1|0", "lllO")  # many typefaces hardly tell these apart
_UNSEEN: Final = dict.fromkeys([ord(JOINER), ord(NON_JOINER), *range(0xFE00, 0xFE10)])


def must_be_readable(text: str, *, blanks: bool = True) -> None:
    """Refuse what cannot be seen, or hides something; without `blanks` also letters without ink."""
    marks = 0
    for place, letter in enumerate(text):
        if not letter.isprintable() and not _joins(text, place):
            raise Refusal(
                "bad_letters",
                f"the character U+{ord(letter):04X} cannot be written here: leave it out",
            )
        marks = marks + 1 if category(letter).startswith("M") else 0
        if marks > MOST_MARKS:
            raise Refusal(
                "too_many_marks", f"a letter has at most {MOST_MARKS} marks above and below"
            )
    if not any(map(_visible, text)) or not (blanks or set(BLANK).isdisjoint(text)):
        raise Refusal("invisible", "this cannot be seen: write letters, digits or signs")


def _visible(letter: str) -> bool:
    return category(letter)[0] in "LNPS" and letter not in BLANK


def _joins(text: str, place: int) -> bool:
    """Whether it is a joiner between two letters, or between two emoji."""
    if text[place] not in (JOINER, NON_JOINER):
        return False
    before = next((_kind(one) for one in reversed(text[:place]) if _kind(one)), "")
    behind = _kind(text[place + 1]) if place + 1 < len(text) else ""
    return before == behind and (
        before == "letter" or (before == "emoji" and text[place] == JOINER)
    )


def _kind(letter: str) -> str:
    """Nothing for marks and tones of skin, which belong to what is before them."""
    kind = category(letter)
    if kind.startswith("M") or kind == "Sk":
        return ""
    if not _visible(letter):
        return "other"
    return "letter" if kind.startswith("L") else "emoji" if kind == "So" else "other"


def alike(one: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others; capitals and small letters do not matter."""
    looks = _looks(one)
    return any(looks & _looks(other) for other in others)


def _looks(name: str) -> set[str]:
    """What it looks like: by its letters, and by shapes such as I, l and 1."""
    plain = normalize("NFKC", name).translate(_UNSEEN).translate(_CAPITALS)
    texts = (plain, plain.translate(_SHAPES))
    return {normalize("NFKC", text.casefold().translate(_SMALL)) for text in texts}
