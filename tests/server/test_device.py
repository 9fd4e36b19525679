"""Tables on a device: the server's own tables and messages, without the server."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chabudai.core import Record
from chabudai.games import GAMES
from chabudai.server.device import Device
from chabudai.server.http.python_parts import PARTS, python_parts
from chabudai.server.http.statics import Statics
from chabudai.server.settings import Settings

ALONE = "import sys; from chabudai.server.device import Device; print(Device().open(sys.argv[1]))"


def _told(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def _open(device: Device, game: str) -> tuple[str, list[Any]]:
    added = _told(device.open(game))["added"]
    [(table, entries)] = added.items()
    return table, entries


def _ask(device: Device, **request: object) -> dict[str, Any]:
    return _told(device.ask(json.dumps(request)))


def _play(device: Device, table: str) -> list[Any]:
    """Play to the end, always the last legal move, and return what was added to the log."""
    added: list[Any] = []
    [shown] = _ask(device, do="watch", table=table, id="watch")["messages"]
    position = shown["position"]
    while True:
        if position["moves"]:
            move = position["moves"][-1]["move"]
            told = _ask(device, do="play", table=table, id=f"{len(added)}", move=move)
            assert told["messages"][-1]["ok"]
        else:
            told = _told(device.think(table))
        if not told["added"]:
            return added
        added += told["added"][table]
        position = told["messages"][0]["position"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_stored(game: str) -> None:
    """A whole game against bots; another process takes its log up and shows the same; its record is a real one."""
    device = Device("Ada")
    table, entries = _open(device, game)

    entries += _play(device, table)

    other = Device()
    other.load(table, json.dumps(entries))
    replay = _told(other.get(table, "replay?observer=all"))
    assert replay == _told(device.get(table, "replay?observer=all"))
    assert replay["result"] is not None
    record = Record.from_json(_told(other.get(table, "record?language=en"))["record"])
    assert len(list(record.replay(GAMES))) >= len(record.moves) > 0
    assert record.names[0] == "Ada"


def test_a_running_game_tells_only_what_the_seat_may_know() -> None:
    """Neither messages nor earlier positions show one's own hand; the record is refused until the end."""
    device = Device()
    table, _ = _open(device, "hanabi")
    [shown] = _ask(device, do="watch", table=table, id="watch")["messages"]

    assert set(shown["position"]["view"]["hands"][0]) == {None}
    assert set(_told(device.get(table, "positions/0"))["view"]["hands"][0]) == {None}
    for what in ("record?language=en", "replay?observer=all"):
        assert _told(device.get(table, what))["error"]["code"] == "record/running"


def test_a_refusal_is_the_servers_and_a_repeated_request_counts_once() -> None:
    """An illegal move has the code that the server gives; the same id again adds nothing."""
    device = Device()
    table, _ = _open(device, "bossa")
    while _told(device.think(table))["added"]:
        pass
    [shown] = _ask(device, do="watch", table=table, id="watch")["messages"]
    move = shown["position"]["moves"][0]["move"]

    refused = _ask(device, do="play", table=table, id="a", move="nonsense")
    assert refused["messages"][-1]["error"]["code"].startswith("move/")
    assert not refused["added"]
    assert _ask(device, do="play", table=table, id="b", move=move)["added"]
    assert not _ask(device, do="play", table=table, id="b", move=move)["added"]


def test_another_game_is_dealt_at_once() -> None:
    """Once more against the same bots: a new table, already dealt."""
    device = Device()
    table, _ = _open(device, "bossa")
    _play(device, table)

    told = _ask(device, do="rematch", table=table, id="again")

    [other] = set(told["tables"]) - {table}
    assert told["tables"][other]["phase"] == "playing"
    assert told["messages"][-1]["ok"]


@pytest.mark.parametrize("game", GAMES)
def test_the_modules_for_the_browser_are_enough(tmp_path: Path, game: str) -> None:
    """What a browser is sent plays by itself, without the packages that it does not have."""
    parts = python_parts({})
    [modules] = [body for name, body in parts.items() if name != PARTS]
    for name, text in json.loads(modules).items():
        file = tmp_path / "chabudai" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    run = subprocess.run(
        [sys.executable, "-S", "-c", ALONE, game],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["added"]


def test_a_file_that_is_stored_compressed_is_sent_by_its_plain_name(tmp_path: Path) -> None:
    """The list names each file of the runtime with the size that a browser stores."""
    folder = tmp_path / "python" / "runtime-1"
    folder.mkdir(parents=True)
    (folder / "part.wasm.gz").write_bytes(gzip.compress(b"a" * 5000))
    statics = Statics(Settings(static_dir=str(tmp_path)))

    file, listed = statics.find("python/runtime-1/part.wasm"), statics.find(PARTS)
    assert file is not None
    assert listed is not None
    assert file.body == b"a" * 5000
    assert gzip.decompress(file.compressed["gzip"]) == file.body
    assert "immutable" in file.cache
    assert "immutable" not in listed.cache
    assert {"path": "python/runtime-1/part.wasm", "size": 5000} in json.loads(listed.body)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_tried_from_a_position(game: str) -> None:
    """Without a network too: a new table with the moves so far; nothing of a game that is still on."""
    device = Device("Ann")
    table, _ = _open(device, game)
    wanted = json.dumps({"table": table, "moves": 1})
    assert _told(device.trial(wanted))["messages"][-1]["error"]["code"] == "record/running"
    _play(device, table)

    told = _told(device.trial(wanted))

    [(trial, line)] = told["tables"].items()
    assert (line["moves"], line["your_turn"], line["phase"]) == (1, True, "playing")
    assert told["messages"][0]["info"]["marks"] == ["trial"]
    assert _play(device, trial)
