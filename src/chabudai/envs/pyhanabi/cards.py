"""Cards, and what their owners were told, as the Hanabi Learning Environment names them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from chabudai.envs.pyhanabi.errors import UnreadableAction

COLOR_CHAR: Final = ["R", "Y", "G", "W", "B"]
RANKS: Final = 5


def color_idx_to_char(color_idx: int) -> str | None:
    """Return the letter of a colour; None for -1."""
    return None if color_idx == -1 else COLOR_CHAR[color_idx]


def color_char_to_idx(color_char: object) -> int:
    """Return the number of the colour that has this letter."""
    if color_char not in COLOR_CHAR:
        raise UnreadableAction(f"There is no color {color_char!r}.", hint=f"The colors are: {', '.join(COLOR_CHAR)}.")
    return COLOR_CHAR.index(str(color_char))


@dataclass(frozen=True, slots=True)
class HanabiCard:
    """A card: colour and rank from 0 on, or -1 and -1 for one whose face is hidden."""

    _color: int
    _rank: int

    def color(self) -> int:
        """Return the number of the colour."""
        return self._color

    def rank(self) -> int:
        """Return the value minus 1."""
        return self._rank

    def valid(self) -> bool:
        """Tell whether the face is known."""
        return self._color >= 0 and self._rank >= 0

    def to_dict(self) -> dict[str, Any]:
        """Return the card as a dictionary."""
        return {"color": color_idx_to_char(self._color), "rank": self._rank}

    def __str__(self) -> str:
        return f"{COLOR_CHAR[self._color]}{self._rank + 1}" if self.valid() else "XX"

    __repr__ = __str__


HIDDEN: Final = HanabiCard(-1, -1)
CARDS: Final = tuple(HanabiCard(color, rank) for color in range(len(COLOR_CHAR)) for rank in range(RANKS))
"""Every face, by `chabudai.games.hanabi.Card.number`."""


@dataclass(frozen=True, slots=True)
class HanabiCardKnowledge:
    """What clues said about a card: colour and rank only where they were pointed at."""

    _color: int | None
    _rank: int | None
    _colors: int
    """Bit set of the colours that are still possible."""
    _ranks: int

    def color(self) -> int | None:
        """Return the colour if a clue pointed at it; what follows from other clues does not count."""
        return self._color

    def rank(self) -> int | None:
        """Return the rank if a clue pointed at it."""
        return self._rank

    def color_plausible(self, color_index: int) -> bool:
        """Tell whether no clue excluded a colour."""
        return bool(self._colors >> color_index & 1)

    def rank_plausible(self, rank_index: int) -> bool:
        """Tell whether no clue excluded a rank."""
        return bool(self._ranks >> rank_index & 1)

    def to_dict(self) -> dict[str, Any]:
        """Return what was pointed at as a dictionary."""
        return {"color": None if self._color is None else COLOR_CHAR[self._color], "rank": self._rank}

    def __str__(self) -> str:
        told = ("X" if self._color is None else COLOR_CHAR[self._color]) + (
            "X" if self._rank is None else str(self._rank + 1)
        )
        colors = "".join(letter for k, letter in enumerate(COLOR_CHAR) if self._colors >> k & 1)
        return f"{told}|{colors}" + "".join(str(k + 1) for k in range(RANKS) if self._ranks >> k & 1)

    __repr__ = __str__


UNTOLD: Final = HanabiCardKnowledge(None, None, (1 << len(COLOR_CHAR)) - 1, (1 << RANKS) - 1)
"""Nothing is known."""
