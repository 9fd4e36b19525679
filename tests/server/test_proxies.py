"""Where a request comes from: proxies are believed only as far as they are named, and names only if they are ours."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import PATIENCE, Server

from chabudai.server.edge.proxies import InvalidProxies, Proxies, account_of
from chabudai.server.http.admission.hosts import Hosts
from chabudai.server.run import check
from chabudai.server.settings import Settings


def client(proxies: str, peer: str, *forwarded: str, kind: str = "http", proto: str = "") -> tuple[str, str]:
    """Return whom a request with these headers is taken to be from, and by which scheme."""
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope: dict[str, Any] = {"type": kind, "client": (peer, 5), "scheme": "http", "headers": headers}
    Proxies(proxies).settle(scope)
    return scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "found"),
    [
        ("127.0.0.1", "127.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", "127.0.0.1", ["1.1.1.1, 203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", "127.0.0.1", ["1.1.1.1", "203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1", ["203.0.113.7"], "198.51.100.1"),
        ("*", "198.51.100.1", ["1.1.1.1, 203.0.113.7"], "203.0.113.7"),
        ("*, 10.0.0.0/8", "198.51.100.1", ["1.1.1.1, 203.0.113.7, 10.1.2.3"], "203.0.113.7"),
        ("10.0.0.0/8", "10.0.0.5", ["1.1.1.1, 203.0.113.7, 10.9.9.9"], "203.0.113.7"),
        ("10.0.0.0/8", "10.0.0.5", ["10.3.3.3, 10.9.9.9"], "10.3.3.3"),
        ("10.0.0.0/8", "10.0.0.5", ["203.0.113.7, junk, 10.9.9.9"], "10.9.9.9"),
        ("10.0.0.0/8", "10.0.0.5", ["junk"], "10.0.0.5"),
        ("10.0.0.0/8", "10.0.0.5", [], "10.0.0.5"),
        ("", "127.0.0.1", ["203.0.113.7"], "127.0.0.1"),
        ("::1", "::1", ["[2001:db8::5]:4711"], "2001:db8::5"),
        ("127.0.0.1", "::ffff:127.0.0.1", ["203.0.113.7:80"], "203.0.113.7"),
        ("127.0.0.1", "127.0.0.1", ["203.0.113.7, " + "127.0.0.1, " * 1_000 + "127.0.0.1"], "127.0.0.1"),
    ],
)
def test_forwarded_addresses_are_believed_as_far_as_proxies_are_named(
    proxies: str, peer: str, forwarded: list[str], found: str
) -> None:
    """From the right, up to the first that is no proxy; what stands left of it was written by anybody."""
    assert client(proxies, peer, *forwarded)[0] == found


def test_the_scheme_is_believed_from_proxies_only() -> None:
    """For a WebSocket it has another name."""
    assert client("127.0.0.1", "127.0.0.1", proto="https")[1] == "https"
    assert client("127.0.0.1", "127.0.0.1", proto="https", kind="websocket")[1] == "wss"
    assert client("127.0.0.1", "192.0.2.1", proto="https")[1] == "http"
    assert client("127.0.0.1", "127.0.0.1", proto="gopher")[1] == "http"


def test_an_ipv6_household_has_one_account() -> None:
    """A home chooses among 2 to the 64 addresses; another home has another account."""
    assert account_of("2001:db8:1:2::1") == account_of("2001:db8:1:2:ffff::9")
    assert account_of("2001:db8:1:2::1") != account_of("2001:db8:1:3::1")
    assert account_of("::ffff:192.0.2.1") == account_of("192.0.2.1")
    assert account_of("192.0.2.1") != account_of("192.0.2.2")


def test_a_proxy_that_is_no_address_is_refused_at_the_start() -> None:
    """The refusal says what is meant."""
    with pytest.raises(InvalidProxies, match="my-proxy"):
        check(Settings(proxies="127.0.0.1, my-proxy"))


OWN = socket.gethostname().partition(".")[0].lower()


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "203.0.113.5",
        "[::1]:8000",
        "[fe80::1]",
        "tables.localhost",
        "server:8000",
        f"{OWN}.local:8000",
        f"{OWN.upper()}.lan",
        "games.example.org",
        "Games.Example.Org.:443",
        "a.club.example",
        "",
    ],
)
def test_the_server_answers_to_its_own_names(host: str) -> None:
    """Addresses, names without a dot, names of this machine, and those of the settings."""
    assert Hosts(Settings(public_url="https://games.example.org/x", hosts="*.club.example")).knows(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "[::1].evil.example",
        "club.example.evil",
        f"{OWN}.evil.com",
    ],
)
def test_the_server_does_not_answer_to_names_of_others(host: str) -> None:
    """Such a name can be led to any address; with `*` it is the administrator's word that none matters."""
    assert not Hosts(Settings(hosts="*.club.example")).knows(host)
    assert Hosts(Settings(hosts="*")).knows(host)


def test_a_foreign_name_is_refused_and_the_setting_is_named(tmp_path: Path) -> None:
    """Pages, requests and WebSockets; a forged address changes nothing for the limits."""
    with Server(tmp_path, identities_per_hour="3", proxies="*") as server:
        for path in ("/", "/api/me", "/health"):
            refused = server.get(path, headers={"host": "evil.example"})
            assert refused.status_code == 403
            assert refused.json()["error"]["code"] == "host/foreign"
            assert "CHABUDAI_HOSTS" in refused.json()["error"]["hint"]
        upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
        upgrade |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", "host": "evil.example"}
        assert server.get("/ws", headers=upgrade).status_code == 403
        statuses = [
            httpx.get(
                f"{server.url}/api/me", headers={"x-forwarded-for": f"10.0.0.{number}, 203.0.113.7"}, timeout=PATIENCE
            ).status_code
            for number in range(4)
        ]
        assert statuses == [200, 200, 200, 429]
