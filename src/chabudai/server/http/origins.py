"""Which pages may talk to the server, and what browsers are told about ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_POLICIES: Final = (
    "default-src 'none'",
    # WebAssembly is for Python in the browser: see ADR 19. Scripts made from text stay forbidden.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
POLICY: Final = "; ".join(_POLICIES)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # A table's address is its invitation: no other site gets to see it.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)


class Origins:
    """Decides whether a request comes from one of our own pages."""

    def __init__(self, settings: Settings) -> None:
        """Allow our own address and those of the settings."""
        self._more = {origin.strip().rstrip("/").lower() for origin in settings.origins.split(",") if origin.strip()}

    def allows(self, headers: Mapping[str, str]) -> bool:
        """Tell whether the request may use a cookie to change something.

        Programs send no origin; browsers always do where it matters.
        """
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if origin.lower() in self._more:
            return True
        return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
