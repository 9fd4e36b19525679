"""The command `chabudai convert`, from outside."""

import json
import subprocess
import sys
from pathlib import Path

from tests.records.rehearsed import annotated, rehearsed

from chabudai.core import Record

RECORD = annotated(rehearsed("hanabi", 3, {}, "convert"))
BOSSA = rehearsed("bossa", 2, {}, "convert")


def convert(*arguments: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "chabudai", "convert", *map(str, arguments)]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False, timeout=300)


def text(record: Record) -> str:
    """Return a record as one line."""
    return json.dumps(record.to_json())


def test_standard_input_goes_to_standard_output() -> None:
    """Without files a game comes in and goes out; there and back it is the same but for what that form lacks."""
    there = convert("--to", "hanab-live", given=text(RECORD))
    back = convert(given=there.stdout)

    assert there.returncode == back.returncode == 0
    assert "2 notes are about moves" in there.stderr
    assert Record.from_json(json.loads(back.stdout)).moves == RECORD.moves


def test_many_games_in_many_files(tmp_path: Path) -> None:
    """Records a line each and the server's download are read; a refused game leaves the others alone."""
    lines, table, broken = tmp_path / "lines.jsonl", tmp_path / "table.json", tmp_path / "broken.json"
    lines.write_text(f"{text(RECORD)}\n\n{text(BOSSA)}\n", encoding="utf-8")
    table.write_text(
        json.dumps({"record": BOSSA.to_json(), "name": "t", "seats": ["A", "B"]}, indent=1), encoding="utf-8"
    )
    broken.write_text(text(BOSSA).replace("white", "purple", 1), encoding="utf-8")
    answer = convert(lines, table, broken, tmp_path / "missing.json")

    found = [Record.from_json(json.loads(line)) for line in answer.stdout.splitlines()]
    assert [record.game for record in found] == ["hanabi", "bossa", "bossa"]
    assert found[2].names == ("A", "B")
    assert answer.returncode == 2
    assert f"{broken}, game 1: Move 4 of the record" in answer.stderr
    assert "missing.json: it cannot be read" in answer.stderr


def test_two_files_are_in_and_out(tmp_path: Path) -> None:
    """A new second file is written to, in the form that its name says; with an old one both are read."""
    game, copy, told = tmp_path / "game.json", tmp_path / "copy.json", tmp_path / "game.txt"
    game.write_text(text(BOSSA), encoding="utf-8")

    assert convert(game, copy).stdout == convert(game, told).stdout == ""
    assert Record.from_json(json.loads(copy.read_text(encoding="utf-8"))).moves == BOSSA.moves
    assert told.read_text(encoding="utf-8") == convert(game, "--to", "text").stdout
    assert len(convert(game, copy).stdout.splitlines()) == 2


def test_a_file_that_exists_is_never_written_over_unasked(tmp_path: Path) -> None:
    """Games are kept under any name: the second one is read, whatever it is called."""
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    for file in (one, other):
        file.write_text(text(BOSSA), encoding="utf-8")

    assert len(convert(one, other).stdout.splitlines()) == 2
    assert other.read_text(encoding="utf-8") == text(BOSSA)


def test_a_folder_gets_a_file_for_each_game(tmp_path: Path) -> None:
    """Files are named after where the games came from."""
    lines = tmp_path / "lines.jsonl"
    lines.write_text(f"{text(RECORD)}\n{text(BOSSA)}\n", encoding="utf-8")
    answer = convert(lines, "--to", "text", "-o", tmp_path / "out")

    assert answer.returncode == 0, answer.stderr
    first, second = sorted((tmp_path / "out").iterdir())
    assert (first.name, second.name) == ("lines-1.txt", "lines-2.txt")
    told = first.read_text(encoding="utf-8")
    assert told.startswith("Hanabi, 3 players, it-2023, empty clues\nSeats: Player 1, Player 2, Player 3\n")
    assert "     Player 2: 'why?'" in told
    assert all(f". Player {number % 3 + 1}: {move}" in told for number, move in enumerate(RECORD.moves))


def test_what_is_no_game_is_refused_with_a_hint() -> None:
    """No JSON, JSON that is no game, a field that is there twice, an unknown form."""
    assert "This is no JSON" in convert(given="hello").stderr
    assert "A game cannot be a list" in convert(given="[1]").stderr
    assert "a game of hanab.live has `deck` and `actions`" in convert(given='{"a": 1}').stderr
    assert "The field `format` is given twice." in convert(given='{"format": 1, ' + text(BOSSA)[1:]).stderr
    assert "Line 2 is no JSON" in convert(given=f"{text(BOSSA)}\n{{").stderr
    assert "'pgn' is not one of record" in " ".join(convert("--to", "pgn", given=text(BOSSA)).stderr.split())
