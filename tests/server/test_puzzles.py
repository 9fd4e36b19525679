"""Puzzles over HTTP: the answer and everything hidden stay on the server until somebody has tried."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.server.running import Server

from chabudai.analysis.puzzles import collection, numbered


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server."""
    with Server(tmp_path_factory.mktemp("puzzles")) as server:
        yield server


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_a_puzzle_shows_what_its_player_may_know_and_no_more(running: Server, game: str) -> None:
    """The legal moves and the last round come with it; the seat's own cards, the seed and the worths do not."""
    found = numbered(game, 3)

    shown = running.get(f"/api/puzzles/{game}/3").json()

    assert [move["move"] for move in shown["position"]["moves"]] == list(found.worths)
    assert shown["seat"] == shown["position"]["seat"] == found.view().to_move
    text = json.dumps(shown)
    assert found.seed not in text
    assert "worth" not in shown
    if game == "hanabi":
        own = shown["position"]["view"]["hands"][shown["seat"]]
        assert own
        assert set(own) == {None}
    told = shown["moves"]
    assert [move["move"] for move in told] == list(found.moves[-found.players :])
    drawn = [event for move in told for event in move["happened"] if event["event"] == "drawn"]
    assert all(event.get("card") is None for event in drawn if event["seat"] == shown["seat"])


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_today_has_a_puzzle(running: Server, game: str) -> None:
    """Without a number it is the day's."""
    shown = running.get(f"/api/puzzles/{game}").json()

    assert shown["number"] == shown["today"]
    assert 1 <= shown["number"] <= shown["count"] == len(collection(game))


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_an_attempt_is_judged_and_the_worths_are_told(running: Server, game: str) -> None:
    """The best move is right, another is wrong, and none at all is giving up."""
    found = numbered(game, 1)
    wrong = next(move for move in found.worths if move != found.answer)
    path = f"/api/puzzles/{game}/1"

    good, bad, none = (running.post(path, json={"move": move}).json() for move in (found.answer, wrong, None))

    assert (good["right"], bad["right"], none["right"]) == (True, False, False)
    assert bad["move"] == wrong
    assert {one["move"]: one["exact"] for one in bad["worths"]} == dict(found.worths)
    assert good["answer"] == bad["worths"][0]["move"] == found.answer
    assert good["why"] is None or good["why"]["game"] == game


def test_bad_numbers_and_moves_are_refused(running: Server) -> None:
    """The error says what there is."""
    path = "/api/puzzles/bossa"

    beyond = running.get(f"{path}/99999")
    illegal = running.post(f"{path}/1", json={"move": "first"})
    unreadable = running.post(f"{path}/1", json={"move": "nonsense"})
    game = running.get("/api/puzzles/chess")

    assert (beyond.status_code, beyond.json()["error"]["code"]) == (404, "puzzle/unknown")
    assert illegal.json()["error"]["code"] == "move/illegal"
    assert unreadable.json()["error"]["code"] == "move/unreadable"
    assert (game.status_code, game.json()["error"]["code"]) == (404, "game/unknown")
