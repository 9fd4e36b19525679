"""Requests that are complete, to be spoilt by tests, and what they are made of."""

from typing import Any

from tests.engine.asking import Answer, ask

from chabudai.core import Chance
from chabudai.engine import Referee
from chabudai.games import GAMES

DECK = [str(card) for card in GAMES["hanabi"].setup(2, {}).deck]

TILES = [str(tile) for tile in GAMES["bossa"].shuffle(GAMES["bossa"].setup(2, {}), "tiles").tiles]

COMPLETE: dict[str, dict[str, Any]] = {
    "hello": {},
    "deal": {"game": "hanabi", "players": 2, "rules": {}, "seed": "x"},
    "state": {"table": "t1"},
    "view": {"table": "t1", "seat": 0},
    "legal": {"table": "t1"},
    "play": {"table": "t1", "move": "play 1"},
    "record": {"table": "t1"},
    "load": {"record": {}},
    "close": {"table": "t1"},
    "quit": {},
}


def finished(name: str) -> Answer:
    """Return the record of a whole game."""
    referee = Referee()
    game = GAMES[name]
    ask(referee, do="deal", game=name, players=2, seed="over")
    state = game.deal(game.setup(2, {}), game.shuffle(game.setup(2, {}), "over"))
    choose = game.rehearsal(Chance("test", "over"))
    while state.to_move is not None:
        move = choose(state)
        ask(referee, do="play", table="t1", move=str(move))
        state = state.play(move)
    record: Answer = ask(referee, do="record", table="t1")["record"]
    return record
