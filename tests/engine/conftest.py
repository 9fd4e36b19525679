"""A referee with work on its hands."""

import pytest
from tests.engine.asking import ask
from tests.engine.requests import finished

from chabudai.engine import Referee


@pytest.fixture(scope="module")
def busy() -> Referee:
    """Return a referee with a game of each kind in progress (t1, t2) and one of each that is over (t3, t4)."""
    referee = Referee()
    ask(referee, do="deal", game="hanabi", players=2, seed="busy", rules={"edition": "pl"})
    ask(referee, do="deal", game="bossa", players=2, seed="busy")
    for table, which in (("t1", -1), ("t2", 0)):
        for _ in range(4):
            move = ask(referee, do="legal", table=table)["moves"][which]["move"]
            ask(referee, do="play", table=table, move=move)
    for name in ("hanabi", "bossa"):
        ask(referee, do="load", record=finished(name))
    return referee
