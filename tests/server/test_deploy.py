"""The samples in `deploy/` work: behind a real nginx, under a path too, and systemd reads the unit."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from tests.ports import free_port
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.story import fine, started

from chabudai.server.settings import Settings, variable

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx") or ""
CADDY, SYSTEMD = shutil.which("caddy") or "", shutil.which("systemd-analyze") or ""
NEEDS_NGINX = pytest.mark.skipif(not NGINX, reason="needs nginx")
NEEDS_CADDY = pytest.mark.skipif(not CADDY, reason="needs Caddy")
AROUND = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


@contextmanager
def nginx(folder: Path, server: Server, *changes: tuple[str, str]) -> Iterator[str]:
    """Run nginx with the sample, changed as its comments say; yield its address."""
    port = free_port()
    listen, place = ("listen 80;", f"listen 127.0.0.1:{port};"), ("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    site = sample("nginx.conf", listen, place, *changes)
    config = folder / "nginx.conf"
    config.write_text(AROUND.format(folder=folder, site=site), encoding="utf-8")
    subprocess.run([NGINX, "-t", "-c", config], check=True, capture_output=True)
    with running([NGINX, "-c", str(config)], port) as url:
        yield url


@contextmanager
def caddy(folder: Path, server: Server) -> Iterator[str]:
    """Run Caddy with the sample, without a certificate; yield its address."""
    port = free_port()
    name = ("tables.example.org {", f"http://127.0.0.1:{port} {{")
    config = folder / "Caddyfile"
    text = sample("Caddyfile", name, ("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
    config.write_text(f"{{\n\tadmin off\n}}\n{text}", encoding="utf-8")
    with running([CADDY, "run", "--adapter", "caddyfile", "--config", str(config)], port) as url:
        yield url


def sample(name: str, *changes: tuple[str, str]) -> str:
    """Return a sample with some words changed that must be in it."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """Run a proxy; yield its address."""
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            until_open(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def until_open(port: int) -> None:
    """Wait until something listens."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE)
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return
    raise TimeoutError(port)


async def evening(url: str) -> None:
    """Meet and play a move, as browsers do: with an origin, by HTTP and WebSocket."""
    origin = {"Origin": url.rpartition("/table")[0] or url}
    async with Client(url, "Ann") as ann, Client(url, "Bob") as bob:
        for client in (ann, bob):
            client.http.headers.update(origin)
            await client.open(**origin)
        table = await started(ann, bob)
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        with pytest.raises(Exception, match="403"):
            await bob.open(Origin="https://evil.example")


@pytest.mark.parametrize("proxy", [pytest.param(nginx, marks=NEEDS_NGINX), pytest.param(caddy, marks=NEEDS_CADDY)])
def test_people_play_behind_a_proxy(proxy: Callable[..., AbstractContextManager[str]], folder: Path) -> None:
    """Pages, requests and WebSockets go through; health and numbers stay inside."""
    with Server(folder) as server, proxy(folder, server) as url:
        asyncio.run(evening(url))
        assert {httpx.get(f"{url}/{inside}", timeout=PATIENCE).status_code for inside in ("metrics", "health")} == {404}


@NEEDS_NGINX
@pytest.mark.parametrize("kept", [True, False])
def test_people_play_under_a_path_of_another_site(folder: Path, *, kept: bool) -> None:
    """Whether the proxy leaves the prefix on or takes it off; the cookie keeps to the path."""
    changes = [("location / {", "location /table/ {")]
    with Server(folder, prefix="/table") as server:
        if not kept:
            changes.append((f"127.0.0.1:{server.port};", f"127.0.0.1:{server.port}/;"))
        with nginx(folder, server, *changes) as url:
            asyncio.run(evening(f"{url}/table"))
            page = httpx.get(f"{url}/table/", timeout=PATIENCE)
            assert page.status_code == 200
            cookie = httpx.get(f"{url}/table/api/me", timeout=PATIENCE).headers["set-cookie"]
            assert "Path=/table" in cookie
            assert "SameSite=lax" in cookie
            if "<base" in page.text:
                assert '<base href="/table/"' in page.text
            assert httpx.get(f"{url}/api/me", timeout=PATIENCE).status_code == 404


@pytest.mark.skipif(not SYSTEMD, reason="needs systemd")
def test_systemd_reads_the_unit(folder: Path) -> None:
    """Every line is known to systemd, and the service is well shut in."""
    command = folder / "chabudai"
    command.write_text("#!/bin/sh\n", encoding="utf-8")
    command.chmod(0o755)
    unit = folder / "chabudai.service"
    unit.write_text(sample("chabudai.service", ("/opt/chabudai/bin/chabudai", str(command))), encoding="utf-8")
    checked = subprocess.run([SYSTEMD, "verify", unit], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert str(unit) not in checked.stderr, checked.stderr


def test_samples_name_only_settings_that_exist() -> None:
    """A variable that the server does not know would be ignored in silence."""
    known = {variable(setting.name) for setting in fields(Settings)}
    for file in DEPLOY.iterdir():
        named = set(re.findall(r"CHABUDAI_[A-Z_]+", file.read_text(encoding="utf-8")))
        assert named <= known, file.name
