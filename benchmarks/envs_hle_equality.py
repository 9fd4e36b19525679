"""Whether our `rl_env` says what the Hanabi Learning Environment says, over whole games.

Plays games in the original, then the same deals and moves in ours, and compares every
observation dictionary of every player at every move, with the text of the `pyhanabi` objects,
and at every fourth move with all that these tell; then the rewards and the history. Exits
with an error at the first difference.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import Any

import fast_peers  # type: ignore[import-not-found]
from chabudai.envs import rl_env as ours

PLAYERS = (2, 3, 4, 5)
THOROUGH = 4
"""Everything is compared at one move in so many."""
Told = dict[str, Any]
Foreign = Any
"""An object of the original, or of ours in its place."""
Action = Any


def told_by(observation: Foreign) -> Told:
    """Return everything that a `pyhanabi` observation tells, as plain values."""
    return {
        "text": str(observation),
        "hands": str(observation.observed_hands()),
        "knowledge": [
            [
                (str(card), card.color(), card.rank(), [bool(card.color_plausible(k)) for k in range(5)],
                 [bool(card.rank_plausible(k)) for k in range(5)])
                for card in hand
            ]
            for hand in observation.card_knowledge()
        ],
        "counts": (observation.deck_size(), observation.information_tokens(), observation.life_tokens(),
                   observation.fireworks(), observation.cur_player_offset(), observation.num_players()),
        "discards": str(observation.discard_pile()),
        "legal": [str(move) for move in observation.legal_moves()],
        "playable": [bool(observation.card_playable_on_fireworks(c, r)) for c in range(5) for r in range(5)],
        "last": [item_told(item) for item in observation.last_moves()],
    }  # fmt: skip


def item_told(item: Foreign) -> tuple[Any, ...]:
    """Return everything that an item of the history tells."""
    return (
        str(item), item.player(), item.scored(), item.information_token(), item.color(), item.rank(),
        item.card_info_revealed(), item.card_info_newly_revealed(), item.deal_to_player(), item.move().to_dict(),
    )  # fmt: skip


def plain(observation: Told, move: int) -> Told:
    """Return an observation of all players with the `pyhanabi` objects spelt out, now and then fully."""
    tell = told_by if move % THOROUGH == 0 else str
    players = [{**seen, "pyhanabi": tell(seen["pyhanabi"])} for seen in observation["player_observations"]]
    return {**observation, "player_observations": players}


def choose(seen: Told, chance: random.Random, boldness: float) -> Action:
    """Return an action: safe and useful ones more often than others, so that games last."""
    legal = seen["legal_moves"]
    fireworks = seen["fireworks"]
    safe = [
        {"action_type": "PLAY", "card_index": slot}
        for slot, told in enumerate(seen["card_knowledge"][0])
        if told["color"] is not None and told["rank"] == fireworks[told["color"]]
    ]
    quiet = [move for move in legal if move["action_type"] != "PLAY"]
    if safe and chance.random() < 0.8:
        return safe[0]
    if quiet and chance.random() > boldness:
        return chance.choice(quiet)
    return chance.choice(legal) if chance.random() < 0.5 else chance.choice(seen["legal_moves_as_int"])


def peek(seen: Told, hand: list[Any], chance: random.Random) -> Action:
    """Return an action of a player who sees their own cards, so that some games are won."""
    fireworks, legal = seen["fireworks"], seen["legal_moves"]
    cards = [card.to_dict() for card in hand]
    for slot, card in enumerate(cards):
        if card["rank"] == fireworks[card["color"]]:
            return {"action_type": "PLAY", "card_index": slot}
    clues = [move for move in legal if move["action_type"].startswith("REVEAL")]
    spare = [slot for slot, card in enumerate(cards) if card["rank"] < fireworks[card["color"]]]
    spare += [slot for slot, card in enumerate(cards) if cards.count(card) > 1]
    if seen["information_tokens"] < 8 and (spare or not clues):
        return {"action_type": "DISCARD", "card_index": spare[0] if spare else chance.randrange(len(cards))}
    return chance.choice(clues)


def play(theirs: Foreign, chance: random.Random) -> tuple[list[Any], list[Told], list[float], list[str]]:
    """Play one game in the original; return the actions, what was told, rewards and the deck."""
    boldness = chance.choice([0.01, 0.05, 0.3, 1.0])
    peeking = chance.random() < 0.4
    observation, done = theirs.reset(), False
    actions, told, rewards = [], [plain(observation, 0)], []
    while not done:
        player = observation["current_player"]
        seen = observation["player_observations"][player]
        hand = theirs.state.player_hands()[player]
        actions.append(peek(seen, hand, chance) if peeking else choose(seen, chance, boldness))
        observation, reward, done, info = theirs.step(actions[-1])
        assert info == {}
        told.append(plain(observation, len(told)))
        rewards.append(reward)
    deals = [item.move() for item in theirs.state.move_history() if item.player() < 0]
    return actions, told, rewards, ["RYGWB"[move.color()] + str(move.rank() + 1) for move in deals]


def filled(dealt: list[str]) -> list[str]:
    """Return a whole deck: what was dealt, then what was not, in any order."""
    rest = [f"{colour}{value}" for colour in "RYGWB" for value in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]
    for card in dealt:
        rest.remove(card)
    return dealt + rest


def replay(env: ours.HanabiEnv, actions: list[Any], deck: list[str]) -> tuple[list[Told], list[float]]:
    """Play the same game in ours."""
    told, rewards = [plain(env.reset(deck), 0)], []
    for action in actions:
        observation, reward, _, _ = env.step(action)
        told.append(plain(observation, len(told)))
        rewards.append(reward)
    return told, rewards


def differ(wanted: Foreign, found: Foreign, where: str) -> str | None:
    """Return where two nested values differ, and how; types count."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        if wanted.keys() != found.keys():
            return f"{where}: keys {sorted(wanted)} / {sorted(found)}"
        return next((d for key in wanted if (d := differ(wanted[key], found[key], f"{where}.{key}"))), None)
    if isinstance(wanted, list | tuple) and type(wanted) is type(found) and len(wanted) == len(found):
        pairs = enumerate(zip(wanted, found, strict=True))
        return next((d for k, (w, f) in pairs if (d := differ(w, f, f"{where}[{k}]"))), None)
    same = wanted == found and (type(wanted) is type(found) or isinstance(wanted, int))
    return None if same else f"{where}: {wanted!r} / {found!r}"


def main() -> None:
    """Compare and print what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="altogether")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    fast_peers.hle_python()
    from hanabi_learning_environment import rl_env as original  # type: ignore[import-not-found]  # noqa: PLC0415

    chance, start = random.Random(given.seed), time.perf_counter()
    moves, ends = 0, dict.fromkeys(range(4), 0)
    for number in range(given.games):
        players = PLAYERS[number % len(PLAYERS)]
        name = "Hanabi-Full-Minimal" if number % 10 == 9 else "Hanabi-Full"
        config = {"players": players, "observation_type": int(name == "Hanabi-Full"), "seed": chance.randrange(1 << 30)}
        theirs, env = original.HanabiEnv(config), ours.make(name, players)
        assert theirs.num_moves() == env.num_moves()
        assert theirs.vectorized_observation_shape() == env.vectorized_observation_shape()
        actions, told, rewards, dealt = play(theirs, chance)
        found, paid = replay(env, actions, filled(dealt))
        difference = differ(told, found, "told") or differ(rewards, paid, "rewards")
        difference = difference or differ(
            [item_told(item) for item in theirs.state.move_history()],
            [item_told(item) for item in env.state.move_history()],
            "history",
        )
        status = int(theirs.state.end_of_game_status())
        if difference or status != env.state.end_of_game_status():
            sys.exit(f"game {number}, {players} players, {name}: {difference or status}")
        moves += len(actions)
        ends[status] += 1
        if number % 100 == 99:
            print(f"{number + 1} games, {moves} moves, no difference", flush=True)
    kinds = "life tokens {1}, deck {2}, victory {3}".format(*ends.values())
    print(f"{given.games} games, {moves} moves ({kinds}): no difference in {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
