"""The compiled rules are the rulebook: whole state and ordered legal moves at every ply."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.fast.hanabi.tables import PLAYERS, VARIANTS, twin

from chabudai.core import Chance
from chabudai.fast.lockstep import Difference, Pair, walk
from chabudai.games.hanabi import Ended, HanabiMove, HanabiState, Prospects
from chabudai.games.hanabi.moves import Announce, Discard, Play

GAMES = 8


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("half", [0, 1])
def test_every_table_plays_as_the_rulebook_says(players: int, half: int) -> None:
    """Every combination of variants, along play that reaches the end game."""
    plies = 0
    for number, rules in enumerate(VARIANTS):
        if number % 2 == half:
            for game in range(GAMES):
                first = game % players
                plies += walk(twin(players, **rules, first=first), f"{players}/{number}/{game}").plies
    assert plies > 8 * GAMES * 30


@pytest.mark.parametrize("players", PLAYERS)
def test_the_walks_reach_every_kind_of_end(players: int) -> None:
    """Play that never saw a victory, a last round or a lost cause would prove nothing."""
    ends: set[str | None] = set()
    for game in range(300):
        table = twin(players, edition="pl", all_or_nothing=game % 4 > 0)
        ends.add(walk(table, f"ends {game}").last.ended)
        if ends == set(Ended):
            break
    assert ends == set(Ended)


@pytest.mark.parametrize("players", PLAYERS)
def test_marks_tell_errors_and_squandered_cards(players: int) -> None:
    """A move is marked when it is an error, and when an indispensable card is thrown away."""
    seen = set()
    for game in range(25):
        table = twin(players, edition="pl", synchronised=game % 2 == 1)
        pair = Pair(table, f"marks {game}")
        player = table.game.rehearsal(Chance("marks", str(game)))
        while pair.state.to_move is not None:
            before, move = pair.state, player(pair.state)
            marks = pair.play(move)
            wanted = _marks(before, move, pair.state)
            assert {name for name, bit in table.marks.items() if marks & bit} == wanted
            seen.add(frozenset(wanted))
    assert frozenset({"misplay"}) in seen
    assert any("squander" in marks for marks in seen)


def _marks(before: HanabiState, move: HanabiMove, after: HanabiState) -> set[str]:
    marks = {"misplay"} if after.errors > before.errors else set()
    if isinstance(move, Play | Announce | Discard) and len(after.discards) > len(before.discards):
        card = before.hands[before.to_move or 0].cards[move.slot]
        if Prospects.of(before).indispensable(card):
            marks.add("squander")
    return marks


def test_a_difference_is_told_with_table_seed_and_field() -> None:
    """Whoever breaks the kernel learns where."""
    pair = Pair(twin(2), "told")
    pair.records[0]["tokens"] = 3
    with pytest.raises(Difference, match=r"seed 'told'.*clue_tokens: 3 / 8"):
        pair.compare()


CHECKED = """
import numba
from chabudai.fast import Batch
from chabudai.core import Chance
from chabudai.fast.lockstep import walk
from tests.fast.hanabi.tables import PLAYERS, VARIANTS, twin
assert numba.config.BOUNDSCHECK == 1
for players in PLAYERS:
    for rules in VARIANTS:
        walk(twin(players, **rules), "checked")
        batch = Batch("hanabi", 3, players, rules)
        for _ in range(40):
            batch.step(batch.random_actions())
        batch.rollout(40)
"""


def test_no_index_leaves_its_array(tmp_path: Path) -> None:
    """The same play with every index checked, compiled anew for that."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", CHECKED], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stderr.count("compiling") == 1
