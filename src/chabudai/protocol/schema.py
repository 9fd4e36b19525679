"""The JSON schema of the WebSocket messages, from their types."""

from __future__ import annotations

from typing import Any

import msgspec

from chabudai.protocol.messages import AnyMessage
from chabudai.protocol.records import Replay
from chabudai.protocol.requests import AnyRequest
from chabudai.protocol.tables import NewTable
from chabudai.protocol.version import PROTOCOL

PLACE = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """Return one document: what a client sends, what the server sends, and all the types."""
    roots = (AnyRequest, AnyMessage, NewTable, Replay)
    (sent, received, _, _), types = msgspec.json.schema_components(roots, ref_template=PLACE)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Chabudai's WebSocket, protocol {PROTOCOL}",
        "request": sent,
        "message": received,
        "$defs": types,
    }
