"""Carrying a plan out on a Ray cluster."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from chabudai.arena.errors import InvalidPlan
from chabudai.arena.play import Chunk, Played, play_chunk

if TYPE_CHECKING:
    from chabudai.arena.running import Runner


def on_cluster(address: str) -> Runner:
    """Return a runner that plays on the Ray cluster at *address*; `local` starts one here.

    Raises:
        InvalidPlan: Ray is not installed.
    """
    ray = _ray()

    def runner(chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
        ray.init(address=None if address == "local" else address, log_to_driver=False, configure_logging=False)
        try:
            remote = ray.remote(play_chunk)
            waiting = {remote.remote(chunk): chunk for chunk in chunks}
            while waiting:
                finished, _ = ray.wait(list(waiting))
                for task in finished:
                    played, chunk = ray.get(task), waiting.pop(task)
                    if (rest := chunk.without(played)) is not None:
                        waiting[remote.remote(rest)] = rest
                    yield played
        finally:
            ray.shutdown()

    return runner


def _ray() -> Any:  # noqa: ANN401 - Ray is not a dependency, so it has no types here
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise InvalidPlan(
            "Ray is not installed.", hint='Install it with: pip install "chabudai[ray]"; or leave --ray out.'
        ) from error
