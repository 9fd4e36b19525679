"""A table of Hanabi as a picture."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from chabudai.envs.canvas import EDGE, LANTERN, NIGHT, PAPER, RAISED, SMOKE, SOFT, Canvas
from chabudai.envs.hanabi.emblems import AT_NIGHT, ON_PAPER, emblem
from chabudai.envs.hanabi.text import told_text
from chabudai.games.hanabi.components import RULEBOOK_ORDER, Card
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS

if TYPE_CHECKING:
    from PIL.Image import Image

    from chabudai.envs.canvas import Point
    from chabudai.games.hanabi import HanabiState
    from chabudai.games.hanabi.hand import Hand

WIDTH: Final = 780
MARGIN: Final = 24
CARD: Final = (66.0, 88.0)
STEP: Final = 90
TOP: Final = 172
"""Where the hands start."""
ROW: Final = 136


def hanabi_image(state: HanabiState) -> Image:
    """Return a picture of a position, with all hands open."""
    bottom = TOP + ROW * state.players
    canvas = Canvas(WIDTH, bottom + 96)
    _draw_heading(canvas, state)
    _draw_fireworks(canvas, state)
    _draw_counters(canvas, state)
    for seat, hand in enumerate(state.hands):
        _draw_hand(canvas, f"player_{seat}", hand, TOP + ROW * seat, to_move=seat == state.to_move)
    _draw_discards(canvas, state, bottom + 8)
    return canvas.finished()


def _draw_heading(canvas: Canvas, state: HanabiState) -> None:
    canvas.write((MARGIN, 28), "Hanabi", 22, LANTERN)
    ended = "" if state.ended is None else f"over: {state.ended}, "
    canvas.write((WIDTH - MARGIN, 28), f"{ended}{state.fireworks_total} built, turn {state.turn}", 15, SOFT, "rm")


def _draw_card(canvas: Canvas, card: Card, at: Point) -> None:
    ink = ON_PAPER[card.colour]
    canvas.box(at, CARD, PAPER)
    emblem(canvas, card.colour, (at[0] + CARD[0] / 2, at[1] + CARD[1] / 2 + 4), 19, ink)
    canvas.write((at[0] + 7, at[1] + 14), str(card.value), 22, ink)
    canvas.write((at[0] + CARD[0] - 7, at[1] + CARD[1] - 13), str(card.value), 15, ink, "rm")


def _draw_fireworks(canvas: Canvas, state: HanabiState) -> None:
    colours = [colour for colour in RULEBOOK_ORDER if colour in state.setup.colours]
    for place, colour in enumerate(colours):
        at = (MARGIN + place * STEP, 56.0)
        value = state.fireworks[colour]
        if value:
            _draw_card(canvas, Card(colour, value), at)
        else:
            canvas.box(at, CARD, None, EDGE)
            emblem(canvas, colour, (at[0] + CARD[0] / 2, at[1] + CARD[1] / 2), 15, AT_NIGHT[colour])


def _draw_counters(canvas: Canvas, state: HanabiState) -> None:
    left = WIDTH - MARGIN - 244
    for row, (name, whole, lit, light) in enumerate(
        (("clues", CLUE_TOKENS, state.clue_tokens, LANTERN), ("errors", ERRORS, state.errors, SMOKE))
    ):
        height = 68 + 28 * row
        canvas.write((left, height), name, 15, SOFT)
        for k in range(whole):
            canvas.dot((left + 68 + 22 * k, height), 7.5, light if k < lit else NIGHT, light if k < lit else EDGE)
    canvas.write((left, 124), "deck", 15, SOFT)
    canvas.write((left + 60, 124), str(state.deck_left), 20)
    if state.final_turns_left is not None:
        canvas.write((left + 100, 124), f"{state.final_turns_left} turns left", 15, LANTERN)


def _draw_hand(canvas: Canvas, name: str, hand: Hand, top: float, *, to_move: bool) -> None:
    canvas.box((MARGIN - 12, top), (WIDTH - 2 * MARGIN + 24, ROW - 10), RAISED, LANTERN if to_move else None, 12)
    canvas.write((MARGIN + 4, top + 54), name, 17, LANTERN if to_move else PAPER)
    canvas.write((MARGIN + 4, top + 112), "knows", 13, SOFT)
    for slot, (card, known) in enumerate(zip(hand.cards, hand.knowledge, strict=True)):
        at = (MARGIN + 150.0 + slot * STEP, top + 10)
        _draw_card(canvas, card, at)
        told = told_text(known)
        canvas.write((at[0] + CARD[0] / 2, top + 112), told, 15, SOFT if told == ".." else LANTERN, "mm")


def _draw_discards(canvas: Canvas, state: HanabiState, top: float) -> None:
    canvas.write((MARGIN, top + 10), f"discards {len(state.discards)}", 15, SOFT)
    x, y = MARGIN + 130.0, top + 10
    for card, count in sorted(Counter(state.discards).items()):
        text = f"{card}" + (f" x{count}" if count > 1 else "")
        if x + canvas.width_of(text, 15) > WIDTH - MARGIN:
            x, y = MARGIN + 130.0, y + 24
        canvas.write((x, y), text, 15, AT_NIGHT[card.colour])
        x += canvas.width_of(text, 15) + 14
