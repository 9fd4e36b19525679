"""Every setting has a flag, a variable and a row in the documentation."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from chabudai.cli.app import app
from chabudai.server.run import InvalidSettings, check
from chabudai.server.settings import Settings, flag, rows, variable

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "server.md"


@pytest.mark.parametrize("name", [name for name, *_ in rows()])
def test_every_setting_is_documented(name: str) -> None:
    """Its flag, its variable and its default stand in one row of the reference."""
    default = getattr(Settings(), name)
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    row = next((line for line in lines if line.startswith(f"| `{flag(name)}` | `{variable(name)}` |")), None)
    assert row is not None
    assert default == "" or f"| `{default}` |" in row


def test_every_setting_is_an_option_of_the_command_and_no_other_is() -> None:
    """The command takes exactly the settings, each from its variable too."""
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option.opts[0]: option.envvar for option in serve.params if option.name != "help"}
    assert options == {flag(name): variable(name) for name, *_ in rows()}


def test_settings_travel_through_the_environment() -> None:
    """What a process is told by its flags, its workers read from variables."""
    settings = Settings(port=1234, bot_pause=0.25, database="postgresql://x")
    assert Settings.from_environment(settings.to_environment()) == settings


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        (Settings(workers=2), "PostgreSQL"),
        (Settings(workers=0), "1 or more"),
        (Settings(database="mysql://x"), "postgresql://"),
        (Settings(secure_cookies="maybe"), "always"),
        (Settings(address_sockets=0), "address_sockets"),
        (Settings(header_seconds=-1), "header_seconds"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(settings: Settings, word: str) -> None:
    """The refusal says what to do."""
    with pytest.raises(InvalidSettings, match=word):
        check(settings)


def test_several_workers_on_sqlite_are_refused_by_the_command() -> None:
    """One line, exit code 2, no traceback."""
    ran = subprocess.run(
        [sys.executable, "-m", "chabudai", "serve", "--workers", "2"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert "PostgreSQL" in ran.stderr
    assert "Traceback" not in ran.stderr
