"""Games that bring nothing to this level: refused with a clear word, or done in the plainest way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.records.rehearsed import rehearsed

from chabudai.analysis import InvalidReview, Reviewer, Settings
from chabudai.analysis.deals.tries import Bench
from chabudai.analysis.puzzles import UnknownPuzzle, numbered
from chabudai.analysis.puzzles.collection import collection
from chabudai.games import GAMES
from chabudai.records.deal import Deal

LAZY = """
import sys
from chabudai.games import GAMES
from chabudai.records.deal import Deal
loaded = [name for name in ("numba", "chabudai.bots") if name in sys.modules]
assert all(GAMES.part(game, "analysis").REVIEWER for game in GAMES)
loaded += [name for name in ("numba", "chabudai.fast") if name in sys.modules]
print(loaded)
"""


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the games have no part on this level."""
    whole = GAMES.part
    monkeypatch.setattr(type(GAMES), "part", lambda _, name, level: None if level == "analysis" else whole(name, level))
    collection.cache_clear()
    yield
    collection.cache_clear()


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_no_review_and_no_puzzles_are_refused_by_name(game: str) -> None:
    """The error says what the game lacks."""
    with pytest.raises(InvalidReview, match=f"There is no review of {game}"):
        Reviewer(rehearsed(game, 2, {}, "plain"), Settings())
    with pytest.raises(UnknownPuzzle, match=f"There are no puzzles of {game}"):
        numbered(game, 1)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("game", "bots"), [("hanabi", ("random",)), ("bossa", ("random", "random"))])
def test_deals_are_tried_by_a_bot_that_makes_any_move(game: str, bots: tuple[str, ...]) -> None:
    """Partners share one bot, rivals have one each."""
    *_, found = Bench(Deal(game, 2, 1), 2).run()

    assert [tries.bots for tries in found] == [bots]


def test_parts_load_neither_bots_nor_the_compiler() -> None:
    """A server that only lists what there is stays small."""
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"
