"""The compiled twin of `partner` against the readable bot, move by move and note by note."""

from __future__ import annotations

from dataclasses import fields

import pytest
from tests.fast.hanabi_conventions.lockstep import TEMPERS, VARIANTS, play_along

from chabudai.bots.hanabi.partner import meaning, memory, notes, scene
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.bots.hanabi.partner.weights import WEIGHTS, Weights
from chabudai.fast.hanabi_conventions import asking, weights
from chabudai.fast.hanabi_conventions import memory as twin_memory
from chabudai.fast.hanabi_conventions import notes as twin_notes
from chabudai.games import HANABI


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_choose_and_note_the_same(players: int, variant: str) -> None:
    """Along games with more and more moves that no convention explains, every choice and every seat's notes agree."""
    setup = HANABI.setup(players, VARIANTS[variant])
    temper = TEMPERS[(players + list(VARIANTS).index(variant)) % len(TEMPERS)]

    assert play_along(setup, f"{variant} {players}", temper) > 0


def test_weights_stand_in_the_order_of_their_fields() -> None:
    """The row that the twin is handed has every weight where the twin looks for it."""
    row = numbers(WEIGHTS)

    assert tuple(field.name for field in fields(Weights)) == weights.NAMES
    assert len(row) == weights.WORTHS
    assert row[weights.PLAY] == WEIGHTS.play
    assert row[weights.BY_TOKENS : weights.IDLE] == WEIGHTS.tokens
    assert row[weights.PACE] == WEIGHTS.pace


def test_constants_are_the_same() -> None:
    """What both sides count with is equal; the twin keeps strangeness in halves."""
    assert twin_notes.RISKS == scene.RISKS
    assert twin_notes.ANYTHING == notes.ANYTHING
    assert asking.MOST_ASKED == meaning.MOST_ASKED
    assert twin_memory.PROOFS == memory.PROOFS
    assert tuple(halves / 2 for halves in twin_memory.TOO_STRANGE) == memory.TOO_STRANGE
