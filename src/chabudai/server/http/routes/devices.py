"""The devices that are signed in as you."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get
from litestar.params import Parameter

from chabudai.protocol.people import DeviceInfo
from chabudai.server.http.refusals import UnknownDevice
from chabudai.server.http.visitor import hub_of
from chabudai.server.timestamps import now

AnyHttp = Request[Any, Any, Any]
DeviceId = Annotated[str, Parameter(max_length=40, description="The device's id.")]


@get("/api/me/devices", tags=["people"])
async def devices(request: AnyHttp) -> list[DeviceInfo]:
    """List the devices that are signed in as you, the last used first."""
    visitors = request.app.state.visitors
    person = await visitors.require(request)
    await visitors.note(request, person)
    mine = visitors.device(request)
    found = await hub_of(request).store.devices.of(person.id)
    return [DeviceInfo(each.id, each.name, each.used, each.id == mine) for each in found]


@delete("/api/me/devices/{device:str}", tags=["people"], status_code=200)
async def sign_out(request: AnyHttp, device: DeviceId) -> dict[str, bool]:
    """Sign a device out: its cookie no longer counts, and its connections close."""
    person = await request.app.state.visitors.require(request)
    hub = hub_of(request)
    if not await hub.store.devices.revoke(device, person.id, now()):
        raise UnknownDevice("You have no such device.", hint="GET /api/me/devices lists them.")
    await hub.sign_out(device)
    return {"ok": True}


ROUTES = [devices, sign_out]
