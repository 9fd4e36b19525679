"""The Gymnasium environments: checkers, registration, one game against many, refusals."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from chabudai.core import IllegalMove, InvalidRules
from chabudai.envs.errors import InvalidAction, InvalidOption, OutOfOrder
from chabudai.envs.registration import id_of, register
from chabudai.envs.solo import SoloEnv
from chabudai.envs.vector import BatchEnv
from chabudai.fast import Batch, InvalidBatch
from chabudai.games import GAMES

Anything = Any
IDS = [id_of(game) for game in GAMES]
each_id = pytest.mark.parametrize("name", IDS)


def vector(name: str = "chabudai/Hanabi-v1", num_envs: int = 8, **options: Anything) -> BatchEnv:
    """Return the games of an id in a batch."""
    made = gymnasium.make_vec(name, num_envs, **options)
    assert isinstance(made, BatchEnv)
    return made


@each_id
def test_gymnasium_accepts_one_game(name: str) -> None:
    """Gymnasium's own checker, without a warning."""
    check_env(gymnasium.make(name).unwrapped)


@each_id
def test_gymnasium_accepts_many_games(name: str) -> None:
    """What Gymnasium's checker asks of one game holds for the vector: spaces, seeds, fresh data."""
    envs = vector(name, 16)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    first, infos = envs.reset(seed=1)
    assert first in envs.observation_space
    assert infos.keys() == {"action_mask", "to_move", "refused"}
    actions = envs.random_actions()
    assert actions in envs.action_space
    stepped = envs.step(actions)
    again, _ = envs.reset(seed=1)
    assert data_equivalence(first, again)
    assert data_equivalence(stepped, envs.step(actions))
    assert not np.shares_memory(first, again)
    row, rewards, terminated, truncated, _ = stepped
    assert row in envs.observation_space
    assert (rewards.shape, terminated.dtype.name, truncated.dtype.name) == ((16,), "bool", "bool")
    envs.close()
    envs.close()


@pytest.mark.parametrize(
    ("name", "players"), [("chabudai/Hanabi-v1", 2), ("chabudai/Hanabi-v1", 4), ("chabudai/Bossa-v1", 2)]
)
def test_the_vector_is_what_gymnasium_makes_of_single_games(name: str, players: int) -> None:
    """One game in a batch is that of Gymnasium's own vector around a single environment."""
    ours = vector(name, 1, players=players)
    theirs = SyncVectorEnv(
        [lambda: gymnasium.make(name, players=players)], copy=True, autoreset_mode=AutoresetMode.SAME_STEP
    )
    assert data_equivalence(ours.reset(seed=3)[0], theirs.reset(seed=3)[0])
    ended = 0
    for _ in range(150):
        actions = ours.random_actions()
        row, rewards, terminated, truncated, infos = ours.step(actions)
        wanted = theirs.step(actions)
        assert (row == wanted[0]).all()
        assert (rewards, terminated, truncated) == wanted[1:4]
        for key in ("action_mask", "to_move", "refused"):
            assert (infos[key] == wanted[4][key]).all()
        assert ("final_obs" in infos) == ("final_obs" in wanted[4]) == bool(terminated[0])
        if terminated[0]:
            assert (infos["final_obs"][0] == wanted[4]["final_obs"][0]).all()
            assert infos["_final_obs"] == wanted[4]["_final_obs"]
            ended += 1
    assert ended > 1


def test_the_vector_is_the_batch() -> None:
    """Observations, rewards and scores are those of `Batch` with the same seed."""
    envs = vector(num_envs=32, players=3, threads=2)
    batch = Batch("hanabi", 32, 3, seed=9)
    row, _ = envs.reset(seed=9)
    assert (row == batch.observations).all()
    for _ in range(60):
        actions = batch.random_actions()
        row, rewards, done, _, infos = envs.step(actions)
        batch.step(actions)
        assert (row == batch.observations).all()
        assert (rewards == batch.rewards).all()
        assert (done == batch.done).all()
        if done.any():
            assert (infos["final_info"]["score"][done] == batch.scores[done]).all()


@each_id
def test_rewards_belong_to_who_moved(name: str) -> None:
    """Over a game the moves of seat 0 and those of seat 1 are paid as the rulebook says."""
    env = gymnasium.make(name).unwrapped
    assert isinstance(env, SoloEnv)
    for seed in range(10):
        _, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        paid, done = [0.0, 0.0], False
        while not done:
            seat = info["to_move"]
            _, reward, done, _, info = env.step(env.action_space.sample(info["action_mask"]))
            paid[seat] += reward
        returns = env.game.state().returns()
        assert returns is not None
        assert returns[0] == (sum(paid) if "Hanabi" in name else paid[0] - paid[1])


def test_illegal_actions_are_ignored_and_marked() -> None:
    """Gymnasium wants every action of the space to be taken; whoever asks is told."""
    env = gymnasium.make("chabudai/Hanabi-v1").unwrapped
    before, told = env.reset(seed=1)
    row, reward, done, _, info = env.step(0)
    assert info.pop("refused")
    assert (row == before).all()
    assert (info["action_mask"] == told["action_mask"]).all()
    assert (reward, done, info["to_move"]) == (0, False, 0)
    envs = vector(num_envs=2)
    start, _ = envs.reset(seed=1)
    row, _, _, _, infos = envs.step([0, 5])
    assert infos["refused"].tolist() == [True, False]
    assert [(a == b).all() for a, b in zip(row, start, strict=True)] == [True, False]


def test_illegal_actions_can_be_refused() -> None:
    """Then the message names the rule, and in a batch the game."""
    env = gymnasium.make("chabudai/Hanabi-v1", illegal="refuse").unwrapped
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"H4\.1"):
        env.step(0)
    envs = vector(num_envs=2, illegal="refuse")
    envs.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"Game 1, action 0: .*H4\.1"):
        envs.step([5, 0])


def test_bad_input_is_refused() -> None:
    """Options, shapes, types and calls that cannot be."""
    env = gymnasium.make("chabudai/Hanabi-v1").unwrapped
    with pytest.raises(OutOfOrder, match="reset"):
        env.step(5)
    env.reset(seed=1)
    with pytest.raises(InvalidAction):
        env.step(1.5)
    with pytest.raises(IllegalMove, match="no action 20"):
        env.step(20)
    with pytest.raises(InvalidOption, match="ignore, refuse"):
        SoloEnv("hanabi", illegal="skip")  # type: ignore[arg-type]
    with pytest.raises(InvalidRules):
        vector(players=9)
    envs = vector(num_envs=3)
    envs.reset(seed=1)
    with pytest.raises(InvalidBatch, match=r"shape \(3,\)"):
        envs.step([1, 2])
    with pytest.raises(InvalidBatch, match="float64"):
        envs.step([1.0, 2.0, 3.0])
    with pytest.raises(InvalidBatch, match="seed"):
        envs.reset(seed=[1, 2, 3])  # type: ignore[arg-type]


def test_a_finished_game_needs_a_reset() -> None:
    """A single game does not go on by itself."""
    env = gymnasium.make("chabudai/Hanabi-v1").unwrapped
    env.reset(seed=1)
    while not env.step(5)[2]:
        pass
    with pytest.raises(OutOfOrder):
        env.step(5)


def test_shaped_rewards_and_shared_buffers() -> None:
    """A misplay can cost something; without copies the batch's own arrays are returned."""
    envs = vector(num_envs=64, shaping={"misplay": -0.5}, copy=False, final_obs=False)
    row, _ = envs.reset(seed=1)
    plain = Batch("hanabi", 64, seed=1)
    for _ in range(5):
        actions = envs.random_actions()
        again, rewards, _, _, infos = envs.step(actions)
        plain.step(actions)
        assert np.allclose(rewards, plain.rewards - 0.5 * plain.marked("misplay"))
        assert "final_obs" not in infos
        assert np.shares_memory(row, again)


def test_wrappers_of_gymnasium_work() -> None:
    """Episode statistics add up to the scores."""
    envs: VectorEnv[Any, Any, Any] = RecordEpisodeStatistics(vector(num_envs=16))
    envs.reset(seed=2)
    inner = envs.unwrapped
    assert isinstance(inner, BatchEnv)
    seen = 0
    for _ in range(40):
        _, _, done, _, infos = envs.step(inner.random_actions())
        if done.any():
            assert (infos["episode"]["r"][done] == infos["final_info"]["score"][done]).all()
            seen += int(done.sum())
    assert seen > 10


def test_rendering_many_games() -> None:
    """One text or image for each game."""
    texts = vector(num_envs=2, render_mode="ansi")
    texts.reset(seed=1)
    images = vector("chabudai/Bossa-v1", 2, render_mode="rgb_array")
    images.reset(seed=1)

    assert [text.splitlines()[0] for text in texts.render() or ()] == ["Hanabi   turn 0"] * 2
    assert {image.shape[2] for image in images.render() or ()} == {3}


def test_registering_twice_changes_nothing() -> None:
    """The ids are there after the import; a second call keeps them."""
    before = copy.copy(gymnasium.registry)
    register()

    assert gymnasium.registry == before
    assert set(IDS) <= set(before)
