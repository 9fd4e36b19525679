"""The HTTP interface keeps what its description promises."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.running import Server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server for the probing."""
    with Server(tmp_path_factory.mktemp("openapi")) as server:
        yield server


def test_no_request_breaks_the_server(running: Server) -> None:
    """Whatever fits the description or does not, the answer is one of ours, never a failure."""
    from tests.server.probing import probe  # noqa: PLC0415 - see there

    assert probe(running) >= 20


def test_the_description_is_complete(running: Server) -> None:
    """Every route for programs is described."""
    paths = running.get("/schema/openapi.json").json()["paths"]
    wanted = {"/api/me", "/api/me/code", "/api/me/tokens", "/api/me/tables", "/api/device", "/api/tables", "/api/do"}
    wanted |= {"/api/trials"}
    wanted |= {"/api/tables/{table}", "/api/tables/{table}/record", "/api/tables/{table}/replay", "/api/replay"}
    wanted |= {"/api/tables/{table}/positions/{moves}", "/api/tables/{table}/log"}
    wanted |= {"/api/me/devices", "/api/me/devices/{device}"}
    wanted |= {"/api/games", "/health", "/health/live", "/health/ready", "/metrics", "/schema/messages.json"}
    wanted |= {"/api/reviews", "/api/reviews/{key}", "/api/puzzles/{game}", "/api/puzzles/{game}/{number}"}
    wanted |= {"/api/courses/{game}", "/api/courses/{game}/{lesson}"}
    wanted |= {"/api/deals/{game}", "/api/deals/{game}/{players}/{number}"}
    wanted |= {f"/api/me/notices{path}" for path in ("", "/push", "/mail", "/webhook", "/test", "/{channel}")}
    wanted |= {"/api/notices/confirm", "/api/notices/off"}
    assert set(paths) == wanted
