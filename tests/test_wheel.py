"""The wheel that `make test` builds is what the tests run on, and it is whole."""

import os
from importlib import resources
from pathlib import Path

import pytest

import chabudai

WHEEL = os.environ.get("CHABUDAI_WHEEL")


@pytest.mark.skipif(WHEEL is None, reason="only `make test` builds the wheel")
def test_the_tests_run_on_the_wheel() -> None:
    """The package under test comes from the wheel, not from the source tree."""
    assert Path(chabudai.__file__).is_relative_to(str(WHEEL))


@pytest.mark.parametrize("path", ["py.typed", "games/hanabi/RULES.md", "games/bossa/RULES.md"])
def test_files_that_are_not_code_are_shipped(path: str) -> None:
    """Types and rulebooks travel with the package."""
    assert resources.files(chabudai).joinpath(path).is_file()
