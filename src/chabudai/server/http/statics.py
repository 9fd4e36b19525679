"""The browser's files, from memory: the page for every route of it, and its parts."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass, replace
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
    squeezed: bytes | None
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
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._add(name, path.read_bytes(), settings.root())
            if runtime := {name: len(file.body) for name, file in self._files.items() if name.startswith(PYTHON)}:
                for name, body in python_parts(runtime).items():
                    self._add(name, body, settings.root())
        if PAGE not in self._files:
            self._files[PAGE] = _file(PAGE, PLAIN, settings.root())

    def _add(self, name: str, body: bytes, root: str) -> None:
        """Take a file in; one that was stored compressed has its plain name."""
        plain = name.removesuffix(".gz")
        if plain == name:
            self._files[name] = _file(name, body, root)
        else:
            self._files[plain] = replace(_file(plain, gzip.decompress(body), root, squeeze=False), squeezed=body)

    def find(self, path: str) -> File | None:
        """Return the file at *path*; the page itself where a route of it is meant."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        is_file = "." in name.rpartition("/")[2] or name.startswith(("api/", "assets/", "schema/"))
        return None if is_file else self._files[PAGE]


def _packaged() -> Path:
    return Path(str(resources.files("chabudai.server"))) / "static"


def _file(name: str, body: bytes, root: str, *, squeeze: bool = True) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    if name == PAGE and root:
        body = BASE.sub(f'<base href="{root}/">'.encode(), body)
    text = kind.startswith("text/") or kind.split("/")[-1] in ("javascript", "json", "manifest+json", "svg+xml", "wasm")
    squeezed = gzip.compress(body, 9, mtime=0) if squeeze and text and len(body) >= SMALLEST else None
    if text and kind.startswith("text/"):
        kind += "; charset=utf-8"
    cache = FOREVER if name.startswith(VERSIONED) and name != PARTS else ALWAYS_ASK
    return File(body, squeezed, kind, f'"{sha256(body).hexdigest()[:20]}"', cache)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """Send a file, or the page."""
    file = request.app.state.statics.find(path)
    if file is None:
        return Response(b"Not found.", status_code=404, media_type="text/plain")
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.squeezed, "gzip"
    return Response(body, headers=headers, media_type=file.kind)
