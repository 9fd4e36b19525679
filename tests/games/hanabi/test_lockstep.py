"""Side by side with OpenSpiel's Hanabi: everything equal at every move of whole games."""

from collections import Counter

import pytest

from chabudai.games.hanabi import Ended

pytest.importorskip("pyspiel", reason="open_spiel is not installed: it has no wheels for this platform")

from benchmarks.lockstep_openspiel import Difference, compare, load, ours, play, table
from tests.games.hanabi.games import dealt


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_engines_agree_at_every_move(players: int) -> None:
    """Hands, knowledge, tokens, lives, discards, fireworks, deck, legal moves by number, end and return."""
    game, setup = load(players), table(players)
    ends: Counter[Ended | None] = Counter()
    for number in range(25):
        _, last = play(game, setup, f"short {players} {number}")
        ends[last.ended] += 1

    assert set(ends) == {Ended.VICTORY, Ended.ERRORS, Ended.DECK}, "the games reach every ordinary end"


def test_a_difference_is_noticed() -> None:
    """The comparison itself can fail, and says where."""
    state = dealt(table(2), "different")
    other = state.play(state.legal_moves()[-1])

    with pytest.raises(Difference, match="tokens"):
        compare(ours(state), ours(other), "different")
