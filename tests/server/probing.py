"""Requests that fit the description of the HTTP interface, and requests that do not.

Apart from the test that sends them: what makes them takes seconds to load, in each process that collects tests.
"""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from tests.server.running import PATIENCE, Server

PROBES = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    derandomize=True,
    database=None,
)


def probe(server: Server) -> int:
    """Try every operation with good and bad requests, judge the answers, and return how many could be tried."""
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    cookie = server.get("/api/me").cookies["chabudai"]
    probed = 0
    for found in schema.get_all_operations():
        assert not isinstance(found, Err)
        operation = found.ok()
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            try:
                given(operation.as_strategy(generation_mode=mode))(PROBES(lambda case: _send(case, cookie)))()
            except Unsatisfiable:
                # Some requests have nothing that could be wrong.
                continue
            probed += 1
    return probed


def _send(case: Any, cookie: str) -> None:  # noqa: ANN401 - schemathesis' own
    """Send one request and judge the answer."""
    response = case.call(cookies={"chabudai": cookie}, timeout=PATIENCE)
    case.validate_response(response, checks=[not_a_server_error])
    if response.status_code < 300:
        case.validate_response(response, checks=[response_schema_conformance, status_code_conformance])
    elif response.headers.get("content-type", [""])[0].startswith("application/json"):
        assert set(response.json()) == {"ok", "error"}, response.text
