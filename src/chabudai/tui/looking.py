"""A moment of a bots' game as one seat sees it, to be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chabudai.tui.adapters import adapter_of
from chabudai.tui.scene import Player, Scene

if TYPE_CHECKING:
    from chabudai.analysis.moment import Moment
    from chabudai.core import Seat
    from chabudai.words import Words


def scene_of(moment: Moment, seat: Seat, names: Sequence[str], words: Words | None = None) -> Scene:
    """Play the game up to the moment, remembering what *seat* has heard; with *words*, tell the last round as well."""
    game, adapter = moment.rulebook, adapter_of(moment.game)
    states: list[Any] = list(moment.positions())
    memory = adapter.first_memory(states[0].view(seat))
    log: list[str] = []
    quiet = len(moment.moves) - moment.players if words is not None else len(moment.moves)
    for number, (text, before, after) in enumerate(zip(moment.moves, states, states[1:], strict=False)):
        move = game.parse(text)
        seen = [event.seen_by(seat).to_json() for event in game.events(before, move, after)]
        memory = adapter.remember(memory, seen)
        if words is not None and number >= quiet:
            log += adapter.tell_move(text, before.to_move, seen, names, words)
    players = tuple(map(Player, names))
    return Scene(players=players, seat=seat, view=states[-1].view(seat), memory=memory, log=tuple(log))
