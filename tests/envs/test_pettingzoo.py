"""The PettingZoo environments: conformance, rewards, order, refusals, copies."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from chabudai.core import GameIsOver, IllegalMove, InvalidRules
from chabudai.envs import bossa_v1, hanabi_v1
from chabudai.envs.errors import InvalidAction, InvalidOption, OutOfOrder
from chabudai.fast import Batch, InvalidBatch
from chabudai.games import GAMES

Anything = Any
STANDARD = {"edition": "pl"}
TABLES: dict[str, Callable[..., Any]] = {
    "hanabi-2": partial(hanabi_v1.env, players=2),
    "hanabi-5": partial(hanabi_v1.env, players=5, rules=STANDARD),
    "hanabi-variants": partial(hanabi_v1.env, players=3, rules={"avalanche": True, "synchronised": True, "first": 2}),
    "hanabi-all": partial(hanabi_v1.env, players=4, rules={"all_or_nothing": True}),
    "bossa": bossa_v1.env,
}

each_table = pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)


def play(env: Anything, seed: int) -> Iterator[tuple[str, Any, float, bool]]:
    """Play random legal moves and yield what each agent was told before it moved."""
    env.reset(seed=seed)
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + place)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        yield agent, observation, reward, terminated
        assert truncated is False
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))


@each_table
def test_pettingzoo_accepts_the_interface(make: Callable[..., Any]) -> None:
    """PettingZoo's own conformance test; its remarks about dictionaries and masks do not count."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # Whoever has left the game has no legal action.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(make(), num_cycles=200)


@each_table
def test_a_seed_decides_everything(make: Callable[..., Any]) -> None:
    """PettingZoo's own seed test."""
    seed_test(make, num_cycles=50)


@pytest.mark.parametrize("make", [TABLES["hanabi-variants"], TABLES["bossa"]], ids=["hanabi", "bossa"])
def test_every_render_mode_shows_the_table(make: Callable[..., Any], capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's own render test: text, image and print."""
    render_test(make)

    assert "player_0" in capsys.readouterr().out


@each_table
def test_rewards_add_up_to_what_the_game_pays(make: Callable[..., Any]) -> None:
    """What `last` returns until an agent leaves is what the rulebook pays its seat."""
    env = make()
    for seed in range(20):
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent, _, reward, _ in play(env, seed):
            paid[agent] += reward
        assert tuple(paid.values()) == env.unwrapped.game.state().returns()


@each_table
def test_observations_are_those_of_a_batch(make: Callable[..., Any]) -> None:
    """One environment sees and may do what the first game of a batch of the same seed does."""
    env = make()
    raw = env.unwrapped
    batch = Batch(raw.game.twin.game, 1, raw.game.players, raw.game.twin.setup.rules_json(), seed=5)
    env.reset(seed=5)
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        if terminated:
            break
        assert agent == f"player_{batch.to_move[0]}"
        assert (observation["observation"] == batch.observations[0]).all()
        assert (observation["action_mask"] == batch.legal[0]).all()
        action = batch.random_actions()
        env.step(action[0])
        batch.step(action)
    assert batch.done[0]


def test_observations_are_the_callers_own() -> None:
    """A kept observation does not change under its owner."""
    kept = [(o["observation"], o["observation"].copy()) for _, o, _, _ in play(hanabi_v1.env(), 1)]

    assert all((shown == before).all() for shown, before in kept)
    assert len({id(shown) for shown, _ in kept}) == len(kept)


def test_whoever_is_not_to_move_sees_but_may_do_nothing() -> None:
    """Every seat can look at any time; only the one to move has legal actions."""
    env = hanabi_v1.env(players=3)
    env.reset(seed=1)

    masks = [env.observe(agent)["action_mask"].any() for agent in env.agents]
    rows = [env.observe(agent)["observation"] for agent in env.agents]

    assert masks == [True, False, False]
    assert (env.state() == np.concatenate(rows)).all()
    assert env.state() in env.state_space


def test_an_illegal_action_is_refused_by_the_rule_and_changes_nothing() -> None:
    """The message cites the paragraph; the same agent may try again."""
    env = hanabi_v1.env()
    env.reset(seed=1)
    before = env.unwrapped.game.state()

    with pytest.raises(IllegalMove, match=r"Seat 0, action 0: 'discard 1' is not allowed.*H4\.1"):
        env.step(0)

    assert env.unwrapped.game.state() == before
    assert env.agent_selection == "player_0"
    env.step(5)
    assert env.agent_selection == "player_1"


def test_bossa_names_its_rule_too() -> None:
    """A swap cannot come before the set-up is over."""
    env = bossa_v1.env()
    env.reset(seed=1)

    with pytest.raises(IllegalMove, match=r"action 3: .*B2\.3"):
        env.step(3)


@pytest.mark.parametrize(
    ("action", "error"),
    [
        *((number, IllegalMove) for number in (20, -1, 2**70)),
        *((other, InvalidAction) for other in (True, 1.0, "5", None, np.array([1, 2]))),
    ],
)
def test_what_is_no_action_is_refused(action: Anything, error: type[Exception]) -> None:
    """Numbers out of range, and what is no whole number, change nothing."""
    env = hanabi_v1.env()
    env.reset(seed=1)

    with pytest.raises(error):
        env.step(action)

    assert env.unwrapped.game.records[0]["turn"] == 0


def test_calls_in_the_wrong_order_are_refused() -> None:
    """Each says what to call first."""
    env = hanabi_v1.env(render_mode="ansi")
    early: list[Callable[[], Any]] = [
        lambda: env.step(5), env.last, env.render, env.state, env.agent_iter, lambda: env.observe("player_0"),
        lambda: env.agents, lambda: env.rewards, lambda: env.agent_selection,
    ]  # fmt: skip
    for call in early:
        with pytest.raises(OutOfOrder, match=r"reset\(\)"):
            call()
    for _ in play(env, 3):
        pass
    with pytest.raises(OutOfOrder, match="all agents have left"):
        env.step(None)
    with pytest.raises(OutOfOrder, match="all agents have left"):
        env.last()


def test_a_turn_without_a_step_is_refused() -> None:
    """Iterating on without moving would never end."""
    env = hanabi_v1.env()
    env.reset(seed=1)

    with pytest.raises(OutOfOrder, match="player_0 has not moved"):
        list(env.agent_iter())


def test_an_agent_of_a_finished_game_can_only_leave() -> None:
    """An action after the end is refused."""
    env = hanabi_v1.env()
    for _, _, _, terminated in play(env, 3):
        if terminated:
            with pytest.raises(GameIsOver):
                env.step(5)


@pytest.mark.parametrize("make", [hanabi_v1.env, bossa_v1.env], ids=["hanabi", "bossa"])
def test_what_cannot_be_played_is_refused(make: Callable[..., Any]) -> None:
    """Players, rules, modes and seeds that there are not."""
    with pytest.raises(InvalidRules):
        make(players=6)
    with pytest.raises(InvalidBatch):
        make(players=2.0)
    with pytest.raises(InvalidRules, match="colors"):
        make(rules={"colors": 5})
    with pytest.raises(InvalidOption, match="human, ansi, rgb_array"):
        make(render_mode="window")
    with pytest.raises(InvalidBatch, match="seed"):
        make().reset(seed=-1)
    env = make()
    env.reset()
    with pytest.raises(InvalidOption, match="render_mode"):
        env.render()


@each_table
def test_a_running_game_can_be_copied_and_pickled(make: Callable[..., Any]) -> None:
    """A copy goes on as the original would, and does not touch it."""
    env = make()
    env.reset(seed=4)
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301
        before = env.unwrapped.game.state()
        mask = copied.last()[0]["action_mask"]
        copied.step(int(mask.nonzero()[0][-1]))
        assert env.unwrapped.game.state() == before
        assert copied.unwrapped.game.state() != before
        assert copied.unwrapped.game.state() == before.play(
            GAMES[before.to_json()["game"]].move(before, int(mask.nonzero()[0][-1]))
        )


def test_deals_differ_without_a_seed() -> None:
    """Two environments, and two games of one, are not the same game."""
    first, second = hanabi_v1.env(), hanabi_v1.env()
    first.reset()
    second.reset()
    dealt = first.unwrapped.game.state()
    first.reset()

    assert dealt != second.unwrapped.game.state()
    assert dealt != first.unwrapped.game.state()
