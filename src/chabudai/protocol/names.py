"""Names and texts that people choose: any human script and emoji, and nothing that hides or spills over.

A name is shown beside others'. Characters that nobody sees make two names look the same, directional ones turn the text
around them about, and piles of marks cover the lines above.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from chabudai.core import ChabudaiError
from chabudai.protocol.requests import LONGEST_NAME, LONGEST_TEXT

MOST_MARKS: Final = 6
"""Marks on one letter: Tibetan piles its letters up to so many."""
MOST_ACCENTS: Final = 3
"""General accents on one letter: Vietnamese needs one or two beside the letter's own."""
JOINERS: Final = "\u200c\u200d"
"""They hold emoji together, and letters of Persian and of India apart or together."""
DIRECTIONAL: Final = "\u200e\u200f\u061c"
"""Marks that say how a neighbour runs: of use within a text of two directions."""
VISIBLE_FORMATS: Final = frozenset(
    [*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD, *range(0x13430, 0x13440)]
)
"""Characters of scripts that count as formats and are seen all the same."""
UNSEEN: Final = frozenset([0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0])
"""Characters that count as letters, marks or symbols, and are not seen."""
_ACCENTS: Final = "\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_SELECTOR: Final = re.compile("[\ufe00-\ufe0f\u180b-\u180d\u180f\U000e0100-\U000e01ef]")
"""It chooses a form of the sign before it: of an emoji, of a Chinese or of a Mongolian letter."""
_KEYCAP: Final = "\u20e3"
_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,8}\U000e007f")
"""The flag of a part of a country: a black flag, and letters that are only seen together with it."""
_PILED: Final = re.compile(f"[{_ACCENTS}]{{{MOST_ACCENTS + 1}}}")
_JOINING: Final = re.compile("[\u0600-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u18af\ua840-\ua87f\U00010ac0-\U0001e95f]")
"""Letters that change their form by a joiner: those of Arabic, of India, of Burma and the like."""


class InvalidName(ChabudaiError):
    """A name that hides something, or nothing at all."""

    code = "name/invalid"


def checked_name(text: str) -> str:
    """Return a name with single spaces, and each letter in its usual form.

    Raises:
        InvalidName: It holds what nobody can see, turns text about, piles marks up, or shows nothing.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    fault = _fault(name, allowed=JOINERS)
    if fault:
        raise InvalidName(f"This name {fault}.", hint="Use letters of any script, digits, signs and emoji.")
    return name


def cleaned_text(text: str) -> str:
    """Return what somebody said without what nobody can see; empty if nothing is left.

    Whoever says something in a hurry is not refused for a character that came along from elsewhere.
    """
    said = unicodedata.normalize("NFC", " ".join(text.split()))
    flags = set(_flag_places(said))
    kept = [char for place, char in enumerate(said) if place in flags or _seen(char, JOINERS + DIRECTIONAL)]
    return _without_piles("".join(kept)).strip()[:LONGEST_TEXT]


def _fault(name: str, allowed: str) -> str:
    flags = set(_flag_places(name))
    if any(place not in flags and not _seen(char, allowed) for place, char in enumerate(name)):
        return "has a character that cannot be seen, or that turns text about"
    if not all(_fits(name, place) for place in range(len(name))):
        return "has a character that joins nothing"
    if name != _without_piles(name):
        return "has too many marks on a letter"
    if not any(unicodedata.category(char)[0] in "LNPSC" and char not in JOINERS for char in name):
        return "shows nothing"
    return f"is longer than {LONGEST_NAME} characters" if len(name) > LONGEST_NAME else ""


def numbered(names: list[str]) -> list[str]:
    """Tell players of the same name apart by a number."""
    return [
        f"{name} {names[: seat + 1].count(name)}" if name and names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def _seen(char: str, allowed: str) -> bool:
    """Tell whether a character can be seen, or is *allowed* anyway."""
    category, code = unicodedata.category(char), ord(char)
    if category in ("Cc", "Cs", "Co", "Zl", "Zp") or code in UNSEEN:
        return False
    if category == "Cf":
        return char in allowed or code in VISIBLE_FORMATS
    # Emoji that are newer than this Python are not assigned for it; what never will be is refused.
    return not (code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF or 0xE0000 <= code <= 0xE00FF)


def _fits(text: str, place: int) -> bool:
    """Tell whether a joiner or a selector has something before it that it can change; anything else fits anywhere."""
    char, before = text[place], text[place - 1] if place else " "
    category = unicodedata.category(before)
    if char in JOINERS:
        return bool(_JOINING.match(before) or _SELECTOR.match(before) or category in ("So", "Sk"))
    if not _SELECTOR.match(char):
        return True
    if category == "Nd" or before in "#*":
        return text[place + 1 : place + 2] == _KEYCAP
    return category in ("So", "Sk", "Sm", "Po", "Pd", "Lo") and not _SELECTOR.match(before)


def _flag_places(text: str) -> list[int]:
    return [place for flag in _FLAG.finditer(text) for place in range(*flag.span())]


def _without_piles(text: str) -> str:
    """Return the text without marks beyond those that a letter can carry, and without marks on nothing."""
    kept: list[str] = []
    marks = MOST_MARKS
    for char in text:
        mark = unicodedata.category(char) in ("Mn", "Me", "Mc")
        marks = marks + 1 if mark else (MOST_MARKS if char == " " else 0)
        if not mark or marks <= MOST_MARKS:
            kept.append(char)
    return _PILED.sub(lambda pile: pile.group()[:MOST_ACCENTS], "".join(kept))
