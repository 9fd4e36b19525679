"""Devices: each is signed in by a cookie of its own, can be seen, and can be signed out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import run, table_for

from chabudai.server.http.identity import Session, Signer, device_name
from chabudai.server.hub.forgetting.retention import one_round
from chabudai.server.settings import Settings
from chabudai.server.store import Store
from chabudai.server.store.engine import sqlite_url

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1"
CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36"


def test_a_device_that_is_signed_out_is_nobody_at_once(server: Server) -> None:
    """Its connection closes and its cookie no longer counts; the others stay who they are."""

    async def story(ann: Client, phone: Client) -> None:
        await phone.hang_up()
        code = (await ann.request("POST", "/api/me/code"))["code"]
        await phone.request("POST", "/api/device", {"code": code})
        await phone.open()
        table = await table_for(ann, players=2)
        found = await ann.request("GET", "/api/me/devices")
        assert sorted(device["current"] for device in found) == [False, True]
        other = next(device["id"] for device in found if not device["current"])

        await ann.request("DELETE", f"/api/me/devices/{other}")

        with pytest.raises(ConnectionResetError):
            await phone.wait(lambda _: False)
        assert (await phone.raw("GET", f"/api/tables/{table}")).status_code == 401
        assert [device["current"] for device in await ann.request("GET", "/api/me/devices")] == [True]
        assert (await ann.request("GET", f"/api/tables/{table}"))["info"]["seat"] == 0
        again = await ann.raw("DELETE", f"/api/me/devices/{other}")
        assert again.json()["error"]["code"] == "device/unknown"

    run(server, story)


def test_the_device_that_made_a_code_is_listed_though_it_was_never_connected(server: Server) -> None:
    """Whoever takes over on a phone sees at once what else is signed in."""

    async def story(ann: Client, phone: Client) -> None:
        await ann.hang_up()
        await phone.hang_up()
        for client in (ann, phone):
            client.http.cookies.clear()
        await ann.request("GET", "/api/me")
        code = (await ann.request("POST", "/api/me/code"))["code"]
        await phone.request("POST", "/api/device", {"code": code})
        assert len(await phone.request("GET", "/api/me/devices")) == 2

    run(server, story)


def test_a_device_stays_signed_out_for_ever(folder: Path) -> None:
    """Whoever has copied its cookie may wait for years; and a clock that goes wrong must not bring it back."""

    async def story() -> None:
        store = await Store.open(sqlite_url(folder))
        hub: Any = SimpleNamespace(store=store, settings=Settings())
        try:
            await store.devices.use("phone", "ann", "", 1)
            assert await store.people.session("ann", "phone") is not None
            assert await store.devices.revoke("phone", "ann", 1)
            await one_round(hub)
            assert await store.people.session("ann", "phone") is None
        finally:
            await store.close()

    asyncio.run(story())


def test_nobody_signs_out_the_device_of_somebody_else(server: Server) -> None:
    """Whatever id they name."""

    async def story(ann: Client, bob: Client) -> None:
        (mine,) = await ann.request("GET", "/api/me/devices")
        assert (await bob.raw("DELETE", f"/api/me/devices/{mine['id']}")).status_code == 404
        assert (await ann.request("GET", "/api/me"))["name"] == "Ann"

    run(server, story)


def test_a_cookie_from_before_devices_were_told_apart_still_counts() -> None:
    """As one unnamed device, the same each time."""
    signer = Signer(b"key")
    old = f"somebody.{signer._signature('somebody')}"
    session = signer.session(old)
    assert session == Session.read("somebody")
    assert session is not None
    assert session.identity == "somebody"
    assert session.device.startswith("old")
    assert session.device != Session.read("other").device


@pytest.mark.parametrize(
    ("says", "name"),
    [(FIREFOX, "Firefox, Android"), (SAFARI, "Safari, iPhone"), (CHROME, "Chrome, Windows"), ("curl/8", ""), ("", "")],
)
def test_a_device_has_a_rough_name(says: str, name: str) -> None:
    """By what its browser says; nothing that would tell one phone from another."""
    assert device_name(says) == name
