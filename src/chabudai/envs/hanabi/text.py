"""A table of Hanabi as a few lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.envs.text import heading, marker
from chabudai.games.hanabi.components import RULEBOOK_ORDER
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiState, Knowledge


def board_text(state: HanabiState) -> str:
    """Return a position as text, with all hands open."""
    colours = [colour for colour in RULEBOOK_ORDER if colour in state.setup.colours]
    fireworks = " ".join(f"{colour.letter}{state.fireworks[colour]}" for colour in colours)
    clues, errors = f"clues {state.clue_tokens}/{CLUE_TOKENS}", f"errors {state.errors}/{ERRORS}"
    lines = [
        heading("Hanabi", state.turn, state.ended),
        f"fireworks {fireworks}   {clues}   {errors}   deck {state.deck_left}",
    ]
    for seat, hand in enumerate(state.hands):
        cards = " ".join(f"{card!s:>3}" for card in hand.cards)
        told = " ".join(f"{told_text(known):>3}" for known in hand.knowledge)
        lines.append(f"{marker(state, seat)} player_{seat} {cards}   knows {told}")
    lines.append(f"discards {' '.join(map(str, sorted(state.discards))) or '-'}")
    return "\n".join(line.rstrip() for line in lines)


def told_text(known: Knowledge) -> str:
    """Return what is certain about a card: its colour, its value, both, or dots."""
    colours, values = known.possible_colours(), known.possible_values()
    colour = colours[0].letter if len(colours) == 1 else "."
    return colour + (str(values[0]) if len(values) == 1 else ".")
