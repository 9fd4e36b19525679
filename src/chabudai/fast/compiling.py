"""How functions become machine code, and what people see of it.

Kernels never raise and release the interpreter's lock. Nearly none of them makes arrays;
then Numba need not count references, which took half of the time of a search. The machine
code of kernels is kept on disk, stamped with every source file that it may have been made
from: Numba alone looks only at the file of the function itself and would go on using code
that was compiled from an older version of what that function calls.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from typing import Any, Final, ParamSpec, TypeVar

import numba
from numba.core import config, event

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE: Final = __name__.rpartition(".")[0]
ROOT: Final = Path(__file__).parents[1]


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel that is called from Python and makes no arrays: cached, without the interpreter's lock."""
    return _kept(function, counts=False)


def allocating(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel that makes arrays of its own; their references are counted.

    Kernels that do not count must not give it arrays back: it would count these down.
    """
    return _kept(function, counts=True)


def _kept(function: Callable[P, R], *, counts: bool) -> Callable[P, R]:
    jit: Any = numba.njit
    try:
        kernel: Callable[P, R] = _stamped(jit(function, cache=True, nogil=True, error_model="numpy", _nrt=counts))
    except RuntimeError:
        settings: Any = config
        if settings.CACHE_DIR:
            raise
        settings.CACHE_DIR = str(_refuge())
        return _kept(function, counts=counts)
    return kernel


def _refuge() -> Path:
    """Return a folder for machine code where neither the package nor the home can be written to, as under systemd.

    Others may write beside it, so one that is not ours alone is not believed.
    """
    folder = Path(gettempdir()) / f"chabudai-{getattr(os, 'getuid', int)()}"
    folder.mkdir(mode=stat.S_IRWXU, exist_ok=True)
    found = folder.lstat()
    ours = found.st_uid == getattr(os, "getuid", int)() and stat.S_IMODE(found.st_mode) == stat.S_IRWXU
    return folder if ours and stat.S_ISDIR(found.st_mode) else Path(mkdtemp(prefix="chabudai-"))


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a part of kernels, put in place wherever it is called; only kernels are kept on disk."""
    jit: Any = numba.njit
    part: Callable[P, R] = jit(function, nogil=True, error_model="numpy", _nrt=False, forceinline=True)
    return part


def part(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a part of kernels that stays a function of its own; nothing but kernels can call it."""
    jit: Any = numba.njit
    kept: Callable[P, R] = jit(
        function,
        nogil=True,
        error_model="numpy",
        _nrt=False,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
    )
    return kept


def _stamped(dispatcher: Any) -> Any:
    file = getattr(dispatcher._cache, "_cache_file", None)
    if file is not None:
        stamp = source_stamp(dispatcher.py_func.__module__.removeprefix(PACKAGE + "."))
        file._source_stamp = stamp
        # The version is read before the rest, which names classes by their modules: those of another release of
        # ours may be gone, and Numba would fail on them.
        file._version = f"{file._version} {stamp}"
    return dispatcher


@cache
def source_stamp(module: str) -> str:
    """Return a digest of all the sources that the kernels of *module* are made from.

    These are the modules that every game shares, and for the module of a game (in a folder
    that starts with its name) that game's kernels and its rulebook, whose constants are
    compiled in.
    """
    sources = sorted((ROOT / "fast").glob("*.py"))
    if "." in module:
        game = module.partition(".")[0].partition("_")[0]
        sources += sorted((ROOT / "fast").glob(f"{game}*/**/*.py"))
        sources += sorted((ROOT / "games").glob(f"{game}/**/*.py"))
    digest = sha256()
    for path in sources:
        digest.update(f"{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


class _Announcer(event.Listener):
    """Says that the package is being compiled, the first time that it really is."""

    def __init__(self) -> None:
        self.silent = False

    def on_start(self, event: event.Event) -> None:
        """Tell the person who waits, unless that was said already."""
        compiling: Any = event.data
        if self.silent or not compiling["dispatcher"].py_func.__module__.startswith(PACKAGE + "."):
            return
        self.silent = True
        print(  # noqa: T201
            f"chabudai: compiling {PACKAGE} for this machine; the result is kept on disk ...",
            file=sys.stderr,
            flush=True,
        )

    def on_end(self, event: event.Event) -> None:
        """Say nothing: what was waited for is there."""


event.register("numba:compile", _Announcer())  # type: ignore[no-untyped-call]
