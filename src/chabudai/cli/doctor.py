"""The command `chabudai doctor`: whether everything is in place, and what to do where it is not."""

from __future__ import annotations

import os
import re
import shutil
import sys
from importlib import metadata, resources
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = "chabudai"
EXTRAS: Final = {
    "words": "four languages",
    "tui": "play in the terminal",
    "fast": "strong bots, reviews, batches of games",
    "server": "serve tables to browsers",
    "envs": "environments for learning programs",
    "ray": "an arena on a cluster",
}
"""What each extra is for."""
REQUIREMENT: Final = re.compile(r"([\w.-]+)(?:\[[\w,-]+\])?\s*([^;]*?)\s*(?:;(.*))?$")
BOUND: Final = re.compile(r"(>=|<)\s*([\d.]+)")
COLUMNS, LINES = 80, 24
"""What the terminal's tables need."""


class Finding(NamedTuple):
    """What was found out about one thing."""

    mark: str
    """`ok`, `--` for what is not there and need not be, `!!` for what is wrong."""
    what: str
    advice: str = ""


def doctor(
    port: Annotated[int, typer.Option(help="The port at which a server is to listen.")] = 8000,
    data_dir: Annotated[
        str, typer.Option(envvar="CHABUDAI_DATA_DIR", help="The folder of the server's SQLite database.")
    ] = "",
) -> None:
    """Check this installation, and say what to do where something is missing or wrong.

    It changes nothing. The exit code is 1 if something is wrong; what is only not installed is not wrong.
    """
    found = [_python(), *_extras(), _page(), _machine_code(), *_server(port, data_dir), _terminal()]
    for finding in found:
        typer.echo(f"{finding.mark}  {finding.what}")
        if finding.advice:
            typer.echo(f"    {finding.advice}")
    if any(finding.mark == "!!" for finding in found):
        raise typer.Exit(1)


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    return Finding("ok", f"{PACKAGE} {metadata.version(PACKAGE)} on Python {version}, {sys.platform}")


def _extras() -> Iterator[Finding]:
    """Yield whether each extra is installed, in versions that do."""
    for extra, purpose in EXTRAS.items():
        lacking, wrong = _lacking(extra)
        install = f"pip install --upgrade '{PACKAGE}[{extra}]'"
        if wrong:
            yield Finding("!!", f"{extra}: {', '.join(wrong)}", install)
        elif lacking:
            yield Finding("--", f"{extra} ({purpose}) lacks {', '.join(lacking)}", install)
        else:
            yield Finding("ok", f"{extra} ({purpose})")


def _lacking(extra: str) -> tuple[list[str], list[str]]:
    """Return which packages of an extra are not there, and which have a version that does not do."""
    lacking, wrong = [], []
    for line in metadata.requires(PACKAGE) or ():
        found = REQUIREMENT.match(line)
        # What depends on the system too need not be there.
        if found is None or (found[3] or "").strip().replace("'", '"') != f'extra == "{extra}"':
            continue
        try:
            version = metadata.version(found[1])
        except metadata.PackageNotFoundError:
            lacking.append(found[1])
            continue
        if not _within(version, found[2]):
            wrong.append(f"{found[1]} {version} is not {found[2]}")
    return lacking, wrong


def _within(version: str, bounds: str) -> bool:
    """Tell whether a version is within bounds such as `>=1.2,<2`."""
    number = _number(version)
    return all(
        number >= _number(bound) if sign == ">=" else number < _number(bound) for sign, bound in BOUND.findall(bounds)
    )


def _number(version: str) -> tuple[int, ...]:
    digits = re.match(r"[\d.]+", version)
    return tuple(int(part) for part in (digits[0] if digits else "0").split(".") if part)


def _page() -> Finding:
    try:
        there = resources.files("chabudai.server").joinpath("static", "index.html").is_file()
    except ModuleNotFoundError:
        there = False
    if there:
        return Finding("ok", "the browser's page is there")
    return Finding("!!", "the browser's page is not built", "In a clone of the project: make setup")


def _machine_code() -> Finding:
    """Tell whether compiled bots can be kept; Numba puts them beside the package, or where it is told."""
    folder = Path(os.environ.get("NUMBA_CACHE_DIR") or str(resources.files(PACKAGE)))
    there = next(path for path in (folder, *folder.parents) if path.exists())
    if os.access(there, os.W_OK):
        return Finding("ok", f"compiled bots are kept in {folder}")
    return Finding(
        "--", f"compiled bots cannot be kept in {folder}", "Set NUMBA_CACHE_DIR to a folder that can be written to."
    )


def _server(port: int, data_dir: str) -> Iterator[Finding]:
    """Yield whether a server could start."""
    if any(_lacking("server")):
        return
    from chabudai.core import ChabudaiError
    from chabudai.server.listening import listen
    from chabudai.server.settings import default_data_dir

    folder = Path(data_dir) if data_dir else default_data_dir()
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if there.is_dir() and os.access(there, os.W_OK):
        yield Finding("ok", f"games of a server are kept in {folder}")
    else:
        yield Finding("!!", f"games of a server cannot be kept in {folder}", "Name another folder with --data-dir.")
    try:
        for listener in listen("127.0.0.1", port):
            listener.close()
    except ChabudaiError as error:
        yield Finding("--", error.message, error.hint)
    else:
        yield Finding("ok", f"port {port} is free")


def _terminal() -> Finding:
    if not sys.stdout.isatty():
        return Finding("--", "this is no terminal", "chabudai play --plain speaks to pipes and screen readers.")
    columns, lines = shutil.get_terminal_size()
    if columns < COLUMNS or lines < LINES:
        advice = f"Tables need {COLUMNS} columns and {LINES} lines; --plain needs none."
        return Finding("--", f"the terminal has {columns} columns and {lines} lines", advice)
    return Finding("ok", f"the terminal has {columns} columns and {lines} lines")
