"""What workers say to each other, and how it is written: a length of four bytes, then MessagePack."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from chabudai.protocol.problem import Problem
from chabudai.protocol.requests import AtTable

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of one frame: far more than the longest log of a table."""
LARGEST_GREETING: Final = 1024
"""Bytes of a frame from somebody who has not proved to be a worker."""
HEAD: Final = 4


class Frame(msgspec.Struct, frozen=True, array_like=True, tag_field="frame"):
    """Anything that one worker tells another."""


class Hello(Frame, frozen=True, tag=1):
    """Say who is called, and give the caller something to sign."""

    worker: str
    nonce: bytes


class Proof(Frame, frozen=True, tag=2):
    """Prove to be the worker that calls."""

    worker: str
    nonce: bytes
    mac: bytes


class Accepted(Frame, frozen=True, tag=3):
    """Prove to be the worker that was called."""

    mac: bytes


class Do(Frame, frozen=True, tag=4):
    """A client of the caller asks something of a table."""

    number: int
    client: int
    who: str
    request: AtTable


class Call(Frame, frozen=True, tag=5):
    """The caller asks for something by name."""

    number: int
    name: str
    body: bytes


class Reply(Frame, frozen=True, tag=6):
    """The answer to either; what is refused has a problem, and what is not led here has moved."""

    number: int
    body: bytes = b""
    problem: Problem | None = None
    moved: bool = False


class Push(Frame, frozen=True, tag=7):
    """A message for a client of the caller, ready to be sent; *table* is empty where it is about a list."""

    client: int
    table: str
    message: bytes


class Moved(Frame, frozen=True, tag=8):
    """A table that the caller's clients watch is no longer led here."""

    table: str


class Listen(Frame, frozen=True, tag=9):
    """A client of the caller wants to hear of a list, or no longer does."""

    client: int
    who: str
    name: str
    on: bool


class Left(Frame, frozen=True, tag=10):
    """A client of the caller has gone away."""

    client: int


AnyFrame: TypeAlias = Hello | Proof | Accepted | Do | Call | Reply | Push | Moved | Listen | Left

decode: Final = msgspec.msgpack.Decoder(AnyFrame).decode
_encode: Final = msgspec.msgpack.Encoder().encode


def written(frame: AnyFrame) -> bytes:
    """Return the bytes of a frame."""
    body = _encode(frame)
    return len(body).to_bytes(HEAD, "big") + body
