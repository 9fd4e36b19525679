"""Notices of a turn: how somebody wants to be called back to a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Language = Literal["en", "it", "es", "pl"]
ChannelKind = Literal["push", "mail", "webhook"]
Address = Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
Url = Annotated[str, msgspec.Meta(min_length=8, max_length=1_000)]


class NewPush(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's push subscription, its keys in URL-safe base64."""

    endpoint: Url
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    language: Language = "en"


class NewMail(msgspec.Struct, forbid_unknown_fields=True):
    """An e-mail address; a link that is sent there must be followed before it is used."""

    address: Address
    language: Language = "en"


class NewWebhook(msgspec.Struct, forbid_unknown_fields=True):
    """An HTTPS address to which notices are posted."""

    url: Url
    language: Language = "en"


class GivenNoticeCode(msgspec.Struct, forbid_unknown_fields=True):
    """A code from a mail."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class Channel(msgspec.Struct):
    """A way in which you are told of your turns."""

    id: str
    """For push, the SHA-256 digest of the subscription's endpoint in hexadecimal digits."""
    kind: ChannelKind
    address: str
    """The e-mail address or the webhook's URL; for push, the push service."""
    confirmed: bool
    """Whether it is used: an e-mail address must be confirmed first."""


class Notices(msgspec.Struct):
    """How you can be told of your turns, and how you are."""

    push_key: str
    """The server's public key, with which a browser subscribes."""
    mail: bool
    """Whether this server sends mail."""
    channels: list[Channel]


class WebhookSecret(msgspec.Struct):
    """What each notice to your webhook is signed with; it is shown once."""

    id: str
    secret: str
