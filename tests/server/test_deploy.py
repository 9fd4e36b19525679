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
from tests.server.running import PATIENCE, Server, fresh_database
from tests.server.story import fine, started
from tests.server.test_workers import play

from chabudai.server.http.admission.hosts import Hosts
from chabudai.server.settings import Settings, variable

DEPLOY = Path(__file__).parents[2] / "deploy"
REQUIREMENTS = DEPLOY.parent / "requirements"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx") or ""
CADDY, SYSTEMD = shutil.which("caddy") or "", shutil.which("systemd-analyze") or ""
NEEDS_NGINX = pytest.mark.skipif(not NGINX, reason="needs nginx")
NEEDS_CADDY = pytest.mark.skipif(not CADDY, reason="needs Caddy")
INSIDE = ("/metrics", "/health", "/health/live", "/health/ready")
DISGUISED = ("/metrics/", "/health/", "/metrics//", "//metrics", "/%6Detrics", "/x/../metrics")
"""Other ways to write them, which must not lead past a proxy either."""
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
    alone = ("\tservers {", "\tadmin off\n\tservers {")
    text = sample("Caddyfile", name, alone, ("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
    config.write_text(text, encoding="utf-8")
    with running([CADDY, "run", "--adapter", "caddyfile", "--config", str(config)], port) as url:
        yield url


@contextmanager
def nginx_workers(folder: Path, first: Server, second: Server) -> Iterator[str]:
    """Run nginx with its sample for several workers; yield its address."""
    with nginx(folder, first, ("# server 127.0.0.1:8001;", f"server 127.0.0.1:{second.port};")) as url:
        yield url


@contextmanager
def caddy_workers(folder: Path, first: Server, second: Server) -> Iterator[str]:
    """Run Caddy with its sample for several workers, which is a comment there; yield its address."""
    port = free_port()
    found = re.search(r"^# Several workers.*?\n((?:#.*\n)+)", sample("Caddyfile"), re.MULTILINE)
    assert found
    site = re.sub(r"^# ?", "", found[1], flags=re.MULTILINE)
    config = folder / "Caddyfile"
    for before, after in (
        ("tables.example.org {", f"http://127.0.0.1:{port} {{"),
        ("127.0.0.1:8000 127.0.0.1:8001 10.0.0.6:8000", f"127.0.0.1:{first.port} 127.0.0.1:{second.port}"),
    ):
        assert before in site
        site = site.replace(before, after)
    config.write_text(f"{{\n\tadmin off\n}}\n{site}", encoding="utf-8")
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
            until_open(port, process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def until_open(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a process listens."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
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
        assert {server.get(inside).status_code for inside in INSIDE} == {200}
        for inside in (*INSIDE, *DISGUISED):
            assert httpx.get(f"{url}{inside}", timeout=PATIENCE).status_code == 404, inside
        greedy = httpx.get(f"{url}/api/games", headers={"x-much": "x" * 40_000}, timeout=PATIENCE)
        assert greedy.status_code in (400, 431, 494)
        for _ in range(20):
            large = httpx.post(f"{url}/api/replay", content=b"x" * 300_000, timeout=PATIENCE)
            assert large.status_code == 413


@pytest.mark.parametrize(
    "proxy", [pytest.param(nginx_workers, marks=NEEDS_NGINX), pytest.param(caddy_workers, marks=NEEDS_CADDY)]
)
def test_the_people_of_a_table_are_sent_to_the_same_worker(
    proxy: Callable[..., AbstractContextManager[str]], postgres: str, folder: Path
) -> None:
    """The proxy goes by the table's id; the table is led there, and no move is forwarded. Numbers stay inside."""
    database = fresh_database(postgres)

    async def story(url: str, servers: tuple[Server, Server]) -> None:
        async with Client(url, "Ann") as ann, Client(url, "Bob") as bob:
            for _ in range(4):
                table = str((await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"])
                for client in (ann, bob):
                    await client.open(table=table)
                    await client.watch(table)
                await fine(bob.ask(do="sit", table=table))
                await fine(ann.ask(do="start", table=table))
                before = forwarded(servers)
                assert await play(table, (ann, bob), 6) == 6
                for _ in range(3):
                    await ann.request("GET", f"/api/tables/{table}/log?before=1")
                assert forwarded(servers) == before
                await ann.hang_up()
                await bob.hang_up()

    with Server(folder, database) as first, Server(folder, database) as second, proxy(folder, first, second) as url:
        asyncio.run(story(url, (first, second)))
        for inside in (*INSIDE, *DISGUISED):
            assert httpx.get(f"{url}{inside}", timeout=PATIENCE).status_code == 404, inside


def forwarded(servers: tuple[Server, ...]) -> int:
    """Return how many requests any of the workers has forwarded."""
    numbers = "\n".join(server.get("/metrics?own=1").text for server in servers)
    return sum(map(int, re.findall(r"^chabudai_forwarded_total\{.*\} (\d+)$", numbers, re.MULTILINE)))


@NEEDS_NGINX
@pytest.mark.parametrize("kept", [True, False])
def test_people_play_under_a_path_of_another_site(folder: Path, *, kept: bool) -> None:
    """Whether the proxy leaves the prefix on or takes it off; the cookie keeps to the path."""
    changes = [("location / {", "location /table/ {")]
    with Server(folder, prefix="/table") as server:
        if not kept:
            changes.append(("http://chabudai;", "http://chabudai/;"))
        with nginx(folder, server, *changes) as url:
            asyncio.run(evening(f"{url}/table"))
            for inside in ("metrics", "metrics/", "health", "health/"):
                assert httpx.get(f"{url}/table/{inside}", timeout=PATIENCE).status_code == 404, inside
            page = httpx.get(f"{url}/table/", timeout=PATIENCE)
            assert page.status_code == 200
            cookie = httpx.get(f"{url}/table/api/me", timeout=PATIENCE).headers["set-cookie"]
            assert "Path=/table" in cookie
            assert "SameSite=lax" in cookie
            if "<base" in page.text:
                assert '<base href="/table/"' in page.text
            assert httpx.get(f"{url}/api/me", timeout=PATIENCE).status_code == 404
            assert {httpx.get(f"{url}/table{path}", timeout=PATIENCE).status_code for path in INSIDE} == {404}


def test_proxies_wait_longer_than_the_server_does() -> None:
    """A WebSocket on which nobody moves has two pings before nginx would cut it off."""
    seconds = re.search(r"proxy_read_timeout (\d+)s", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    assert seconds
    assert int(seconds[1]) > 2 * Settings().ping_seconds


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


@pytest.mark.skipif(not SYSTEMD, reason="needs systemd-analyze")
def test_the_unit_is_well_shut_in() -> None:
    """By systemd's own measure, on which 10 is a service that may do everything."""
    command = [SYSTEMD, "security", "--offline=true", "--no-pager", str(DEPLOY / "chabudai.service")]
    measured = subprocess.run(command, capture_output=True, text=True, check=False)
    if "unrecognized option" in measured.stderr:
        pytest.skip("this systemd-analyze cannot measure a file")
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", measured.stdout)
    assert exposure, measured.stderr
    assert float(exposure[1]) < 3


def test_the_image_is_made_of_what_was_tested() -> None:
    """Base images by digest, packages by hash in the versions of the tests' own lock, and nobody is root."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert images
    assert all(re.search(r"@sha256:[0-9a-f]{64}$", image) for image in images)
    assert re.findall(r"^USER (\S+)", text, re.MULTILINE) == ["10001"]
    assert all(
        word in line for line in text.splitlines() if "-r " in line for word in ("pip install", "--require-hashes")
    )
    server, tested = (pins(REQUIREMENTS / name) for name in ("server.lock", "dev.lock"))
    assert "uvicorn" in server
    assert server.items() <= tested.items()
    for source in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE):
        assert all((DEPLOY.parent / path).exists() for path in source.split())


def test_the_image_is_run_under_the_name_that_people_open() -> None:
    """Otherwise every request through the proxy would be refused; and Podman keeps the check of health."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    commands = re.sub(r" \\\n#", "", text)
    build, run = (re.search(rf"^#\s+(podman {verb} .+)$", commands, re.MULTILINE) for verb in ("build", "run"))
    assert build
    assert run
    assert "HEALTHCHECK" in text
    assert "--format docker" in build[1]
    given = re.search(r"-e CHABUDAI_PUBLIC_URL=(\S+)", run[1])
    assert given
    name = given[1].removeprefix("https://").rstrip("/")
    assert not Hosts(Settings()).knows(name)
    assert Hosts(Settings(public_url=given[1])).knows(name)


def test_ci_brings_what_the_tests_here_need() -> None:
    """What is skipped elsewhere is checked there: both proxies, and the unit."""
    text = (DEPLOY.parent / ".ci" / "run").read_text(encoding="utf-8")
    packages = re.search(r"for package in (.+); do", text)
    assert packages
    assert {"nginx-light", "caddy", "systemd"} <= set(packages[1].split())


def pins(lock: Path) -> dict[str, str]:
    """Return the version of each package in a lock."""
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))


def test_samples_name_only_settings_that_exist() -> None:
    """A variable that the server does not know would be ignored in silence."""
    known = {variable(setting.name) for setting in fields(Settings)}
    for file in DEPLOY.iterdir():
        named = set(re.findall(r"CHABUDAI_[A-Z_]+", file.read_text(encoding="utf-8")))
        assert named <= known, file.name
