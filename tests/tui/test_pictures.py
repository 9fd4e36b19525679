"""The screens look as they did when somebody last looked at them."""

from __future__ import annotations

import asyncio

import pytest
from tests.tui.pictures import FOLDER, PICTURES, STILLS, take


@pytest.mark.parametrize("name", [*PICTURES, *STILLS])
def test_a_screen_looks_as_it_did(name: str) -> None:
    """To the last sign and colour; if the change is wanted, look at it and run `python -m tests.tui.pictures`."""
    pinned = (FOLDER / f"{name}.svg").read_text("utf-8")

    assert asyncio.run(take(name)) == pinned


def test_no_picture_is_left_over() -> None:
    """Every picture belongs to a screen."""
    assert {path.stem for path in FOLDER.iterdir()} == {*PICTURES, *STILLS}
