"""People, as the server knows them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chabudai.protocol.requests import Name


class Me(msgspec.Struct):
    """You, as the server knows you."""

    name: str
    """Empty if you have not chosen one."""
    program: bool = False


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """The name that you want to go by."""

    name: Name


class Code(msgspec.Struct):
    """A code for another device; put it behind a `#`, which browsers do not send."""

    code: str
    minutes: int


class GivenCode(msgspec.Struct, forbid_unknown_fields=True):
    """A code that was made on another device."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class DeviceInfo(msgspec.Struct):
    """A device that is signed in as you."""

    id: str
    name: str
    """Roughly what it is, such as `Firefox, Android`; empty if that is not known."""
    used: int
    """When it was used last, in milliseconds since 1970, to the hour."""
    current: bool
    """Whether you ask from it."""


class Token(msgspec.Struct):
    """A program's token; it is shown once."""

    token: str
    name: str
