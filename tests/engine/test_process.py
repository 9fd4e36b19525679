"""`chabudai engine` as a process: whole games over its standard input and output."""

import json
from itertools import count

import pytest
from tests.engine.asking import PATIENCE, Engine, error_of

from chabudai.core import Chance
from chabudai.games import GAMES

BAD = [
    b"",
    b"   ",
    b"hello",
    b'{"do":"dance"}',
    b"\xff\xfe\x00",
    b"[" * 100_000,
    b'{"do":' + b"[" * 995 + b"]" * 995 + b"}",
    b'{"do":"load","record":{"format":' + b"[" * 994 + b"]" * 994 + b"}}",
    b'{"do":"state","table":"t99"}',
    b'{"do":"play","table":"t1","move":"castle"}',
    b'{"do":"play","table":"t1","action":' + b"9" * 5000 + b"}",
    b'{"do":"deal","game":"chess","players":2}',
]


@pytest.mark.parametrize("players", [2, 5])
def test_a_bot_plays_a_whole_game_of_hanabi(players: int) -> None:
    """Deal, view, legal and play until nobody is to move; then the record."""
    whole_game("hanabi", players, {"edition": "pl"})


def test_a_bot_plays_a_whole_game_of_bossa() -> None:
    """The same conversation, without knowing the game."""
    whole_game("bossa", 2, {})


def whole_game(game: str, players: int, rules: dict[str, str]) -> None:
    """Play one game with random moves, as a bot in any language would."""
    chance, ids = Chance("test", game), count()
    with Engine() as engine:
        assert engine.ask(do="hello", id=next(ids))["protocol"] == 1
        dealt = engine.ask(do="deal", game=game, players=players, rules=rules, seed="bot")
        table, state = dealt["table"], dealt["state"]
        moves = []
        while (seat := state["to_move"]) is not None:
            assert engine.ask(do="view", table=table, seat=seat)["view"]["to_move"] == seat
            legal = engine.ask(do="legal", table=table)["moves"]
            chosen = legal[chance.below(len(legal))]
            number = next(ids)
            answer = engine.ask(do="play", table=table, action=chosen["action"], id=number)
            assert answer["id"] == number
            state = answer["state"]
            moves.append(chosen["move"])
        record = engine.ask(do="record", table=table)["record"]
        assert record["moves"] == moves
        assert state["ended"] is not None
        assert engine.ask(do="load", record=record)["state"] == state
        assert engine.ask(do="quit") == {"ok": True}
        assert engine.end() == (0, b"", b"")


@pytest.mark.parametrize("game", GAMES)
def test_two_processes_deal_the_same(game: str) -> None:
    """A seed means the same deal in every process, whatever its hash seed."""
    states = []
    for _ in range(2):
        with Engine() as engine:
            states.append(engine.ask(do="deal", game=game, players=2, seed="same")["state"])

    assert states[0] == states[1]


def test_it_never_exits_on_bad_input() -> None:
    """After everything bad it still plays, and the game is as it was."""
    with Engine() as engine:
        state = engine.ask(do="deal", game="hanabi", players=2, seed="steady")["state"]
        for line in BAD:
            answer = engine.line(line)
            error_of(answer, answer["error"]["code"])
            assert engine.ask(do="state", table="t1")["state"] == state
        assert engine.ask(do="play", table="t1", move="play 1")["state"]["turn"] == 1
        assert engine.end() == (0, b"", b"")


def test_answers_come_in_order_one_a_line() -> None:
    """Many requests at once get as many answers; the last needs no line end."""
    requests = b"\n".join(b'{"do":"hello","id":%d}' % number for number in range(200))
    with Engine() as engine:
        said, complaint = engine.process.communicate(requests, timeout=PATIENCE)
        assert [json.loads(line)["id"] for line in said.splitlines()] == list(range(200))
        assert (engine.process.returncode, complaint) == (0, b"")


def test_nothing_is_read_after_quit() -> None:
    """It answers `quit` and stops, although more is waiting."""
    with Engine() as engine:
        said, complaint = engine.process.communicate(b'{"do":"quit","id":1}\n{"do":"hello","id":2}\n', timeout=PATIENCE)
        assert (said, complaint) == (b'{"id":1,"ok":true}\n', b"")
        assert engine.process.returncode == 0


def test_line_ends_of_other_systems_are_fine() -> None:
    """A carriage return before the line feed is white space."""
    with Engine() as engine:
        assert engine.line(b'{"do":"hello"}\r')["ok"] is True


def test_a_reader_that_went_away_is_no_disaster() -> None:
    """The engine stops quietly when nobody reads any more."""
    with Engine() as engine:
        engine.ask(do="hello")
        assert engine.process.stdout is not None
        assert engine.process.stdin is not None
        assert engine.process.stderr is not None
        engine.process.stdout.close()
        engine.process.stdin.write(b'{"do":"hello"}\n')
        engine.process.stdin.close()
        complaint = engine.process.stderr.read()
        engine.process.stderr.close()
        assert (engine.process.wait(timeout=PATIENCE), complaint) == (0, b"")
