"""What each forked server has from the process that it is forked from: modules, and what never changes."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import chabudai.cli.app  # noqa: F401 - the command finds it loaded
from chabudai.server import run  # noqa: F401 - so does its beginning
from chabudai.server.http import app
from chabudai.server.settings import Settings
from chabudai.server.store.engine import bring_up_to_date, sqlite_url

app._warm(app.build(Settings()))
with TemporaryDirectory() as folder:
    bring_up_to_date(sqlite_url(Path(folder)))
