"""The drop-in for the Hanabi Learning Environment: dictionaries, players in its style, refusals."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

from chabudai.envs import pyhanabi, rl_env

Observation = dict[str, Any]
Action = Any
KEYS = [
    "current_player", "current_player_offset", "life_tokens", "information_tokens", "num_players", "deck_size",
    "fireworks", "legal_moves", "legal_moves_as_int", "observed_hands", "discard_pile", "card_knowledge",
    "vectorized", "pyhanabi",
]  # fmt: skip
# Player 0 holds R1 R2 B5 W1 Y3, player 1 holds G1 G1 W2 B4 R1; then come R3, W5 ...
DECK = ["R1", "R2", "B5", "W1", "Y3", "G1", "G1", "W2", "B4", "R1", "R3", "W5"]


def whole_deck(start: list[str]) -> list[str]:
    """Return a deck that begins with these cards."""
    rest = [f"{colour}{value}" for colour in "RYGWB" for value in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]
    for card in start:
        rest.remove(card)
    return start + rest


class RandomPlayer(rl_env.Agent):
    """Plays any legal move, as players for the Learning Environment are written."""

    def __init__(self, config: Any, *args: object, **kwargs: object) -> None:  # noqa: ARG002, ANN401
        self.chance = random.Random(config["seed"])

    def act(self, observation: Observation) -> Action:
        if observation["current_player_offset"] != 0:
            return None
        return self.chance.choice(observation["legal_moves"])


class CarefulPlayer(rl_env.Agent):
    """Plays what it was told is playable, tells others what they can play, else discards."""

    def __init__(self, config: Any, *args: object, **kwargs: object) -> None:  # noqa: ARG002, ANN401
        self.tokens = config.get("max_information_tokens", 8)

    def act(self, observation: Observation) -> Action:
        if observation["current_player_offset"] != 0:
            return None
        fireworks = observation["fireworks"]
        for slot, told in enumerate(observation["card_knowledge"][0]):
            if told["color"] is not None and told["rank"] is not None and told["rank"] == fireworks[told["color"]]:
                return {"action_type": "PLAY", "card_index": slot}
        if observation["information_tokens"] > 0 and (clue := self.clue(observation)):
            return clue
        if observation["information_tokens"] < self.tokens:
            return {"action_type": "DISCARD", "card_index": 0}
        return observation["legal_moves"][-1]

    def clue(self, observation: Observation) -> Action:
        for offset in range(1, observation["num_players"]):
            hand = zip(observation["observed_hands"][offset], observation["card_knowledge"][offset], strict=True)
            for card, told in hand:
                if card["rank"] != observation["fireworks"][card["color"]]:
                    continue
                if told["color"] is None:
                    return {"action_type": "REVEAL_COLOR", "color": card["color"], "target_offset": offset}
                if told["rank"] is None:
                    return {"action_type": "REVEAL_RANK", "rank": card["rank"], "target_offset": offset}
        return None


def play(agent_class: type[rl_env.Agent], players: int, seed: int) -> float:
    """Play a game with the loop of the Learning Environment's own example; return the score."""
    environment = rl_env.HanabiEnv({"players": players, "seed": seed})
    agents = [agent_class({"players": players, "seed": seed + k}) for k in range(players)]
    observations, done, reward_sum = environment.reset(), False, 0.0
    current_player_action: Action = None
    while not done:
        for agent_id, agent in enumerate(agents):
            observation = observations["player_observations"][agent_id]
            action = agent.act(observation)
            if observation["current_player"] == agent_id:
                assert action is not None
                current_player_action = action
            else:
                assert action is None
        observations, reward, done, _ = environment.step(current_player_action)
        reward_sum += reward
    assert reward_sum == environment.state.score()
    return reward_sum


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_of_that_style_play_unchanged(players: int) -> None:
    """A random player ends with nothing, a careful one scores and never loses by errors."""
    assert sum(play(RandomPlayer, players, seed) for seed in range(5)) < 15
    assert min(play(CarefulPlayer, players, seed) for seed in range(5)) > 5


@pytest.mark.parametrize(("players", "bits", "moves"), [(2, 658, 20), (3, 956, 30), (4, 1041, 38), (5, 1280, 48)])
def test_sizes_are_the_known_ones(players: int, bits: int, moves: int) -> None:
    """So many bits and moves as papers on Hanabi say."""
    env = rl_env.make("Hanabi-Full", num_players=players)

    assert env.vectorized_observation_shape() == [bits]
    assert env.num_moves() == moves
    assert env.players == players


def test_the_first_dictionary() -> None:
    """Keys, their order and values, for both players."""
    env = rl_env.make("Hanabi-Full", num_players=2)

    observation = env.reset(whole_deck(DECK))

    assert list(observation) == ["player_observations", "current_player"]
    own, other = observation["player_observations"]
    assert list(own) == list(other) == KEYS
    assert own["fireworks"] == {"R": 0, "Y": 0, "G": 0, "W": 0, "B": 0}
    assert own["observed_hands"][0] == [{"color": None, "rank": -1}] * 5
    assert own["observed_hands"][1][:3] == [
        {"color": "G", "rank": 0}, {"color": "G", "rank": 0}, {"color": "W", "rank": 1}
    ]  # fmt: skip
    assert own["card_knowledge"] == [[{"color": None, "rank": None}] * 5] * 2
    assert own["legal_moves"][:1] == [{"action_type": "PLAY", "card_index": 0}]
    assert own["legal_moves_as_int"] == [5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18]
    assert own["legal_moves"][5] == {"action_type": "REVEAL_COLOR", "target_offset": 1, "color": "R"}
    assert own["legal_moves"][-1] == {"action_type": "REVEAL_RANK", "target_offset": 1, "rank": 3}
    assert (other["legal_moves"], other["current_player_offset"], other["current_player"]) == ([], 1, 0)
    assert (own["deck_size"], own["life_tokens"], own["information_tokens"], own["num_players"]) == (40, 3, 8, 2)
    assert set(own["vectorized"]) == {0, 1}
    assert all(type(bit) is int for bit in own["vectorized"])


def test_only_what_was_pointed_at_counts_as_told() -> None:
    """A colour that follows from other clues is not told, as in the Learning Environment."""
    env = rl_env.make()
    observation = env.reset(whole_deck(DECK))
    for color in "RGW":
        env.step({"action_type": "REVEAL_COLOR", "color": color, "target_offset": 1})
        observation, _, _, _ = env.step({"action_type": "REVEAL_RANK", "rank": 0, "target_offset": 1})
    own = observation["player_observations"][1]

    assert [told["color"] for told in own["card_knowledge"][0]] == ["G", "G", "W", None, "R"]
    fourth = own["pyhanabi"].card_knowledge()[0][3]
    assert [fourth.color_plausible(k) for k in range(5)] == [False, True, False, False, True]
    assert str(fourth) == "XX|YB12345"
    assert [told["rank"] for told in own["card_knowledge"][1]] == [0, None, None, 0, None]


def test_the_history_is_told_from_each_seat() -> None:
    """Own new cards are hidden, players are counted from the observer, the newest comes first."""
    env = rl_env.make()
    env.reset(whole_deck(DECK))
    env.step({"action_type": "PLAY", "card_index": 0})
    env.step({"action_type": "REVEAL_RANK", "rank": 1, "target_offset": 1})
    observation, reward, done, info = env.step(np.int64(6))

    seen = [[str(item) for item in o["pyhanabi"].last_moves()] for o in observation["player_observations"]]
    assert seen[0] == ["<(Deal XX)>", "<(Play 1) by player 0 B5>"]
    assert seen[1] == [
        "<(Deal W5)>", "<(Play 1) by player 1 B5>", "<(Reveal player +1 rank 2) by player 0 reveal 0>",
    ]  # fmt: skip
    assert (reward, done, info) == (0, False, {})
    assert env.state.life_tokens() == 2
    assert [str(card) for card in env.state.discard_pile()] == ["B5"]
    assert str(env.state.move_history()[10]) == "<(Play 0) by player 0 scored R1>"


def test_open_spiel_says_the_same() -> None:
    """The texts and bits of every player are those of the engine inside OpenSpiel."""
    pyspiel = pytest.importorskip("pyspiel")
    chance = random.Random(1)
    for players in (2, 3, 4, 5):
        game = pyspiel.load_game("hanabi", {"players": players})
        env = rl_env.make("Hanabi-Full", players)
        for _ in range(3):
            deck = whole_deck([])
            chance.shuffle(deck)
            cards = iter([5 * "RYGWB".index(card[0]) + int(card[1]) - 1 for card in deck])
            other, observation, done = game.new_initial_state(), env.reset(deck), False
            while not done:
                while other.is_chance_node():
                    other.apply_action(next(cards))
                for player, seen in enumerate(observation["player_observations"]):
                    assert str(seen["pyhanabi"]) == other.observation_string(player)
                    assert seen["vectorized"] == other.observation_tensor(player)
                legal = observation["player_observations"][observation["current_player"]]["legal_moves_as_int"]
                assert legal == other.legal_actions()
                action = chance.choice(legal[-20:])
                other.apply_action(action)
                observation, _, done, _ = env.step(action)


def test_the_readable_engine_says_the_same() -> None:
    """Hands, fireworks, tokens and legal moves are those of the rulebook's state."""
    env = rl_env.HanabiEnv({"players": 3, "seed": 4})
    observation, done, chance = env.reset(), False, random.Random(2)
    while not done:
        state = env.state.snapshot
        assert [len(hand) for hand in observation["player_observations"][0]["observed_hands"]] == [5, 5, 5]
        seen = observation["player_observations"][observation["current_player"]]
        assert seen["legal_moves_as_int"] == list(state.legal)
        assert sum(seen["fireworks"].values()) == state.score
        observation, _, done, _ = env.step(chance.choice(seen["legal_moves"]))
    assert env.state.end_of_game_status() is pyhanabi.HanabiEndOfGameType.OUT_OF_LIFE_TOKENS


def test_without_knowledge_the_vector_is_shorter() -> None:
    """The minimal observation has neither what clues said nor their section of the vector."""
    env = rl_env.make("Hanabi-Full-Minimal")
    env.reset(whole_deck(DECK))
    observation, _, _, _ = env.step({"action_type": "REVEAL_RANK", "rank": 0, "target_offset": 1})
    own = observation["player_observations"][1]

    assert env.vectorized_observation_shape() == [len(own["vectorized"])] == [308]
    assert own["card_knowledge"][0] == [{"color": None, "rank": None}] * 5


def test_seeds_and_copies() -> None:
    """A seed gives the same games; copies and pickles go on by themselves."""
    hands = [
        [env.reset()["player_observations"][0]["observed_hands"] for _ in range(3)]
        for env in (rl_env.HanabiEnv({"seed": 7}), rl_env.HanabiEnv({"seed": 7}))
    ]
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1]
    env = rl_env.HanabiEnv({"seed": 7})
    env.reset()
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301
        other.step(5)
        assert (other.state.cur_player(), env.state.cur_player()) == (1, 0)
    state = env.state.copy()
    state.apply_move(state.legal_moves()[0])
    assert (state.cur_player(), env.state.cur_player()) == (1, 0)


def test_a_random_player_may_start() -> None:
    """Then every seat starts sometimes."""
    env = rl_env.HanabiEnv({"players": 3, "random_start_player": True, "seed": 1})

    assert {env.reset()["current_player"] for _ in range(30)} == {0, 1, 2}
