"""Whole games of Cairn through the engine, with random moves."""

from __future__ import annotations

from typing import Any

from tests.engine.asking import Engine

from chabudai.core import Chance

DEAL = [1, 2, 3, 4] * 6
"""Every stone, so that all hands of four are alike."""


def whole_game(engine: Engine, players: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play one game; return its record and its last position."""
    chance = Chance("test", f"cairn {players}")
    dealt = engine.ask(do="deal", game="cairn", players=players, rules={"hand": 3}, seed="whole")
    table, state = dealt["table"], dealt["state"]
    while (seat := state["to_move"]) is not None:
        assert engine.ask(do="view", table=table, seat=seat)["view"]["hands"][seat] == state["hands"][seat]
        legal = engine.ask(do="legal", table=table)["moves"]
        state = engine.ask(do="play", table=table, action=legal[chance.below(len(legal))]["action"])["state"]
    return engine.ask(do="record", table=table)["record"], state
