"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from chabudai.cli.completion import languages

Language: TypeAlias = Annotated[
    str | None, typer.Option(help="en, it, es or pl; otherwise the system's.", autocompletion=languages)
]
