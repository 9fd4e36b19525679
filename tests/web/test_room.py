"""Every table has room on every screen: nothing overlaps, nothing is cut, nothing lies outside."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.web.grid import ROOM, Scene, bossa_scenes, hanabi_scenes, measure, settle
from tests.web.person import Person

Come = Callable[..., Person]
SMALL = ((320, 568), (375, 553), (568, 320), (844, 390), (1366, 650))
"""The sizes that are hardest; `benchmarks/web_grid.py` has them all."""
SLIDE = "() => void document.querySelector('main').animate({ transform: ['translateX(900px)', 'none'] }, 60_000)"


@pytest.mark.slow
@pytest.mark.parametrize(
    "scenes",
    [[*hanabi_scenes((2, 5))], [*bossa_scenes()]],
    ids=["hanabi", "bossa"],
)
def test_a_table_has_room_on_every_screen(people: Come, scenes: list[Scene]) -> None:
    """In the language with the longest words, from the first move to the last."""
    faults = list(measure(people(), scenes, SMALL, ("pl",)))

    assert not faults, "\n".join(faults)


def test_only_what_is_at_rest_is_measured(people: Come) -> None:
    """What still comes in counts where it will be."""
    person = people()
    person.go()
    person.page.evaluate(SLIDE)
    moving = person.page.evaluate(ROOM, {"scrolling": True})

    settle(person)

    assert moving
    assert not person.page.evaluate(ROOM, {"scrolling": True})
