"""The legal moves of Hanabi with what a screen needs of each, encoded in pieces that are kept.

The list is the same as `HanabiView.legal_moves`, in the same order; a test says so. It is put
together from three kinds of pieces: what the own hand allows, the colour clues to each other
hand, and the value clues. A hand rarely changes, so the pieces are nearly always there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from chabudai.core import Seat
from chabudai.games.hanabi.actions import action_of
from chabudai.games.hanabi.components import VALUES, Card, Slot
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, HanabiMove, Play
from chabudai.games.hanabi.rules import CLUE_TOKENS, HanabiSetup, read_setup
from chabudai.server.sight.shapes import HanabiMoveInfo

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiView

Shape: TypeAlias = tuple[int, bool, bool, bool]
"""Players, and which of the rules hold that change what can be done."""

_encode: Final = msgspec.json.Encoder().encode


def _setup(shape: Shape) -> HanabiSetup:
    players, empty_clues, synchronised, avalanche = shape
    return read_setup(players, {"empty_clues": empty_clues, "synchronised": synchronised, "avalanche": avalanche})


def moves_of(view: HanabiView) -> msgspec.Raw:
    """Return the legal moves of the seat of *view*, which is to move."""
    setup, seat = view.setup, view.seat
    held, players, rules = len(view.hands[seat]), setup.players, setup.rules
    # A setup is slow to hash; what its moves depend on is not.
    shape = (players, rules.empty_clues, rules.synchronised, rules.avalanche)
    pieces = [_own(shape, held, view.clue_tokens < CLUE_TOKENS)]
    if view.clue_tokens:
        targets = [(seat + step) % players for step in range(1, players)]
        clues = [_clues(shape, seat, target, view.hands[target]) for target in targets]
        pieces += [colours for colours, _ in clues]
        pieces += [values for _, values in clues]
    if rules.synchronised:
        pieces.append(_announcements(shape, held))
    return msgspec.Raw(b"[" + b",".join(filter(None, pieces)) + b"]")


@lru_cache(maxsize=1024)
def _own(shape: Shape, held: int, discards: bool) -> bytes:  # noqa: FBT001 - part of the key
    setup = _setup(shape)
    slots = [Slot(slot) for slot in range(held)]
    moves: list[HanabiMove] = [*map(Discard, slots)] if discards else []
    return _joined(setup, Seat(0), [(move, None) for move in (*moves, *map(Play, slots))])


@lru_cache(maxsize=1024)
def _announcements(shape: Shape, held: int) -> bytes:
    setup = _setup(shape)
    moves = [Announce(Slot(slot), colour) for slot in range(held) for colour in setup.colours]
    return _joined(setup, Seat(0), [(move, None) for move in moves])


@lru_cache(maxsize=20_000)
def _clues(shape: Shape, seat: Seat, target: int, hand: tuple[Card | None, ...]) -> tuple[bytes, bytes]:
    """Return the colour clues and the value clues that *seat* can give to a hand."""
    setup = _setup(shape)
    whom = Seat(target)
    colours = [(clue, touched(clue, hand)) for clue in (ClueColour(whom, colour) for colour in setup.colours)]
    values = [(clue, touched(clue, hand)) for clue in (ClueValue(whom, value) for value in VALUES)]
    empty = setup.rules.empty_clues
    return (
        _joined(setup, seat, [(clue, slots) for clue, slots in colours if slots or empty]),
        _joined(setup, seat, [(clue, slots) for clue, slots in values if slots or empty]),
    )


def touched(clue: ClueColour | ClueValue, hand: tuple[Card | None, ...]) -> list[int]:
    """Return the slots that a clue points at."""
    return [slot for slot, card in enumerate(hand) if card is not None and clue.touches(card)]


def _joined(setup: HanabiSetup, seat: Seat, moves: list[tuple[HanabiMove, list[int] | None]]) -> bytes:
    infos = [_info(move, action_of(setup, seat, move), slots) for move, slots in moves]
    return _encode(infos)[1:-1]


def _info(move: HanabiMove, action: int, slots: list[int] | None) -> HanabiMoveInfo:
    text = str(move)
    match move:
        case Play(slot):
            return HanabiMoveInfo(text, action, "play", slot)
        case Announce(slot, colour):
            return HanabiMoveInfo(text, action, "announce", slot, colour=colour.word)
        case Discard(slot):
            return HanabiMoveInfo(text, action, "discard", slot)
        case ClueColour(target, colour):
            return HanabiMoveInfo(text, action, "clue", None, target, colour.word, None, slots)
        case ClueValue(target, value):
            return HanabiMoveInfo(text, action, "clue", None, target, None, value, slots)
