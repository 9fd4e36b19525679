"""The compiled engine does what the readable one does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("numba")

from tests.fast.bossa.lockstep import play_games, play_scattered

from chabudai.fast.bossa.packing import pack, unpack
from chabudai.fast.bossa.record import RECORD
from chabudai.games.bossa import BOSSA

ROOT = Path(__file__).parents[3]


def test_every_ply_of_biased_games_is_the_same_in_both_engines() -> None:
    """Whole state, ordered legal moves and the record agree until the end, for all five ends."""
    ends = play_games(range(400))

    assert set(ends) == {"hand", "hand with a full line", "line", "stuck", "pile"}


def test_large_groups_and_an_empty_pile_are_the_same_in_both_engines() -> None:
    """What games hardly reach agrees in positions made by scattering the tiles."""
    for number in range(4000):
        play_scattered(f"test {number}")


@pytest.mark.slow
def test_no_index_leaves_its_array(tmp_path: Path) -> None:
    """With bounds checking on, the same games raise nothing."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "tests.fast.bossa.lockstep", "200"]

    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


def test_a_record_is_small() -> None:
    """A game takes 128 bytes."""
    assert RECORD.itemsize == 128


def test_packing_does_not_change_a_position() -> None:
    """The first position comes back as it was."""
    setup = BOSSA.setup(2, {})
    state = BOSSA.deal(setup, BOSSA.shuffle(setup, "packing"))

    record = pack(state)

    assert unpack(record) == state
    assert np.array_equal(pack(unpack(record)), record)
