"""Observations are the canonical encoding of the Hanabi Learning Environment, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest
from tests.fast.hanabi.canonical import Scribe
from tests.fast.hanabi.tables import PLAYERS, VARIANTS, twin

from chabudai.core import Chance, Seat
from chabudai.fast.hanabi import HanabiTwin
from chabudai.fast.lockstep import Pair
from chabudai.games.hanabi import HANABI

GUARD = 7


def seen(pair: Pair, seat: int) -> list[int]:
    """Return what *seat* sees, making sure that nothing beside the row was written."""
    bits = pair.twin.bits
    buffer = np.full(3 * bits, GUARD, np.uint8)
    records = np.repeat(pair.records, 2)
    pair.twin.look(records, np.array([0, seat]), buffer, 1, 2)
    assert (buffer[:bits] == GUARD).all()
    assert (buffer[2 * bits :] == GUARD).all()
    row: list[int] = buffer[bits : 2 * bits].tolist()
    return row


@pytest.mark.parametrize(("players", "bits", "actions"), [(2, 658, 20), (3, 956, 30), (4, 1041, 38), (5, 1280, 48)])
def test_sizes_are_those_of_the_reference(players: int, bits: int, actions: int) -> None:
    """Agents that were trained elsewhere fit."""
    table = twin(players, edition="pl")

    assert (table.bits, table.actions) == (bits, actions)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_sees_the_same_bits_in_open_spiel(players: int) -> None:
    """OpenSpiel contains DeepMind's engine: an independent judge of bits, actions and score."""
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("hanabi", {"players": players})
    table = twin(players, edition="pl")
    for number in range(12):
        seed = f"open spiel {number}"
        deck = [card.number for card in HANABI.shuffle(HANABI.setup(players, {"edition": "pl"}), seed)]
        pair, player, theirs = Pair(table, seed), HANABI.rehearsal(Chance("bits", seed)), game.new_initial_state()
        while True:
            while theirs.is_chance_node():
                theirs.apply_action(deck.pop(0))
            for seat in range(players):
                assert seen(pair, seat) == theirs.observation_tensor(seat)
            assert theirs.is_terminal() == (pair.state.ended is not None)
            if theirs.is_terminal():
                break
            assert theirs.legal_actions() == np.flatnonzero(_legal(pair)).tolist()
            move = player(pair.state)
            theirs.apply_action(HANABI.action(pair.state, move))
            pair.play(move)
        assert theirs.returns()[0] == pair.state.returns()[0]


def _legal(pair: Pair) -> list[bool]:
    return [bool(int(pair.words[0, k // 64]) >> k % 64 & 1) for k in range(pair.twin.actions)]


@pytest.mark.parametrize("players", PLAYERS)
def test_variants_extend_the_encoding_as_documented(players: int) -> None:
    """Every combination of variants against the encoding written down slowly."""
    for number, rules in enumerate(VARIANTS):
        table: HanabiTwin = twin(players, **rules, first=number % players)
        pair = Pair(table, f"variant {number}")
        scribe = Scribe(pair.state)
        player = HANABI.rehearsal(Chance("variants", f"{players} {number}"))
        seat = Seat(number % players)
        while pair.state.to_move is not None:
            assert seen(pair, seat) == scribe.bits(seat)
            move = player(pair.state)
            scribe.play(move)
            pair.play(move)
            seat = Seat((seat + 1) % players)
        assert seen(pair, seat) == scribe.bits(seat)
