"""Reviews of Bossa: chances before and after, exact near the end, and what speaks for the best move."""

import pytest
from tests.records.rehearsed import rehearsed

from chabudai.analysis import Review, Reviewer, Settings
from chabudai.analysis.bossa.reasons import reasons_for
from chabudai.fast.bossa_search.appraisal import Appraiser
from chabudai.fast.bossa_search.level import Level
from chabudai.fast.bossa_search.player import Thinker
from chabudai.games import BOSSA, GAMES
from chabudai.games.bossa import BossaState
from chabudai.protocol.bossa.reviews import BossaStep

QUICK = Settings(bot="master:expert")


def reviewed(seed: str, jobs: int = 1) -> Review:
    """Return the review of a rehearsed game."""
    reviewer = Reviewer(rehearsed("bossa", 2, {}, seed), QUICK)
    return reviewer.review({found.number: found.part for found in reviewer.run(jobs=jobs)})


def long_game() -> str:
    """Return the seed of a game that lasts into the last tiles of the pile."""
    return max((f"long/{number}" for number in range(20)), key=lambda seed: len(rehearsed("bossa", 2, {}, seed).moves))


@pytest.fixture(scope="module")
def review() -> Review:
    """A long game."""
    return reviewed(long_game())


def steps(review: Review) -> list[BossaStep]:
    """Return what is said about the moves."""
    return [step for step in review.steps if isinstance(step, BossaStep)]


def test_chances_are_exact_near_the_end_and_estimates_before(review: Review) -> None:
    """Exact ones have no error; a best move is never worse than the one that was made."""
    for step in steps(review):
        assert step.exact is (step.before.error == step.after.error == 0)
        assert 0 <= step.after.mean <= step.before.mean <= 1
        assert step.cost.mean == pytest.approx(step.before.mean - step.after.mean, abs=1e-3)
        assert step.exact or step.pile > 4
    assert any(step.exact for step in steps(review))
    assert any(not step.exact for step in steps(review))


def test_the_course_is_the_chance_of_seat_0_and_ends_with_the_result(review: Review) -> None:
    """Seat 1's chances count against seat 0."""
    *_, last = rehearsed("bossa", 2, {}, long_game()).replay(GAMES)
    returns = last.returns()

    assert returns is not None
    assert review.course[-1].mean == (returns[0] + 1) / 2
    for step, at in zip(steps(review), review.course, strict=False):
        assert at.mean == pytest.approx(step.before.mean if step.seat == 0 else 1 - step.before.mean)


def test_the_same_game_gives_the_same_review(review: Review) -> None:
    """However many work on it."""
    assert reviewed(long_game(), jobs=3).to_json() == review.to_json()


def test_exact_chances_of_single_moves_agree_with_the_solver() -> None:
    """The best of all single moves is worth what the whole position is worth."""
    level = Level(200, 1_000_000, 5)
    appraiser, thinker, looked_at = Appraiser(level), Thinker(level), 0
    for state in rehearsed("bossa", 2, {}, long_game()).replay(GAMES):
        if isinstance(state, BossaState) and state.to_move is not None and state.board.pile_left <= 5:
            view = state.view(state.to_move)
            thought = thinker.think(view, 1)
            chances = [appraiser.chance(view, BOSSA.action(state, move), 1) for move in state.legal_moves()]
            assert thought.exact
            assert all(games == 0 for _, games in chances)
            assert max(chance for chance, _ in chances) == pytest.approx(thought.chance)
            looked_at += 1
    assert looked_at > 2


def test_reasons_count_what_the_opponent_may_draw() -> None:
    """Every unseen tile is tried once: stuck, able to win at once, or neither; the pile's order does not matter."""
    seen = 0
    for state in rehearsed("bossa", 2, {}, long_game()).replay(GAMES):
        if not isinstance(state, BossaState) or state.to_move is None or state.board.phase != "play":
            continue
        move = state.legal_moves()[0]
        reasons = reasons_for(state, move)
        shuffled = BossaState(state.to_move, state.board, state.hands, state.modifiers, state.pile[::-1], state.aside)
        assert reasons_for(shuffled, move).stuck == reasons.stuck
        assert reasons_for(shuffled, move).answers == reasons.answers
        assert reasons.stuck + reasons.answers <= reasons.draws
        assert reasons.draws in (0, len(state.pile) + 1)
        seen += 1
    assert seen > 5
