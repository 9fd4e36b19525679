"""Who somebody is at a server: a cookie, kept in the user's data folder so that people can come back."""

from __future__ import annotations

import json
import os
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from chabudai.protocol.people import Me, NewName
from chabudai.protocol.problem import Problem
from chabudai.tui.errors import CannotJoin, Refused, refusal
from chabudai.tui.folder import data_folder
from chabudai.tui.remote.decoding import convert

COOKIE: Final = "chabudai"
SECONDS: Final = 20
FILE: Final = "identities.json"


class Identity:
    """A person at one server."""

    def __init__(self, base: str, folder: Path | None = None) -> None:
        """Remember who this person was at the server *base*."""
        self._base = base
        self._file = (folder or data_folder()) / FILE
        self._cookie = self._kept().get(base, "")

    @property
    def header(self) -> str:
        """What to send as the header `Cookie`."""
        return f"{COOKIE}={self._cookie}" if self._cookie else ""

    def introduce(self, name: str, default: str) -> str:
        """Become known to the server, under *name* if one is given; return the name.

        Raises:
            CannotJoin: The server cannot be reached.
        """
        me = convert(self.call("GET", "/api/me"), Me)
        wanted = name or me.name or default
        return me.name if wanted == me.name else self.rename(wanted)

    def rename(self, name: str) -> str:
        """Go by another name at all tables of the server; return it as it was kept.

        Raises:
            CannotJoin: The server cannot be reached.
            Refused: It does not take the name.
        """
        return convert(self.call("PUT", "/api/me", NewName(name)), Me).name

    def call(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - plain JSON
        """Ask the server over HTTP and return the JSON that it answers.

        Raises:
            CannotJoin: The server cannot be reached.
            Refused: It said no.
        """
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.header} if self._cookie else {})
        data = None if body is None else msgspec.json.encode(body)
        asked = Request(self._base + path, data, headers, method=method)  # noqa: S310 - a link is http or https
        try:
            with urlopen(asked, timeout=SECONDS) as answer:  # noqa: S310
                self._keep(answer.headers.get_all("Set-Cookie") or [])
                return json.load(answer)
        except HTTPError as error:
            raise _refusal(error) from error
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise CannotJoin(
                f"The server {self._base} cannot be reached: {reason}.", hint="Check the link and the connection."
            ) from error

    def _kept(self) -> dict[str, str]:
        try:
            kept = json.loads(self._file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(base): str(cookie) for base, cookie in kept.items()} if isinstance(kept, dict) else {}

    def _keep(self, cookies: list[str]) -> None:
        for text in cookies:
            if (morsel := SimpleCookie(text).get(COOKIE)) is not None:
                self._cookie = morsel.value
                self._write({**self._kept(), self._base: morsel.value})

    def _write(self, kept: dict[str, str]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_suffix(f".{os.getpid()}")
        # A cookie is as good as a key: nobody else may read it.
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(kept, file)
        fresh.replace(self._file)


def _refusal(error: HTTPError) -> Refused:
    try:
        return refusal(msgspec.convert(json.load(error)["error"], Problem))
    except (ValueError, KeyError, TypeError):
        return Refused("server/error", f"The server answered {error.code}.", hint="Try again later.")
