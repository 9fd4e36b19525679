"""Games played by the readable bot and its compiled twin side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.conventions.convention import Agreed
from chabudai.bots.hanabi.partner.conventions.registry import AGREED, switches
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.bots.hanabi.partner.notes import Note
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.core import Chance, Seat
from chabudai.fast.hanabi.record import MAX_HAND, rule_numbers
from chabudai.fast.hanabi_conventions import layout
from chabudai.fast.hanabi_conventions.selfplay import deal, values_of
from chabudai.fast.hanabi_conventions.turn import act, decide
from chabudai.games.hanabi import HANABI, HanabiMove, HanabiSetup, HanabiState

VARIANTS: dict[str, dict[str, Any]] = {
    "standard": {"empty_clues": False},
    "empty-clues": {"empty_clues": True},
    "avalanche": {"empty_clues": False, "avalanche": True},
    "synchronised": {"empty_clues": False, "synchronised": True},
    "avalanche-synchronised": {"avalanche": True, "synchronised": True, "first": 1},
    "all-or-nothing": {"empty_clues": False, "all_or_nothing": True},
}
TEMPERS = (0, 5, 20, 60)
"""Out of a hundred moves, how many are not the bot's own."""

Row = NDArray[np.int64]
Said = tuple[int, int, int | None, bool, int, frozenset[tuple[int, int, int]], tuple[int, ...]]
"""A note in a form that both sides have."""


def play_along(setup: HanabiSetup, seed: str, temper: int, *agreed: Agreed) -> int:
    """Play a game on both sides and compare every choice and every note; return how many moves it had.

    The seats play by each of *agreed* in turn.

    Raises:
        AssertionError: The two sides differ.
    """
    deck = HANABI.shuffle(setup, seed)
    state = HANABI.deal(setup, deck)
    row: Row = np.zeros(layout.ROW, np.int64)
    levels = [(agreed or (AGREED,))[seat % max(1, len(agreed))] for seat in range(setup.players)]
    by_seat = np.array([values_of(numbers(setup.players, level)) for level in levels])
    deal(row, np.array([card.number for card in deck], np.int8), rule_numbers(setup), by_seat)
    memories = [Memory(state.view(Seat(seat)), level) for seat, level in enumerate(levels)]
    stray = _stray(seed)
    chance = Chance("temper", seed)
    while state.to_move is not None:
        own = choose(memories[state.to_move].scene()).move
        _compare(row, memories, where := f"{setup.rules_json()} {setup.players} {seed!r} turn {state.turn}")
        assert int(decide(row, by_seat[state.to_move])) == HANABI.action(state, own), where
        move = stray(state) if chance.below(100) < temper else own
        act(row, HANABI.action(state, move), (1 << setup.players) - 1)
        state = state.play(move)
        for seat, memory in enumerate(memories):
            memory.watch(move, state.view(Seat(seat)))
        assert bool(row[layout.OVER]) == (state.to_move is None), where
    return state.turn


def _stray(seed: str) -> Callable[[HanabiState], HanabiMove]:
    """Return what chooses the moves that are not the bot's own: sensible ones and any."""
    rehearsed, chance = HANABI.rehearsal(Chance("stray", seed)), Chance("any", seed)

    def choose_stray(state: HanabiState) -> HanabiMove:
        legal = state.legal_moves()
        return rehearsed(state) if chance.below(2) else legal[chance.below(len(legal))]

    return choose_stray


def _compare(row: Row, memories: list[Memory], where: str) -> None:
    for me, memory in enumerate(memories):
        start = layout.MEMORIES + me * layout.MEMORY
        seats = range(len(memories))
        assert [row[start + layout.STRANGE + seat] / 2 for seat in seats] == memory.strange, where
        assert [row[start + layout.PROVED + seat] for seat in seats] == memory.proved, where
        assert [bool(row[start + layout.LITERAL + seat]) for seat in seats] == memory.literal, where
        taken = [switches(levels.speaks) for levels in memory.levels]
        assert [row[start + layout.SPEAKS + seat] for seat in seats] == taken, where
        for seat, levels in enumerate(memory.levels):
            place = start + layout.DOUBTS + layout.RUNGS * seat
            assert row[place : place + layout.RUNGS].tolist() == levels.doubts, where
        for seat, hand in enumerate(memory.notes):
            assert row[layout.SIZES + seat] == len(hand), where
            for slot, note in enumerate(hand):
                place = start + layout.NOTE * (MAX_HAND * seat + slot)
                assert _read_row(row[place : place + layout.NOTE].tolist()) == _read_note(note), (
                    f"{where}: {me} of {seat}'s {slot}"
                )


def _read_note(note: Note) -> Said:
    return (
        note.belief,
        note.exempt,
        note.giver,
        note.touched,
        note.asked,
        frozenset(note.waits),
        (note.moved, note.drawn, note.ahead, note.level, note.needs, note.missed, note.missed_by),
    )


def _read_row(note: list[int]) -> Said:
    belief, exempt, giver, touched, asked = note[: layout.WAITS]
    waits = frozenset(
        (seat, *_pair(place))
        for seat, pairs in enumerate(note[layout.WAITS : layout.BLUFF_BY])
        for place in range(60)
        if pairs >> place & 1
    )
    by, cards, faces = note[layout.BLUFF_BY : layout.MOVED]
    waits |= {
        (by, 1 << card, 1 << face) for card in range(30) for face in range(30) if cards >> card & faces >> face & 1
    }
    return belief, exempt, None if giver < 0 else giver, bool(touched), asked, waits, tuple(note[layout.MOVED :])


PAIRS = [(5 * colour + low, 5 * colour + high) for colour in range(6) for high in range(1, 5) for low in range(high)]


def _pair(place: int) -> tuple[int, int]:
    low, high = PAIRS[place]
    return 1 << low, 1 << high
