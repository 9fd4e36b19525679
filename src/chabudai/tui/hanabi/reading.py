"""Hanabi as a server sends it: from JSON back to a view."""

from __future__ import annotations

from typing import Any

from chabudai.core import PUBLIC, Seat
from chabudai.games.hanabi.components import CARD_BY_TEXT, Knowledge
from chabudai.games.hanabi.notation import COLOUR_BY_WORD
from chabudai.games.hanabi.rules import read_setup
from chabudai.games.hanabi.scoring import Ended
from chabudai.games.hanabi.view import HanabiView
from chabudai.tui.hanabi.marks import Marks, first_marks


def read_position(position: Any) -> tuple[HanabiView, Marks]:  # noqa: ANN401 - plain JSON
    """Return the view of a position, and what each card was pointed at for."""
    shown = position["view"]
    setup = read_setup(shown["players"], shown["rules"])
    told = shown["knowledge"]
    seat = position["seat"]
    view = HanabiView(
        setup=setup,
        observer=PUBLIC if seat is None else Seat(seat),
        deck_left=shown["deck_left"],
        hands=tuple(tuple(None if card is None else CARD_BY_TEXT[card] for card in hand) for hand in shown["hands"]),
        # Without a memory aid the server does not say it.
        knowledge=_all(told) if told else tuple((setup.unclued,) * len(hand) for hand in shown["hands"]),
        fireworks=tuple(shown["fireworks"][colour.word] for colour in setup.colours),
        discards=tuple(CARD_BY_TEXT[card] for card in shown["discards"]),
        clue_tokens=shown["clue_tokens"],
        errors=shown["errors"],
        turn=shown["turn"],
        to_move=None if shown["to_move"] is None else Seat(shown["to_move"]),
        final_turns_left=shown["final_turns_left"],
        ended=None if shown["ended"] is None else Ended(shown["ended"]),
    )
    clues = position.get("clues")
    return view, _all(clues) if clues else first_marks(view)


def _all(hands: Any) -> Marks:  # noqa: ANN401
    return tuple(tuple(_knowledge(known) for known in hand) for hand in hands)


def _knowledge(known: Any) -> Knowledge:  # noqa: ANN401
    colours = sum(1 << COLOUR_BY_WORD[word] for word in known["colours"])
    return Knowledge(colours, sum(1 << (value - 1) for value in known["values"]))
