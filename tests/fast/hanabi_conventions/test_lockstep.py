"""The compiled twin of `partner` against the readable bot, move by move and note by note."""

from __future__ import annotations

from dataclasses import fields

import pytest
from tests.fast.hanabi_conventions.lockstep import TEMPERS, VARIANTS, play_along

from chabudai.bots.hanabi.partner import levels, memory, notes, outlook, scene
from chabudai.bots.hanabi.partner.conventions import ones
from chabudai.bots.hanabi.partner.conventions.bluff import BLUFF
from chabudai.bots.hanabi.partner.conventions.double_ask import DOUBLE_ASK
from chabudai.bots.hanabi.partner.conventions.finesse import FINESSE
from chabudai.bots.hanabi.partner.conventions.own_hand import OWN_HAND
from chabudai.bots.hanabi.partner.conventions.registry import CONVENTIONS, LEVELS, agreed_at
from chabudai.bots.hanabi.partner.conventions.registry import switches as switches_of
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.bots.hanabi.partner.weights import WEIGHTS, Weights
from chabudai.fast.hanabi import record
from chabudai.fast.hanabi_conventions import layout, switches, weights
from chabudai.fast.hanabi_conventions import levels as twin_levels
from chabudai.fast.hanabi_conventions import memory as twin_memory
from chabudai.fast.hanabi_conventions import notes as twin_notes
from chabudai.fast.hanabi_conventions import outlook as twin_outlook
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
    row, mine = numbers(4), WEIGHTS[4]

    assert ("switches", *(field.name for field in fields(Weights))) == weights.NAMES
    assert len(row) == weights.WORTHS
    assert row[weights.PLAY] == mine.play
    assert row[weights.BY_TOKENS : weights.IDLE] == mine.tokens
    assert row[weights.PACE] == mine.pace
    assert row[weights.LATE] == mine.late
    assert row[weights.UNPROVEN] == mine.unproven


def test_switches_stand_in_the_order_of_the_registry() -> None:
    """Each bit is one convention, and a level has the bits of its conventions."""
    assert tuple(convention.name for convention in CONVENTIONS) == switches.NAMES
    assert numbers(3, agreed_at("beginner"))[weights.SWITCHES] == 63
    assert switches.PROMPT & int(numbers(3, agreed_at("intermediate"))[weights.SWITCHES])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_both_play_every_level(level: str, players: int) -> None:
    """With conventions switched off both sides still choose and note the same."""
    setup = HANABI.setup(players, VARIANTS["standard"])

    assert play_along(setup, f"{level} {players}", TEMPERS[players - 2], agreed_at(level)) > 0


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("lower", LEVELS[:-1])
def test_both_find_out_the_same_levels(lower: str, players: int) -> None:
    """Where experts sit among players of a lower level, both sides take everybody for the same."""
    setup = HANABI.setup(players, VARIANTS["standard"])

    assert play_along(setup, f"mixed {lower} {players}", 0, agreed_at("expert"), agreed_at(lower)) > 0


def test_the_ladder_has_the_conventions_of_each_level() -> None:
    """Levels are the same on both sides, and so is the level that each convention comes with."""
    assert tuple(switches_of(agreed_at(level)) for level in LEVELS) == switches.LADDER
    assert len(LEVELS) - 1 == layout.RUNGS
    assert (FINESSE.rank, DOUBLE_ASK.rank) == (switches.FINESSE_RUNG, switches.DOUBLE_ASK_RUNG)
    assert (OWN_HAND.rank, BLUFF.rank) == (switches.OWN_HAND_RUNG, switches.BLUFF_RUNG)
    assert (twin_levels.SLIP, twin_levels.PROOF) == (levels.SLIP, levels.PROOF)
    assert (twin_levels.TOO_DOUBTFUL, twin_levels.MOST_DOUBTFUL) == (levels.TOO_DOUBTFUL, levels.MOST_DOUBTFUL)
    assert twin_levels.TRUST == levels.TRUST


def test_constants_are_the_same() -> None:
    """What both sides count with is equal; the twin keeps strangeness in halves."""
    assert twin_notes.RISKS == scene.RISKS
    assert twin_notes.ANYTHING == notes.ANYTHING
    assert twin_outlook.LATE == outlook.LATE
    assert record.MAX_HAND == ones.MAX_HAND
    assert twin_memory.PROOFS == memory.PROOFS
    assert tuple(halves / 2 for halves in twin_memory.TOO_STRANGE) == memory.TOO_STRANGE
