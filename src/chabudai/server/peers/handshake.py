"""How two workers prove to each other that they have the database's key."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


def fresh_nonce() -> bytes:
    """Return something that nobody has signed before."""
    return secrets.token_bytes(16)


def signed(key: bytes, side: bytes, called: str, caller: str, nonces: tuple[bytes, bytes]) -> bytes:
    """Return the signature of one *side* of a conversation."""
    text = b"\0".join((side, called.encode(), caller.encode(), nonces[0].hex().encode(), nonces[1].hex().encode()))
    return hmac.new(key, text, sha256).digest()


def same(first: bytes, second: bytes) -> bool:
    """Compare two signatures without telling where they differ."""
    return hmac.compare_digest(first, second)
