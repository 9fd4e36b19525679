"""Who somebody is: a random id in a signed cookie, or a program's token."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

COOKIE: Final = "chabudai"
YEAR: Final = 365 * 24 * 3600


class Signer:
    """Makes cookies and recognises its own."""

    def __init__(self, key: bytes) -> None:
        """Sign with *key*."""
        self._key = key

    def cookie(self, identity: str) -> str:
        """Return the cookie of an identity."""
        return f"{identity}.{self._signature(identity)}"

    def identity(self, cookie: str) -> str | None:
        """Return the identity in a cookie, or None if it was not made here."""
        identity, _, signature = cookie.partition(".")
        genuine = hmac.compare_digest(self._signature(identity).encode(), signature.encode("utf-8", "replace"))
        return identity if genuine else None

    def _signature(self, identity: str) -> str:
        digest = hmac.digest(self._key, identity.encode("utf-8", "replace"), sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


def fresh_identity() -> str:
    """Return an id for somebody new."""
    return secrets.token_urlsafe(18)
