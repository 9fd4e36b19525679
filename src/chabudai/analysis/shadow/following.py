"""Bots follow a game from every seat, and say at each turn what they would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, TypeAlias

from chabudai.analysis.brought import brought
from chabudai.analysis.shadow.choice import Choice
from chabudai.bots import BOTS, BotFailed, bot_seed
from chabudai.core import Seat, mover_of
from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.bots import AnyBot, BotKind
    from chabudai.core import Record, State

Truths: TypeAlias = "Callable[[Any], tuple[str | None, ...]]"
"""What a game brings as `TRUTHS`: what each card of the seat to move is, oldest first, written as in `Bot.reading`.

None stands for a card that does not count, because nothing has been said about it.
"""


def choices(record: Record, bot: str, seed: str) -> Iterator[Choice]:
    """Yield each move of a game with what the bot in the mover's seat would have done.

    A bot of that kind sits at every seat. It is shown its own seat's views and the moves that people made, never a
    state, and what it draws comes from *seed*.

    Raises:
        InvalidRecord: The game does not replay.
        UnknownBot: There is no such bot for this game.
        BotRefuses: It does not play under these rules.
        BotFailed: It crashed or made an illegal move.
    """
    state, *later = record.replay(GAMES)
    game = GAMES[record.game]
    kind = BOTS.seated(bot, record.game, game.setup(record.players, record.rules))
    truths: Truths | None = brought(record.game, "TRUTHS")
    with ExitStack() as table:
        bots = _seated(kind, state, seed, table)
        for number, (text, after) in enumerate(zip(record.moves, later, strict=True), start=1):
            move = game.parse(text)
            seat = mover_of(state)
            chosen = _chosen(kind, bots[seat], state, number)
            right = () if truths is None else tuple(_right(bots[seat].reading(), truths(state)))
            yield Choice(number, seat, str(move), chosen, bots[seat].explain(), right)
            for watcher, each in enumerate(bots):
                each.watch(state.told(move, Seat(watcher)), after.view(Seat(watcher)))
            state = after


def _seated(kind: BotKind, state: State[Any, Any], seed: str, table: ExitStack) -> list[AnyBot]:
    """Seat a bot everywhere; all leave with the *table*, also if one of them cannot sit down."""
    bots: list[AnyBot] = []
    for seat in range(state.players):
        bots.append(kind.sit(state.view(Seat(seat)), bot_seed(seed, seat)))
        table.callback(bots[-1].close)
    return bots


def _chosen(kind: BotKind, bot: AnyBot, state: State[Any, Any], number: int) -> str:
    view = state.view(mover_of(state))
    chosen = bot.choose(view)
    if chosen not in view.legal_moves():
        raise BotFailed(
            f"The bot {kind.name!r} would make the illegal move '{chosen}' as move {number}.",
            hint="Choose another bot.",
        )
    return str(chosen)


def _right(reading: tuple[str, ...], truths: tuple[str | None, ...]) -> Iterator[bool]:
    """Tell for each card that counts whether the truth is among what it is taken for; nothing without a reading."""
    for taken, truth in zip(reading, truths, strict=False):
        if truth is not None:
            yield truth in taken.split("/")
