"""The HTTP interface keeps what its description promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from tests.server.running import PATIENCE, Server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server for the probing."""
    with Server(tmp_path_factory.mktemp("openapi")) as server:
        yield server


PROBES = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    derandomize=True,
    database=None,
)


def test_no_request_breaks_the_server(running: Server) -> None:
    """Whatever fits the description or does not, the answer is one of ours, never a failure."""
    schema = schemathesis.openapi.from_url(f"{running.url}/schema/openapi.json")
    cookie = running.get("/api/me").cookies["chabudai"]
    probed = 0
    for found in schema.get_all_operations():
        assert not isinstance(found, Err)
        operation = found.ok()
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            try:
                given(operation.as_strategy(generation_mode=mode))(PROBES(lambda case: probe(case, cookie)))()
            except Unsatisfiable:
                # Some requests have nothing that could be wrong.
                continue
            probed += 1
    assert probed >= 20


def probe(case: Any, cookie: str) -> None:  # noqa: ANN401 - schemathesis' own
    """Send one request and judge the answer."""
    response = case.call(cookies={"chabudai": cookie}, timeout=PATIENCE)
    case.validate_response(response, checks=[not_a_server_error])
    if response.status_code < 300:
        case.validate_response(response, checks=[response_schema_conformance, status_code_conformance])
    elif response.headers.get("content-type", [""])[0].startswith("application/json"):
        assert set(response.json()) == {"ok", "error"}, response.text


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
