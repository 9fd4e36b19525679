"""Starting a server: what is said at a terminal, and what is refused before anything begins."""

from __future__ import annotations

import json
import os
import pty
import re
import socket
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from threading import Timer

import httpx
import pytest
from tests.ports import free_port
from tests.processes import children, ended
from tests.server.running import PATIENCE, Server

from chabudai.analysis.warming import NICENESS
from chabudai.server.listening import CannotListen, listen
from chabudai.server.run import WARMING
from chabudai.server.settings import Settings
from chabudai.server.welcome import links, welcome

SERVE = [sys.executable, "-m", "chabudai", "serve"]


def at_a_terminal(folder: Path, *flags: str) -> tuple[str, int]:
    """Start a server at a terminal, stop it by Ctrl-C once it answers; return what it said, and how it ended."""
    port = free_port()
    ours, theirs = pty.openpty()
    words = [*SERVE, "--data-dir", str(folder), "--port", str(port), "--prepare", "0", *flags]
    process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
    os.close(theirs)
    try:
        # Whoever connects while it starts waits for it.
        said = _read_until(ours, "Ctrl-C stops it.")
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).status_code == 200
        process.send_signal(2)
        said += _read_until(ours, "")
        return said.replace(str(port), "PORT"), process.wait(PATIENCE)
    finally:
        process.kill()
        os.close(ours)


def _read_until(terminal: int, word: str) -> str:
    """Return what is written up to *word*, or to the end."""
    said, end = "", time.monotonic() + PATIENCE
    while (not word or word not in said) and time.monotonic() < end:
        try:
            said += os.read(terminal, 65_536).decode()
        except OSError:  # What Linux says when nobody has the other end any more.
            break
    return said


def test_a_terminal_is_told_the_link_and_where_games_are(tmp_path: Path) -> None:
    """In sentences, with logs that a person can read; Ctrl-C is no failure."""
    said, code = at_a_terminal(tmp_path)

    assert "Chabudai is at http://localhost:PORT/" in said
    assert "--host 0.0.0.0" in said
    assert str(tmp_path) in said
    assert re.search(r"^\d\d:\d\d:\d\d info: open store=sqlite", said, re.MULTILINE)
    assert '{"' not in said
    assert code == 0


def test_a_terminal_can_have_json_too(tmp_path: Path) -> None:
    """As machines get it everywhere else."""
    said, _ = at_a_terminal(tmp_path, "--log-format", "json")

    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert any(line["text"] == "open" for line in lines)


def test_phones_get_a_code_to_point_the_camera_at() -> None:
    """It holds the link for the network, with the prefix."""
    shown = _welcomed(Settings(host="192.0.2.7", prefix="/table", data_dir="games"))

    assert "in this network: http://192.0.2.7:8000/table/" in shown
    code = [line for line in shown.splitlines() if re.search(r"[█▀▄]", line)]
    assert len(code) >= 12
    assert len({len(line) for line in code}) == 1


def test_a_terminal_without_such_letters_gets_no_code() -> None:
    """The link is there all the same."""
    shown = _welcomed(Settings(host="192.0.2.7"), encoding="ascii")

    assert "http://192.0.2.7:8000/" in shown
    assert "█" not in shown


def _welcomed(settings: Settings, encoding: str = "utf-8") -> str:
    class Terminal(StringIO):
        @property
        def encoding(self) -> str:  # type: ignore[override]
            return encoding

    out = Terminal()
    welcome(settings, settings.port, out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("settings", "here", "network"),
    [
        (Settings(), "http://localhost:8000/", ""),
        (Settings(host="::1"), "http://[::1]:8000/", ""),
        (Settings(host="192.0.2.7"), "http://192.0.2.7:8000/", "http://192.0.2.7:8000/"),
        (Settings(public_url="https://tables.example/"), "https://tables.example/", ""),
    ],
)
def test_links_are_those_that_work(settings: Settings, here: str, network: str) -> None:
    """For this machine, and for others where they can reach it."""
    assert links(settings, settings.port) == (here, network)


def test_all_addresses_are_shown_by_one_that_others_can_open() -> None:
    """Never as 0.0.0.0, which phones cannot open."""
    here, network = links(Settings(host="0.0.0.0"), 8000)  # noqa: S104 - it is not listened on

    assert here == "http://localhost:8000/"
    assert network == "" or re.fullmatch(r"http://(?!0\.)[\d.]+:8000/", network)


def test_a_taken_port_is_told_before_anything_begins(tmp_path: Path) -> None:
    """In one sentence, with what to do, and no word that it listens."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = _refused(tmp_path, "--port", str(port))

    assert f"Another program uses port {port} already." in ran.stderr
    assert f"--port {port + 1}" in ran.stderr
    assert "listening" not in ran.stderr


@pytest.mark.parametrize(
    ("flags", "word"),
    [
        (("--port", "99999"), "no port 99999"),
        (("--host", "no such host"), "no address of this machine"),
        (("--host", "192.0.2.7"), "192.0.2.7"),
        (("--log-level", "loud"), "debug, info, warning, error"),
        (("--log-format", "xml"), "auto, text, json"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(tmp_path: Path, flags: tuple[str, str], word: str) -> None:
    """One line, exit code 2, no traceback."""
    ran = _refused(tmp_path, *flags)

    assert word in ran.stderr


def _refused(folder: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    words = [*SERVE, "--data-dir", str(folder), *flags]
    ran = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1
    return ran


def test_any_free_port_is_the_same_for_all_addresses() -> None:
    """A name that stands for IPv4 and IPv6 is listened on at both, each for itself."""
    listeners = listen("localhost", 0)
    try:
        assert len({one.getsockname()[1] for one in listeners}) == 1
        assert len({one.family for one in listeners}) == len(listeners)
    finally:
        for one in listeners:
            one.close()


def test_no_other_process_gets_the_port() -> None:
    """One that outlives a killed server for a moment would keep the next one from starting."""
    for listener in listen("localhost", 0):
        with listener:
            assert not listener.get_inheritable()


def test_a_port_that_is_taken_for_a_moment_is_waited_for() -> None:
    """A server that was killed may have been about to start a process, which holds the port until it runs."""
    taken = socket.create_server(("127.0.0.1", 0))
    port = taken.getsockname()[1]
    timer = Timer(0.3, taken.close)
    timer.start()
    try:
        (listener,) = listen("127.0.0.1", port)
    finally:
        timer.join()
    with listener:
        assert listener.getsockname()[1] == port


def test_nothing_stays_open_where_one_address_is_not_to_be_had() -> None:
    """The next try can have the port."""
    port = free_port()
    with pytest.raises(CannotListen):
        listen("192.0.2.7", port)
    with socket.create_server(("127.0.0.1", port)):
        pass


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs Linux")
def test_bots_and_reviews_are_prepared_behind_everything_else(tmp_path: Path) -> None:
    """By one process, which gives way to all others and ends with the server."""
    with Server(tmp_path, prepare="1") as server:
        assert server.process is not None
        (preparing,) = children(server.process.pid, WARMING)
        end = time.monotonic() + PATIENCE
        while os.getpriority(os.PRIO_PROCESS, preparing) < NICENESS:
            assert time.monotonic() < end
            time.sleep(0.05)

    assert ended(preparing)
