"""What is installed only where it is wanted: the extras of the package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Import *what* lives in an extra, or say how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        typer.echo(f"The {what} needs {error.name}. Install it with: pip install 'chabudai[{extra}]'", err=True)
        raise typer.Exit(1) from error
