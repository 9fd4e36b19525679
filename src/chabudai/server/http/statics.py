"""The browser's files, from memory: the page for every route of it, and its parts."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get

from chabudai.server.http.python_parts import PARTS, PYTHON, python_parts

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

PAGE: Final = "index.html"
BASE: Final = re.compile(rb'<base href="/"\s*/?>')
"""What a page has in its head; the path prefix takes its place."""
FOREVER: Final = "public, max-age=31536000, immutable"
VERSIONED: Final = ("assets/", PYTHON)
"""Where the names of files change with their content."""
ALWAYS_ASK: Final = "no-cache"
SMALLEST: Final = 1_000
GZIP: Final = ".gz"
BROTLI: Final = ".br"
"""What the build adds to the name of a file that is stored only compressed, and of a compressed copy."""
PLAIN: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Chabudai</title></head>
<body><h1>Chabudai</h1>
<p>The server runs, but the browser's files are not built.</p>
<p>In a clone of the project, build them in the folder <code>web</code> and start the server again.</p>
<p>Programs can use it already: see <a href="schema/openapi.json">schema/openapi.json</a>.</p>
</body></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file, ready to be sent."""

    body: bytes
    compressed: dict[str, bytes]
    """Its compressed forms by the name of the encoding, the best first."""
    kind: str
    tag: str
    cache: str


class Statics:
    """All files of the browser."""

    def __init__(self, settings: Settings) -> None:
        """Read them once."""
        folder = Path(settings.static_dir) if settings.static_dir else _packaged()
        self._files: dict[str, File] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix != BROTLI:
                    name = path.relative_to(folder).as_posix()
                    copy = path.with_name(path.name + BROTLI)
                    self._add(name, path.read_bytes(), settings.root(), copy.read_bytes() if copy.is_file() else None)
            if runtime := {name: len(file.body) for name, file in self._files.items() if name.startswith(PYTHON)}:
                for name, body in python_parts(runtime).items():
                    self._add(name, body, settings.root(), None)
        if PAGE not in self._files:
            self._add(PAGE, PLAIN, settings.root(), None)

    def _add(self, name: str, body: bytes, root: str, brotli: bytes | None) -> None:
        """Take a file in; one that is stored only compressed goes by its plain name."""
        plain = name.removesuffix(GZIP)
        if plain == name:
            self._files[name] = _file(name, body, root, _compressed(name, body, brotli))
        else:
            self._files[plain] = _file(plain, gzip.decompress(body), root, {"gzip": body})

    def find(self, path: str) -> File | None:
        """Return the file at *path*; the page itself where a route of it is meant."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        is_file = "." in name.rpartition("/")[2] or name.startswith(("api/", "assets/", "schema/"))
        return None if is_file else self._files[PAGE]


def _packaged() -> Path:
    return Path(str(resources.files("chabudai.server"))) / "static"


def _file(name: str, body: bytes, root: str, compressed: dict[str, bytes]) -> File:
    kind = _kind(name)
    if name == PAGE and root:
        body = BASE.sub(f'<base href="{root}/">'.encode(), body)
        compressed = _compressed(name, body, None)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    cache = FOREVER if name.startswith(VERSIONED) and name != PARTS else ALWAYS_ASK
    return File(body, compressed, kind, f'"{sha256(body).hexdigest()[:20]}"', cache)


def _kind(name: str) -> str:
    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def _compressed(name: str, body: bytes, brotli: bytes | None) -> dict[str, bytes]:
    """Return the compressed copies by their names in HTTP: what the build made, and what is worth making."""
    kind = _kind(name)
    text = kind.startswith("text/") or kind.split("/")[-1] in ("javascript", "json", "manifest+json", "svg+xml", "wasm")
    copies = {} if brotli is None else {"br": brotli}
    if text and len(body) >= SMALLEST:
        copies["gzip"] = gzip.compress(body, 9, mtime=0)
    return copies


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """Send a file, or the page."""
    file = request.app.state.statics.find(path)
    if file is None:
        return Response(b"Not found.", status_code=404, media_type="text/plain")
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    for encoding, body in file.compressed.items():
        if encoding in accepted:
            return Response(body, headers={**headers, "content-encoding": encoding}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
