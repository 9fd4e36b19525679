"""What no longer counts: identities that were forgotten, and devices that were signed out."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import sqlalchemy as sa

from chabudai.server.store import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection


def digest(secret: str) -> str:
    """Return what is stored of a secret that only its owner keeps."""
    return sha256(secret.encode()).hexdigest()


def revoke(connection: Connection, secret: str, now: int) -> None:
    """Let an identity or a device count no longer."""
    if not is_revoked(connection, secret):
        connection.execute(sa.insert(schema.revoked).values(digest=digest(secret), at=now))


def is_revoked(connection: Connection, *secrets: str) -> bool:
    """Tell whether one of these no longer counts."""
    query = sa.select(sa.literal(1)).where(schema.revoked.c.digest.in_([digest(secret) for secret in secrets]))
    return connection.execute(query).first() is not None
