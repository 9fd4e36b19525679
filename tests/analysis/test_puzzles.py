"""Puzzles: every one in the collections is legal, and its answer is proved by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

import pytest
from tests.analysis.brute_force import BruteForce, worlds_of

from chabudai.analysis.puzzles import Puzzle, UnknownPuzzle, book_of, collection, number_of_day, numbered
from chabudai.core import IllegalMove, UnreadableMove
from chabudai.protocol.bossa.puzzles import BossaPuzzleReason
from chabudai.protocol.hanabi.puzzles import HanabiPuzzleReason
from chabudai.records.deal import FIRST_DAY

GAMES = ("hanabi", "bossa")
LEAST = 50
SMALL_WORLDS = 6
SMALL_PILE = 3
SAMPLE = 10


@pytest.mark.parametrize("game", GAMES)
def test_every_position_replays_and_every_legal_move_is_weighed(game: str) -> None:
    """A puzzle's moves can be played, its worths are those of the legal moves, and one is better than all others."""
    puzzles = collection(game)

    assert len(puzzles) >= LEAST
    for puzzle in puzzles:
        legal = [str(move) for move in puzzle.view().legal_moves()]
        assert list(puzzle.worths) == legal, puzzle.seed
        others = [puzzle.worth(move) for move in legal if move != puzzle.answer]
        assert puzzle.worth(puzzle.answer) > max(others), puzzle.seed


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_is_there_twice(game: str) -> None:
    """Each position is another one."""
    puzzles = collection(game)

    assert len({(puzzle.seed, puzzle.moves) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_no_single_answer_is_the_answer_to_most(game: str) -> None:
    """Whoever always gives the same answer is wrong in most puzzles."""
    answers = Counter(puzzle.answer for puzzle in collection(game))

    assert max(answers.values()) < answers.total() / 2


def test_bossa_is_proved_by_brute_force() -> None:
    """Playing every move in every order of the hidden tiles gives the very same chances."""
    for puzzle in _sample(p for p in collection("bossa") if _pile(p) <= SMALL_PILE):
        state: Any = puzzle.position()
        proved = BruteForce().bossa(state)

        assert {move: puzzle.worth(move) for move in puzzle.worths} == proved


def test_hanabi_is_proved_by_brute_force() -> None:
    """In every hand that fits, everybody making a best move: the answer brings at least that, the others at most."""
    for puzzle in _sample(p for p in collection("hanabi") if _is_small(p)):
        state: Any = puzzle.position()
        proved = BruteForce().hanabi(state)

        for move, (least, most) in proved.items():
            assert puzzle.worth(move) == (least if move == puzzle.answer else most), (puzzle.seed, move)


def _sample(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    found = [puzzle for puzzle, _ in zip(puzzles, range(SAMPLE), strict=False)]
    assert found
    return found


def _pile(puzzle: Puzzle) -> int:
    view: Any = puzzle.view()
    pile: int = view.board.pile_left
    return pile


def _is_small(puzzle: Puzzle) -> bool:
    """Tell whether the two players to come could each hold few hands."""
    state: Any = puzzle.position()
    after = state.play(state.legal_moves()[0])
    return (
        state.final_turns_left == 2
        and len(list(worlds_of(state))) <= SMALL_WORLDS
        and len(list(worlds_of(after))) <= SMALL_WORLDS * 4
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_view_hides_what_the_player_may_not_know(game: str) -> None:
    """A puzzle is shown through the eyes of whoever is to move."""
    puzzle = numbered(game, 1)
    state = puzzle.position()

    assert state.to_move is not None
    assert puzzle.view() == state.view(state.to_move)


def test_a_day_has_its_puzzle_and_the_first_comes_after_the_last() -> None:
    """Puzzles follow each other day by day, round and round."""
    count = len(collection("bossa"))

    assert number_of_day("bossa", FIRST_DAY) == 1
    assert number_of_day("bossa", FIRST_DAY + timedelta(count - 1)) == count
    assert number_of_day("bossa", FIRST_DAY + timedelta(count)) == 1
    assert number_of_day("bossa", date(2025, 12, 31)) == count


def test_judging_tells_right_from_wrong_and_legal_from_illegal() -> None:
    """The answer is right, another legal move is wrong, and what is no legal move is refused."""
    puzzle = numbered("bossa", 1)
    wrong = next(move for move in puzzle.worths if move != puzzle.answer)

    assert puzzle.judge(puzzle.answer).right
    verdict = puzzle.judge(f"  {wrong} ")
    assert not verdict.right
    assert (verdict.move, verdict.answer) == (wrong, puzzle.answer)
    assert verdict.worth < verdict.best
    with pytest.raises(IllegalMove):
        puzzle.judge("first")
    with pytest.raises(UnreadableMove):
        puzzle.judge("pass")


def test_a_number_beyond_the_collection_is_refused() -> None:
    """The error says how many there are."""
    with pytest.raises(UnknownPuzzle, match="no puzzle 0") as refused:
        numbered("hanabi", 0)

    assert str(len(collection("hanabi"))) in refused.value.hint


def test_reasons_are_of_the_games_own_type() -> None:
    """How likely the card fits, what the opponent faces; nothing for a move that plays no card."""
    hanabi, bossa = numbered("hanabi", 1), numbered("bossa", 1)

    played = book_of("hanabi").why(hanabi, "play 1")
    assert isinstance(played, HanabiPuzzleReason)
    assert 0 <= played.fits <= 1
    assert book_of("hanabi").why(hanabi, "discard 1") is None
    assert isinstance(book_of("bossa").why(bossa, bossa.answer), BossaPuzzleReason)
