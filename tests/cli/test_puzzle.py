"""`chabudai puzzle`: asks, judges, explains; in a pipe, in every language, and as JSON."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from chabudai.analysis.puzzles import number_of_day, numbered
from chabudai.cli.app import app
from chabudai.records.deal import FIRST_DAY
from chabudai.words import LANGUAGES, Words


def run(*words: str, said: str = "") -> tuple[int, str]:
    """Run the command and return its code and all that it wrote."""
    result = CliRunner().invoke(app, ["puzzle", *words], input=said)
    return result.exit_code, result.output


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_a_pipe_asks_again_after_nonsense_and_hears_the_verdict(game: str) -> None:
    """What is no move is explained; the answer is right."""
    answer = numbered(game, 2).answer

    code, told = run(game, "--number", "2", "--language", "en", said=f"legal\nnonsense\n{answer}\n")

    assert code == 0
    assert f"Right: {answer} (" in told
    assert "That is not a move." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_a_wrong_move_is_told_the_better_one_with_the_worths(game: str, language: str) -> None:
    """The best move stands first in the list, the answer given is marked."""
    puzzle = numbered(game, 1)
    wrong = min(puzzle.worths, key=puzzle.worth)
    words = Words(language, ("daily",))

    code, told = run(game, "--number", "1", "--move", wrong, "--language", language)

    assert code == 0
    assert words.say("puzzle-wrong", move=puzzle.answer)[:-1] in told
    assert f"{wrong} ({words.say('puzzle-yours')})" in told
    assert words.say(f"puzzle-worths-{game}") in told


def test_an_end_of_input_shows_the_answer() -> None:
    """Whoever gives up sees it."""
    _, told = run("bossa", "--number", "1", "--language", "en")

    assert f"The answer: {numbered('bossa', 1).answer}" in told


def test_json_tells_the_worths_only_with_a_move() -> None:
    """Without an attempt a program sees what a person sees."""
    puzzle = numbered("hanabi", 1)

    _, shown = run("hanabi", "--number", "1", "--json")
    _, judged = run("hanabi", "--number", "1", "--json", "--move", puzzle.answer)

    assert json.loads(shown)["moves"] == list(puzzle.worths)
    assert "worths" not in json.loads(shown)
    assert json.loads(judged)["right"] is True
    assert json.loads(judged)["worths"] == dict(puzzle.worths)


def test_a_date_names_its_puzzle() -> None:
    """The same on every machine."""
    _, shown = run("bossa", "--date", FIRST_DAY.isoformat(), "--json")

    assert json.loads(shown)["number"] == number_of_day("bossa", FIRST_DAY) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bossa", "--number", "0"), "no puzzle 0"),
        (("chess",), "chess"),
        (("bossa", "--number", "1", "--move", "first"), "B3.2"),
        (("bossa", "--language", "xx"), "no language"),
        (("bossa", "--number", "1", "--date", "2026-01-01"), "not both"),
    ],
)
def test_mistakes_are_explained(words: tuple[str, ...], said: str) -> None:
    """The error names what is wrong."""
    code, told = run(*words)

    assert code == 2
    assert said in told
