"""The collector leaves alone what lives long, and still finds what is garbage."""

from __future__ import annotations

import gc
import weakref

from chabudai.server.gc_tuning import LEAST, set_aside, tuned_collector


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def test_what_survives_a_collection_is_set_aside() -> None:
    """A second collection does not visit it again; afterwards everything is as it was."""
    before = gc.get_threshold()
    with tuned_collector():
        frozen = gc.get_freeze_count()
        kept = [Knot() for _ in range(1000)]
        gc.collect()
        assert gc.get_freeze_count() >= frozen + len(kept)
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == before


def test_knots_that_were_set_aside_are_freed_in_the_end() -> None:
    """Young garbage goes at once; what was set aside goes when everything is visited."""
    with tuned_collector():
        young, old = Knot(), Knot()
        young_one, old_one = weakref.ref(young), weakref.ref(old)
        del young
        gc.collect()
        assert young_one() is None
        del old
        gc.collect()
        assert old_one() is not None
        for _ in range(LEAST + 2):
            gc.collect()
        assert old_one() is None


def test_what_was_made_of_late_is_set_aside_only_by_a_tuned_collector() -> None:
    """Elsewhere in a process nothing is kept from the collector."""
    before = gc.get_freeze_count()
    set_aside()
    assert gc.get_freeze_count() == before
    with tuned_collector():
        frozen = gc.get_freeze_count()
        made = [[number] for number in range(100)]
        set_aside()
        assert gc.get_freeze_count() >= frozen + len(made)
