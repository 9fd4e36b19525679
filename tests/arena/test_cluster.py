"""Playing on Ray: the same games as in processes."""

from __future__ import annotations

import pytest

pytest.importorskip("ray", reason="Ray is not installed; the extra `ray` brings it")

from chabudai.arena import Plan, run
from chabudai.arena.cluster import on_cluster
from chabudai.arena.running import in_processes


def test_a_local_cluster_plays_the_same_games() -> None:
    """Where the games are played changes none of them."""
    plan = Plan("hanabi", ("cautious",), 2, 6, "cluster")

    there = [game for part in run(plan, on_cluster("local")) for game in part]
    here = [game for part in run(plan, in_processes(1)) for game in part]

    assert sorted(there, key=lambda game: game.number) == sorted(here, key=lambda game: game.number)
    assert len(there) == 6
