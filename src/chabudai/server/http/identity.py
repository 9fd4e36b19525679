"""Who somebody is: a random id and that of the device in a signed cookie, or a program's token."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final, NamedTuple

COOKIE: Final = "chabudai"
YEAR: Final = 365 * 24 * 3600
BETWEEN: Final = ":"
"""What stands between the identity and the device; neither has it."""


BROWSERS: Final = (
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What browsers say of themselves; the first that fits counts, for most also name another."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class Session(NamedTuple):
    """Somebody on one of their devices."""

    identity: str
    device: str

    @classmethod
    def read(cls, text: str) -> Session:
        """Read what a cookie holds; one from before devices were told apart is that of one unnamed device."""
        identity, _, device = text.partition(BETWEEN)
        return cls(identity, device or f"old{sha256(identity.encode()).hexdigest()[:24]}")


class Signer:
    """Makes cookies and recognises its own."""

    def __init__(self, key: bytes) -> None:
        """Sign with *key*."""
        self._key = key

    def cookie(self, identity: str, device: str) -> str:
        """Return the cookie of an identity on a device."""
        text = f"{identity}{BETWEEN}{device}"
        return f"{text}.{self._signature(text)}"

    def session(self, cookie: str) -> Session | None:
        """Return whose cookie it is, and on which device; None if it was not made here."""
        text, _, signature = cookie.partition(".")
        genuine = hmac.compare_digest(self._signature(text).encode(), signature.encode("utf-8", "replace"))
        return Session.read(text) if genuine else None

    def _signature(self, text: str) -> str:
        digest = hmac.digest(self._key, text.encode("utf-8", "replace"), sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


def fresh_identity() -> str:
    """Return an id for somebody new."""
    return secrets.token_urlsafe(18)


def fresh_device() -> str:
    """Return an id for a device."""
    return secrets.token_urlsafe(12)


def device_name(user_agent: str) -> str:
    """Return roughly what a device is, by what its browser says; empty if that is nothing known."""
    found = [next((name for sign, name in signs if sign in user_agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
