"""Web Push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256: keys are numbers below it."""
RECORD: Final = 4_096
VALID: Final = 12 * 3_600
"""Seconds for which a signature is good."""
KEEP: Final = 86_400
"""Seconds for which a push service keeps a message for a browser that is away."""


class Vapid:
    """The key by which push services know this server."""

    def __init__(self, secret: bytes, contact: str) -> None:
        """Make the key from 32 secret bytes; *contact* is told to push services."""
        number = int.from_bytes(secret, "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self.public = encoded(_point(self._key.public_key()))
        """The public key, as browsers want it."""

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the header for a request to *endpoint*; *now* is in seconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + VALID, "sub": self._contact}
        text = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def headers(vapid: Vapid, endpoint: str, topic: str, now: int) -> dict[str, str]:
    """Return the headers of a push message; of one *topic* a service keeps only the newest."""
    return {
        "authorization": vapid.authorization(endpoint, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEEP),
        "urgency": "normal",
        "topic": topic,
    }


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """Return *message* for the browser with these keys.

    Raises:
        ValueError: They are no keys.
    """
    return sealed(message, p256dh, auth, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def sealed(message: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Return *message* encrypted with a key and a salt that are used once."""
    theirs, secret = decoded(p256dh), decoded(auth)
    if len(secret) != 16:
        raise ValueError("the secret of a push subscription has 16 bytes")
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    mine = _point(own.public_key())
    material = _derived(secret, b"WebPush: info\0" + theirs + mine, shared, 32)
    key = _derived(salt, b"Content-Encoding: aes128gcm\0", material, 16)
    nonce = _derived(salt, b"Content-Encoding: nonce\0", material, 12)
    head = salt + RECORD.to_bytes(4, "big") + len(mine).to_bytes(1, "big") + mine
    # The byte after the message says that this record is the last one.
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def encoded(data: bytes) -> str:
    """Return URL-safe base64 without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Read what `encoded` made.

    Raises:
        ValueError: It is no base64.
    """
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _derived(salt: bytes, info: bytes, secret: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
