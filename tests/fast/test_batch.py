"""A batch: names, shapes, rewards, determinism and what bad input gets."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from chabudai.core import ChabudaiError, Chance, IllegalMove, InvalidRules
from chabudai.fast import Batch, InvalidBatch, pack, unpack
from chabudai.games import GAMES, HANABI

STANDARD = {"edition": "pl"}


def _rehearse(batch: Batch, steps: int) -> list[npt.NDArray[np.int64]]:
    """Play well-informed moves, so that games last; return the actions of each step."""
    players = [HANABI.rehearsal(Chance("batch", str(i))) for i in range(batch.games)]
    made = []
    for _ in range(steps):
        states = [batch.state(i) for i in range(batch.games)]
        moves = [HANABI.action(state, player(state)) for state, player in zip(states, players, strict=True)]  # type: ignore[arg-type]
        made.append(np.array(moves))
        batch.step(made[-1])
    return made


def test_the_arrays_have_the_promised_shapes_and_types() -> None:
    """Names, shapes and types are binding."""
    batch = Batch("hanabi", games=7, players=3, rules=STANDARD, seed=1, threads=1)

    batch.step(batch.random_actions())

    assert batch.observations.shape == (7, 956)
    assert batch.legal.shape == (7, 30)
    singles = [batch.rewards, batch.done, batch.scores, batch.to_move, batch.shaped, batch.refused]
    assert {array.shape for array in singles} == {(7,)}
    assert [array.dtype.name for array in (batch.observations, batch.legal, batch.rewards, batch.done)] == [
        "uint8",
        "bool",
        "float32",
        "bool",
    ]
    assert batch.observations.flags.c_contiguous
    assert batch.observations.max() == 1


def test_a_game_may_be_given_by_name_or_itself() -> None:
    """Both mean the same."""
    by_name, itself = Batch("hanabi", 4), Batch(GAMES["hanabi"], 4)

    assert by_name.state(2) == itself.state(2)


def test_buffers_are_reused() -> None:
    """Whoever keeps an array sees the next step in it."""
    batch = Batch("hanabi", 16)
    observations, legal, before = batch.observations, batch.legal, batch.observations.copy()

    batch.step(batch.random_actions())

    assert np.shares_memory(observations, batch.observations)
    assert np.shares_memory(legal, batch.legal)
    assert (observations != before).any()
    assert (observations == batch.seen_by(batch.to_move)).all()


def test_legal_rows_are_the_legal_moves() -> None:
    """In every game and at every number of actions, more than 64 among them."""
    variants: list[tuple[int, dict[str, bool]]] = [
        (2, {"empty_clues": False}),
        (4, {"avalanche": True, "synchronised": True}),
        (5, {"avalanche": True}),
    ]
    for players, rules in variants:
        batch = Batch("hanabi", 9, players, rules)
        for _ in range(20):
            batch.step(batch.random_actions())
            for i in range(9):
                state = batch.state(i)
                wanted = [HANABI.action(state, move) for move in state.legal_moves()]  # type: ignore[arg-type]
                assert np.flatnonzero(batch.legal[i]).tolist() == wanted


@pytest.mark.parametrize("rules", [STANDARD, {"all_or_nothing": True}, {"synchronised": True, "avalanche": True}])
def test_rewards_add_up_to_the_score(rules: dict[str, bool | str]) -> None:
    """A defeat takes back what was built; in all or nothing only a victory counts."""
    batch = Batch("hanabi", 12, 3, rules)
    sums = np.zeros(12)
    finished = positive = 0
    players = [HANABI.rehearsal(Chance("sums", str(i))) for i in range(12)]
    for _ in range(150):
        states = [batch.state(i) for i in range(12)]
        moves = [player(state) for state, player in zip(states, players, strict=True)]  # type: ignore[arg-type]
        afters = [state.play(move) for state, move in zip(states, moves, strict=True)]
        batch.step([HANABI.action(state, move) for state, move in zip(states, moves, strict=True)])  # type: ignore[arg-type]
        sums += batch.rewards
        for i, after in enumerate(afters):
            returns = after.returns()
            assert batch.done[i] == (returns is not None)
            if returns is not None:
                assert sums[i] == batch.scores[i] == returns[0]
                sums[i], finished, positive = 0, finished + 1, positive + (returns[0] > 0)
            else:
                assert batch.state(i) == after
    assert finished > positive > 0


def test_a_finished_game_is_followed_by_a_new_deal() -> None:
    """The next game starts at once, complete and different."""
    batch = Batch("hanabi", 64, 2, STANDARD)
    decks = [batch.state(i).deck for i in range(64)]  # type: ignore[attr-defined]
    while not batch.done.any():
        batch.step(batch.random_actions())

    for i in np.flatnonzero(batch.done):
        state = batch.state(int(i))
        assert state.turn == 0  # type: ignore[attr-defined]
        assert state.pieces() == HANABI.deal(state.setup, state.setup.deck).pieces()  # type: ignore[attr-defined]
        assert state.deck != decks[i]  # type: ignore[attr-defined]


@pytest.mark.parametrize("threads", [2, 3])
def test_results_depend_on_neither_threads_nor_the_number_of_games(threads: int) -> None:
    """Game *i* is the same in a small batch and in a large one."""
    small, large = Batch("hanabi", 5, 4, seed=9), Batch("hanabi", 50, 4, seed=9, threads=threads)
    for _ in range(60):
        small.step(small.random_actions())
        large.step(large.random_actions())

    assert (small.records == large.records[:5]).all()
    assert (small.observations == large.observations[:5]).all()
    assert (small.legal == large.legal[:5]).all()


def test_another_seed_gives_other_games() -> None:
    """And the same seed the same."""
    one, again, other = (Batch("hanabi", 8, seed=seed) for seed in (1, 1, 2))

    assert (one.records == again.records).all()
    assert not (one.records["deck"] == other.records["deck"]).all(axis=1).any()


def test_a_rollout_is_what_single_steps_do() -> None:
    """The compiled loop takes the same moves, one after the other."""
    rolled, stepped = Batch("hanabi", 20, 5, threads=2), Batch("hanabi", 20, 5)
    tally = rolled.rollout(100)
    games = score = 0
    for _ in range(100):
        stepped.step(stepped.random_actions())
        games += int(stepped.done.sum())
        score += int(stepped.scores[stepped.done].sum())

    assert (rolled.records == stepped.records).all()
    assert (rolled.observations == stepped.observations).all()
    assert (rolled.scores == stepped.scores).all()
    assert tally[:3] == (2000, games, score)


@pytest.mark.parametrize(
    ("players", "length", "height"),
    [(2, 12.778, 1.2507), (3, 17.198, 1.2512), (4, 19.178, 1.2524), (5, 19.783, 1.2511)],
)
def test_random_play_has_the_known_averages(players: int, length: float, height: float) -> None:
    """A million games of DeepMind's engine gave these means; ours lie within five standard errors."""
    batch = Batch("hanabi", 4000, players, STANDARD, seed=7, observe=False)
    lengths = np.zeros(4000)
    finished, moves = np.zeros(4000, np.bool_), 0
    while not finished.all():
        lengths += ~finished
        batch.step(batch.random_actions())
        finished |= batch.done
    moves = int(lengths.sum())
    tally = batch.rollout(200)

    assert abs(moves / 4000 - length) < 5 * 7 / 4000**0.5
    assert abs(tally.progress / tally.games - height) < 5 * 1.3 / tally.games**0.5


def test_random_actions_are_uniform() -> None:
    """Every legal action of one position is as likely as the others."""
    batch = Batch("hanabi", 20_000, 3, STANDARD)
    first = batch.state(0)
    for game in range(0, batch.games, 2):
        batch.place(game, first)

    chosen = np.bincount(batch.random_actions()[::2], minlength=30)

    legal = np.flatnonzero(batch.legal[0])
    assert chosen.sum() == chosen[legal].sum() == 10_000
    expected = 10_000 / len(legal)
    assert ((chosen[legal] - expected) ** 2 / expected).sum() < 50


def test_without_observations_they_are_made_when_asked_for() -> None:
    """Whoever asks for nothing pays nothing; whoever asks later gets the same."""
    lazy, eager = Batch("hanabi", 10, observe=False), Batch("hanabi", 10)
    for _ in range(9):
        lazy.step(lazy.random_actions())
        eager.step(eager.random_actions())

    assert (lazy.observations == eager.observations).all()
    assert (lazy.legal == eager.legal).all()


def test_a_game_takes_less_than_512_bytes() -> None:
    """Everything that a batch without observations keeps for one game."""
    batch = Batch("hanabi", 1000, 5, {"avalanche": True, "synchronised": True}, observe=False)
    arrays = [batch.records, batch.words, batch.rewards, batch.done, batch.scores, batch.random_actions()]

    assert sum(array.nbytes for array in arrays) < 500 * 1000


def test_an_illegal_action_is_refused_with_game_and_reason() -> None:
    """Nothing has changed in any game."""
    batch = Batch("hanabi", 6, 2, STANDARD)
    actions = batch.random_actions().copy()
    actions[4] = 0
    before = batch.records.copy()

    with pytest.raises(IllegalMove, match=r"Game 4, action 0: 'discard 1' is not allowed: .*\(H4.1\)"):
        batch.step(actions)
    for number in (20, 64, -1, 2**40):
        actions[4] = number
        with pytest.raises(IllegalMove, match=rf"Game 4, action {number}: There is no action"):
            batch.step(actions)

    assert (batch.records == before).all()


def test_a_masked_batch_leaves_illegal_actions_out() -> None:
    """They change nothing, bring no reward and are flagged."""
    batch = Batch("hanabi", 6, 2, STANDARD, masked=True)
    actions = batch.random_actions().copy()
    actions[[1, 4]] = 0, 999
    before = [batch.state(i) for i in range(6)]

    batch.step(actions)

    assert batch.refused.tolist() == [False, True, False, False, True, False]
    assert [batch.state(i) == before[i] for i in range(6)] == batch.refused.tolist()
    batch.step(batch.random_actions())
    assert not batch.refused.any()


def test_shaped_rewards_count_marks() -> None:
    """An error and a squandered card cost what the caller says; rewards stay pure."""
    batch = Batch("hanabi", 200, 2, STANDARD, shaping={"misplay": -0.5, "squander": -0.25}, observe=False)
    for _ in range(40):
        batch.step(batch.random_actions())
        wanted = batch.rewards - 0.5 * batch.marked("misplay") - 0.25 * batch.marked("squander")
        assert (batch.shaped == wanted).all()
    assert batch.marked("misplay").any()


def test_a_position_can_be_placed_and_packed() -> None:
    """Between readable positions and records nothing is lost."""
    batch, other = Batch("hanabi", 3, 4), Batch("hanabi", 3, 4, seed=5)
    _rehearse(other, 15)

    batch.place(1, other.state(2))

    assert batch.state(1) == other.state(2) == unpack(pack(other.state(2)))
    assert (batch.legal[1] == other.legal[2]).all()
    assert batch.records["seed"][1] != other.records["seed"][2]
    with pytest.raises(InvalidRules, match="another table"):
        batch.place(0, Batch("hanabi", 1, 2).state(0))


def test_reset_deals_anew_and_a_seed_starts_over() -> None:
    """The next deals, or those of a new batch."""
    batch = Batch("hanabi", 5, seed=3)
    first = [batch.state(i) for i in range(5)]
    batch.step(batch.random_actions())

    batch.reset()
    second = [batch.state(i) for i in range(5)]
    batch.reset(3)

    assert all(a != b for a, b in zip(first, second, strict=True))
    assert [batch.state(i) for i in range(5)] == first
    assert batch.scores.tolist() == [-1] * 5


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"games": 0}, "`games` is 0.*from 1 on"),
        ({"games": 2.5}, "`games` is 2.5"),
        ({"threads": 0}, "`threads` is 0"),
        ({"players": "2"}, "`players` is '2'"),
        ({"players": 6}, "cannot be played by 6"),
        ({"seed": -1}, "`seed` is -1"),
        ({"game": "chess"}, "no game 'chess'.*hanabi"),
        ({"game": 3}, "3 has no compiled twin"),
        ({"rules": {"rainbow": True}}, "no rule 'rainbow'.*avalanche"),
        ({"shaping": {"joy": 1.0}}, "'joy'.*misplay"),
        ({"shaping": {"misplay": "much"}}, "'much'.*a number"),
    ],
)
def test_wrong_settings_are_refused_by_name(given: dict[str, object], message: str) -> None:
    """The error says what was wrong and what would work."""
    with pytest.raises(ChabudaiError, match=message):
        Batch(**{"game": "hanabi", "games": 4, **given})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (np.zeros(3, np.int64), r"shape \(3,\).*shape \(4,\)"),
        (np.zeros((4, 1), np.int64), r"shape \(4, 1\)"),
        (np.zeros(4), "type float64.*int64"),
        (np.zeros(4, np.bool_), "type bool"),
        (["play"] * 4, "type <U4"),
        (5, r"shape \(\)"),
    ],
)
def test_wrong_arrays_are_refused(actions: npt.ArrayLike, message: str) -> None:
    """Shapes and types are named, found and expected."""
    with pytest.raises(InvalidBatch, match=message):
        Batch("hanabi", 4).step(actions)


def test_seats_and_places_that_do_not_exist_are_refused() -> None:
    """As are names of marks."""
    batch = Batch("hanabi", 4, 3)
    with pytest.raises(InvalidBatch, match="0 to 2"):
        batch.seen_by(3)
    with pytest.raises(InvalidBatch, match="0 to 3"):
        batch.state(4)
    with pytest.raises(InvalidBatch, match="misplay"):
        batch.marked("joy")
    with pytest.raises(InvalidBatch, match="`steps` is -1"):
        batch.rollout(-1)
