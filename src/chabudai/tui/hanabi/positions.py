"""Positions of Hanabi as a server sends them, read back into views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import PUBLIC, Seat
from chabudai.games.hanabi.components import CARD_BY_TEXT, Knowledge
from chabudai.games.hanabi.notation import COLOUR_BY_WORD
from chabudai.games.hanabi.rules import read_setup
from chabudai.games.hanabi.scoring import Ended
from chabudai.games.hanabi.view import HanabiView
from chabudai.tui.hanabi.marks import Marks, first_marks

if TYPE_CHECKING:
    from chabudai.protocol.hanabi.positions import HanabiPosition, Heard


def read_position(position: HanabiPosition) -> tuple[HanabiView, Marks]:
    """Return the view of a position, and what each card was pointed at for."""
    shown = position.view
    setup = read_setup(shown.players, shown.rules)
    told = shown.knowledge
    view = HanabiView(
        setup=setup,
        observer=PUBLIC if position.seat is None else Seat(position.seat),
        deck_left=shown.deck_left,
        hands=tuple(tuple(None if card is None else CARD_BY_TEXT[card] for card in hand) for hand in shown.hands),
        # Without a memory aid the server does not say it.
        knowledge=_all(told) if told else tuple((setup.unclued,) * len(hand) for hand in shown.hands),
        fireworks=tuple(shown.fireworks[colour.word] for colour in setup.colours),
        discards=tuple(CARD_BY_TEXT[card] for card in shown.discards),
        clue_tokens=shown.clue_tokens,
        errors=shown.errors,
        turn=shown.turn,
        to_move=None if shown.to_move is None else Seat(shown.to_move),
        final_turns_left=shown.final_turns_left,
        ended=None if shown.ended is None else Ended(shown.ended),
    )
    return view, _all(position.clues) if position.clues else first_marks(view)


def _all(hands: list[list[Heard]]) -> Marks:
    return tuple(tuple(_knowledge(known) for known in hand) for hand in hands)


def _knowledge(known: Heard) -> Knowledge:
    colours = sum(1 << COLOUR_BY_WORD[word] for word in known.colours)
    return Knowledge(colours, sum(1 << (value - 1) for value in known.values))
