"""The line mode, from outside: real processes, driven by pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.tui.lines import PATIENCE, Lines

from chabudai.core import Chance, Record
from chabudai.games import GAMES
from chabudai.records.deal import Deal

Play = Callable[..., Lines]


def any_move(chance: Chance) -> Any:  # noqa: ANN401
    """Return a player who draws among the moves that are offered."""
    return lambda legal: legal[chance.below(len(legal))]


@pytest.mark.parametrize(("game", "bot"), [("hanabi", "cautious"), ("bossa", "greedy")])
def test_a_pipe_plays_with_a_bot_to_the_end(game: str, bot: str, play: Play, tmp_path: Path) -> None:
    """One line for each event, a prompt, the ending in words, exit code 0, and the record in a file."""
    saved = tmp_path / "game.json"
    lines = play(game, "--players", "2", "--bot", bot, "--seed", "a", "--name", "Anna", "--save", str(saved))

    lines.play(any_move(Chance("plain", game)))

    assert lines.end() == 0
    assert "\x1b" not in "\n".join(lines.heard)
    record = Record.from_json(json.loads(saved.read_text("utf-8")))
    *_, last = record.replay(GAMES)
    assert last.to_move is None
    assert record.names == ("Anna", bot.capitalize())
    ends = {"hanabi": ("Somebody wet the fuses", "sparks", "flicker", "glow", "sparkling"), "bossa": ("won", "draw")}
    assert any(word in line for line in lines.heard[-12:] for word in ends[game])


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_moves_may_be_written_ahead(game: str, play: Play, tmp_path: Path) -> None:
    """A hot seat driven blindly: all moves and the Enter between players are in the pipe from the start."""
    found = GAMES[game]
    setup = found.setup(2, {})
    state = found.deal(setup, found.shuffle(setup, "ahead"))
    choose = found.rehearsal(Chance("rehearsal", "ahead"))
    script, looking = [], None
    while state.to_move is not None:
        script += [""] if looking != state.to_move else []
        looking = state.to_move
        script.append(str(choose(state)))
        state = state.play(found.parse(script[-1]))
    saved = tmp_path / "game.json"
    lines = play(game, "--seed", "ahead", "--save", str(saved), "--hot-seat", "Anna", "Bob")

    lines.say(*script)

    assert lines.end() == 0
    assert tuple(json.loads(saved.read_text("utf-8"))["moves"]) == tuple(move for move in script if move)


def test_wrong_input_is_answered_and_nothing_is_lost(play: Play) -> None:
    """Nonsense, a forbidden move and a question each get a sentence; the game waits."""
    lines = play("hanabi", "--seed", "a", "--name", "Anna")
    lines.until("Your move, Anna:")

    lines.say(
        "dance", "discard 1", "why discard 1", "why play 1", "clue 1 red", "say hello", "hand", "table", "log", "help"
    )
    lines.say("quit")
    lines.until("That is not a move.")
    lines.until("All eight clue tokens are available: you cannot discard. (H4.1)")
    lines.until("All eight clue tokens are available: you cannot discard. (H4.1)")
    lines.until("You can do that.")
    lines.until("A clue goes to another player and names a colour or a value. (H3.2)")
    lines.until("You cannot ask for that now: say.")
    lines.until("Card 1, face down.")
    lines.until("Fireworks: white 0")
    lines.until("help: this list.")

    assert lines.end() == 0


def test_an_early_end_of_the_input_leaves_quietly(play: Play) -> None:
    """A pipe that is closed in the middle of a game ends it with exit code 0."""
    lines = play("bossa", "--bot", "greedy", "--seed", "a")
    assert lines.end() == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "There is no game 'chess'. The games are: hanabi, bossa."),
        (["hanabi", "--players", "9"], "Hanabi cannot be played by 9"),
        (["hanabi", "--bot", "nobody"], "There is no bot 'nobody' for hanabi."),
        (["hanabi", "--variant", "flying"], "Hanabi has no rule 'flying'."),
        (["hanabi", "--aid", "magic"], "There is no memory aid 'magic'."),
        (["hanabi", "--save", "/no/such/folder/x.json"], "The record cannot be written to"),
        (["https://example.org/somewhere"], "is no link to a table."),
        (["hanabi", "Anna", "Bob"], "--hot-seat"),
    ],
)
def test_bad_options_are_refused_before_the_game(arguments: list[str], complaint: str, play: Play) -> None:
    """What cannot be is said at once, with what would work."""
    lines = play(*arguments)
    _, errors = lines.process.communicate(timeout=PATIENCE)

    assert lines.process.returncode == 2
    assert complaint in " ".join(errors.split())


@pytest.mark.parametrize(
    ("option", "locale", "sentence"),
    [((), "it_IT.UTF-8", "La tua mossa, Anna:"), (("--language", "pl"), "it_IT.UTF-8", "Twój ruch, Anna:")],
)
def test_the_language_follows_the_system(option: tuple[str, ...], locale: str, sentence: str) -> None:
    """Without an option the locale chooses; an option wins over it."""
    command = [sys.executable, "-m", "chabudai", "play", "hanabi", "--plain", "--name", "Anna", *option]
    environment = {**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": locale, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        command, input="quit\n", capture_output=True, encoding="utf-8", env=environment, timeout=PATIENCE, check=True
    )

    assert sentence in ran.stdout.splitlines()


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_a_numbered_deal_ends_with_what_bots_made_of_it(game: str, play: Play, tmp_path: Path) -> None:
    """A pipe plays the deal of that number and hears after the end where its result stands."""
    saved = tmp_path / "game.json"
    lines = play(game, "--deal", "12", "--players", "2", "--name", "Anna", "--save", str(saved))

    lines.play(any_move(Chance("deal", game)))

    assert lines.end() == 0
    assert lines.heard[0] == f"{game.capitalize()}, deal 12"
    assert json.loads(saved.read_text("utf-8"))["seed"] == Deal(game, 2, 12).seed
    heard = [line for line in lines.heard if " of 20 tries" in line or "the first seat wins" in line]
    assert [line.split()[3] if game == "hanabi" else line.split()[0] for line in heard] == {
        "hanabi": ["foresight"],
        "bossa": ["master", "master", "greedy"],
    }[game]


def test_who_does_not_wait_for_the_bots_may_quit(play: Play) -> None:
    """After the end it is said that bots still play, and `quit` is obeyed at once."""
    lines = play("hanabi", "--deal", "3", "--players", "2", "--bot", "random", "--name", "Anna")

    while not lines.more().startswith("The bots are still playing this deal"):
        if lines.heard[-1].startswith("Your move"):
            lines.say("play 1")
    lines.say("quit")

    assert lines.end() == 0
    assert not any(line.startswith("As good as") for line in lines.heard)
