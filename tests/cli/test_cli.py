"""The command `chabudai`, from outside: real processes, real output."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import chabudai
from chabudai.bots import BOTS, BotKind
from chabudai.cli.app import COMMANDS
from chabudai.games import GAMES
from chabudai.records import form_names

SCRIPT = Path(sys.executable).parent / "chabudai"
STARTERS = {"script": [str(SCRIPT)], "module": [sys.executable, "-m", "chabudai"]}


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run *command* with nothing to read, plainly coloured and 100 columns wide."""
    plain = {"NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "100"}
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **plain, **environment},
    )


def spellings(kind: BotKind) -> list[str]:
    """Return how a bot can be named."""
    return [kind.name, *(f"{kind.name}:{level}" for level in kind.levels)]


@pytest.mark.parametrize("starter", STARTERS)
def test_help_names_every_command_and_option(starter: str) -> None:
    """`--help` succeeds and lists what there is."""
    answer = run(*STARTERS[starter], "--help")

    assert answer.returncode == 0, answer.stderr
    for word in (*COMMANDS, "--version", "--install-completion", "--show-completion"):
        assert word in answer.stdout


@pytest.mark.parametrize("starter", STARTERS)
def test_version_is_one_line(starter: str) -> None:
    """`--version` prints the name and the version, and nothing else."""
    answer = run(*STARTERS[starter], "--version")

    assert answer.returncode == 0, answer.stderr
    assert answer.stdout == f"chabudai {chabudai.__version__}\n"


def test_no_command_shows_the_help() -> None:
    """Without a command the help appears, and the exit code says that nothing was done."""
    answer = run(str(SCRIPT))

    assert answer.returncode == 2
    assert "engine" in answer.stdout + answer.stderr


def test_unknown_command_is_refused() -> None:
    """A command that does not exist is named in the error."""
    answer = run(str(SCRIPT), "teapot")

    assert answer.returncode == 2
    assert "teapot" in answer.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    """`--help` after a command succeeds and says how it is called."""
    answer = run(str(SCRIPT), command, "--help")

    assert answer.returncode == 0, answer.stderr
    assert f"chabudai {command}" in answer.stdout


@pytest.mark.parametrize("command", ["play", "arena", "deal", "puzzle"])
def test_the_help_names_the_games_that_there_are(command: str) -> None:
    """The names come from the registry, so that a game of another package is among them."""
    assert f"One of: {', '.join(GAMES)}." in run(str(SCRIPT), command, "--help").stdout


def test_the_help_names_the_forms_that_there_are() -> None:
    """The forms that games bring are among those that `convert` writes."""
    assert f"One of: {', '.join(form_names())}." in run(str(SCRIPT), "convert", "--help").stdout


@pytest.mark.parametrize("command", ["play", "arena", "deal", "puzzle"])
def test_a_game_that_there_is_not_is_refused(command: str) -> None:
    """The error names it and those that there are, without a traceback."""
    answer = run(str(SCRIPT), command, "go")

    assert answer.returncode == 2
    assert answer.stderr == f"There is no game 'go'. The games are: {', '.join(GAMES)}.\n"


def test_the_help_of_engine_says_what_it_speaks() -> None:
    """`engine --help` says what it reads and writes."""
    assert "JSON lines" in run(str(SCRIPT), "engine", "--help").stdout


def test_engine_ends_with_its_input() -> None:
    """`engine` with nothing to read stops without a word."""
    answer = run(str(SCRIPT), "engine")

    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")


def test_bash_gets_a_completion_script() -> None:
    """The script for bash defines a function and registers it."""
    answer = run(str(SCRIPT), _CHABUDAI_COMPLETE="source_bash")

    assert answer.returncode == 0, answer.stderr
    assert re.search(r"complete .*-F _chabudai_completion chabudai", answer.stdout)


def test_bash_completes_a_command() -> None:
    """What that script asks for: `chabudai en` completes to `engine`."""
    answer = run(str(SCRIPT), _CHABUDAI_COMPLETE="complete_bash", COMP_WORDS="chabudai en", COMP_CWORD="1")

    assert answer.stdout.split() == ["engine"]


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("play ", list(GAMES)),
        ("play bossa --bot g", ["greedy"]),
        ("play hanabi --bot partner:e", ["partner:expert"]),
        ("arena bossa --players 2 --bot ", [name for kind in BOTS.of("bossa") for name in spellings(kind)]),
        ("rulebook hanabi --edition es", ["es-2019"]),
        ("play hanabi --variant a", ["all_or_nothing", "avalanche"]),
        ("deal --language p", ["pl"]),
        ("convert --to h", ["hanab-live"]),
    ],
)
def test_bash_completes_values(typed: str, completed: list[str]) -> None:
    """Games, bots with their levels, editions, variants, languages and forms; of the game that was named."""
    words = f"chabudai {typed}"
    answer = run(str(SCRIPT), _CHABUDAI_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=str(words.count(" ")))

    assert answer.stdout.split() == completed


@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)])
def test_flags_are_shown_without_a_value(command: tuple[str, ...]) -> None:
    """What takes none says none."""
    shown = run(str(SCRIPT), *command, "--help").stdout

    assert "--help" in shown
    assert "bool" not in shown


def loaded_by(code: str) -> set[str]:
    """Return the modules that a new interpreter has loaded after *code*."""
    answer = run(sys.executable, "-c", f"import sys; {code}; print(*sys.modules)")
    assert answer.returncode == 0, answer.stderr
    return set(answer.stdout.split())


def test_importing_the_package_loads_nothing_heavy() -> None:
    """`import chabudai` costs nothing: no other module of ours, none of anybody else's."""
    new = loaded_by("import chabudai") - loaded_by("pass")

    assert new == {"chabudai"}


def test_the_command_line_loads_the_games_late() -> None:
    """The help waits for no game, no number and no database to load."""
    levels = {f"chabudai.{level}" for level in ("core", "games", "engine", "fast", "bots", "arena", "analysis", "tui")}
    heavy = {*levels, "numpy", "numba", "msgspec", "litestar", "sqlalchemy", "textual"}

    assert not heavy & loaded_by("import chabudai.cli")
