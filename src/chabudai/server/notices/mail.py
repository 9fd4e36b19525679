"""Mail, through the SMTP server that the settings name."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Final

from chabudai.server.notices.outbound import RefusedAddress

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

SECONDS: Final = 15.0
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", re.ASCII)


def offered(settings: Settings) -> bool:
    """Tell whether this server sends mail: it needs a mail server, a sender and its own address for the links."""
    return bool(settings.smtp_host and settings.mail_from and settings.public_url)


def checked(address: str) -> str:
    """Return an e-mail address.

    Raises:
        RefusedAddress: It is none.
    """
    if _ADDRESS.fullmatch(address.strip()) is None:
        raise RefusedAddress("This is no e-mail address.", hint="It looks like name@example.org.")
    return address.strip()


def composed(settings: Settings, to: str, subject: str, text: str) -> EmailMessage:
    """Return a mail as it is sent."""
    message = EmailMessage()
    message["From"], message["To"] = settings.mail_from, to
    message["Subject"] = " ".join(subject.split())
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=settings.mail_from.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def send(settings: Settings, message: EmailMessage) -> None:
    """Hand a mail to the mail server, and wait for it.

    Raises:
        OSError: It did not take it.
    """
    if settings.smtp_security == "tls":
        with smtplib.SMTP_SSL(
            settings.smtp_host, settings.smtp_port, timeout=SECONDS, context=ssl.create_default_context()
        ) as server:
            _hand_over(settings, server, message)
        return
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        _hand_over(settings, server, message)


def _hand_over(settings: Settings, server: smtplib.SMTP, message: EmailMessage) -> None:
    if settings.smtp_user:
        server.login(settings.smtp_user, settings.smtp_password)
    server.send_message(message)
