"""Programs that play over a pipe."""

import re
import sys
from pathlib import Path

import pytest

from chabudai.bots import BOTS, BotFailed, BotKind, play_game
from chabudai.bots.pipe import PipeKind
from chabudai.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/howto/write-a-bot.md"


def program(path: Path, text: str, seconds: float = 300.0, game: str = "hanabi") -> BotKind:
    """Return the bot that the Python program *text* is."""
    path.write_text(text, encoding="utf-8")
    return PipeKind(game, f"{sys.executable} {path}", seconds)


def play(kind: BotKind) -> tuple[float, ...]:
    """Let a bot play one game with itself."""
    game = GAMES[kind.game]
    return play_game(game, game.setup(2, {}), "tea", [kind, kind]).returns


def answering(answer: str) -> str:
    """Return a program that gives the same answer to every question."""
    return f"import sys\nfor line in sys.stdin:\n    if '\"choose\"' in line: print({answer!r}, flush=True)\n"


@pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not here")
def test_the_program_on_the_page_plays_whole_games(tmp_path: Path) -> None:
    """The first example of the page is a complete bot; it is short and needs no library of ours."""
    example = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
    kind = program(tmp_path / "mine.py", example)

    assert "chabudai" not in example
    assert len([line for line in example.splitlines() if line]) <= 20
    assert play(kind)[0] > 0
    assert play(kind) == play(kind)


def test_an_action_number_is_an_answer_too(tmp_path: Path) -> None:
    """A bot may answer with the number of a move, in Bossa as well."""
    text = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['do'] == 'choose':\n"
        "        print(json.dumps({'action': message['moves'][-1]['action'], 'why': 'last'}), flush=True)\n"
    )

    assert sum(play(program(tmp_path / "last.py", text, game="bossa"))) == 0


def test_moves_without_numbers_are_listed_by_their_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that gives no action numbers to views is played by the texts of its moves."""
    text = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['do'] == 'choose':\n"
        "        (first, *_) = message['moves']\n"
        "        print(json.dumps(first if set(first) == {'move'} else {}), flush=True)\n"
    )
    monkeypatch.delattr("chabudai.bots.bossa.action_number")

    assert sum(play(program(tmp_path / "first.py", text, game="bossa"))) == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (answering("teapot"), "not JSON"),
        (answering("[1]"), "no object"),
        (answering('{"move":"castle"}'), "no legal move"),
        (answering('{"action":-1}'), "no legal move"),
        ("raise SystemExit('I give up')", "I give up"),
        ("import time; time.sleep(3600)", "more than 0.5 seconds"),
    ],
)
def test_a_failing_program_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    """Nonsense, crashes and silence become an error that names the program and what happened."""
    kind = program(tmp_path / "faulty.py", text, seconds=0.5 if "sleep" in text else 300.0)

    with pytest.raises(BotFailed, match=complaint) as caught:
        play(kind)
    assert "faulty.py" in str(caught.value)


def test_a_command_that_does_not_exist_is_named() -> None:
    """So does a command that cannot be started."""
    kind = BOTS.find("hanabi", "pipe:/no/such/program")

    with pytest.raises(BotFailed, match="'/no/such/program' cannot be started"):
        play(kind)
