"""One game between bots, from its deal to its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from chabudai.bots.errors import BotFailed
from chabudai.bots.outcome import Outcome
from chabudai.core import ChabudaiError, Seat

if TYPE_CHECKING:
    from chabudai.bots.bot import AnyBot
    from chabudai.bots.kind import BotKind
    from chabudai.core import Setup, State, View
    from chabudai.core.registry import AnyGame


def play_game(game: AnyGame, setup: Setup, seed: str, kinds: Sequence[BotKind], luck: str | None = None) -> Outcome:
    """Deal from *seed*, seat the bots and let them play to the end.

    What bots draw comes from the seed too, or else from *luck*: so the same deal can be tried more than once.

    Raises:
        BotFailed: A bot crashed or made an illegal move; the error names it and the game.
    """
    state = game.deal(setup, game.shuffle(setup, seed))
    moves: list[str] = []
    for move, after in play_on(state, seed, kinds, luck):
        moves.append(str(move))
        state = after
    return Outcome(tuple(state.returns() or ()), str(state.ended), tuple(moves))


def play_on(
    state: State[Any, Any], seed: str, kinds: Sequence[BotKind], luck: str | None = None
) -> Iterator[tuple[object, State[Any, Any]]]:
    """Seat the bots at a game that was dealt from *seed*, and yield each move with the position after it.

    Raises:
        BotFailed: A bot crashed or made an illegal move; the error names it and the game.
    """
    luck = seed if luck is None else luck
    bots = [kind.sit(state.view(Seat(seat)), bot_seed(luck, seat)) for seat, kind in enumerate(kinds)]
    try:
        while (mover := state.to_move) is not None:
            before = state
            move, state = _step(kinds[mover], bots[mover], before, mover, seed)
            for seat, bot in enumerate(bots):
                bot.watch(before.told(move, Seat(seat)), state.view(Seat(seat)))
            yield move, state
    finally:
        for bot in bots:
            bot.close()


def _step(kind: BotKind, bot: AnyBot, state: State[Any, Any], mover: Seat, seed: str) -> tuple[object, State[Any, Any]]:
    try:
        move = bot.choose(state.view(mover))
        return move, state.play(move)
    except BotFailed:
        raise
    except ChabudaiError as error:
        problem = f"made a move that is refused: {error.message}"
        raise BotFailed(f"The bot {kind.name!r} {problem} (game {seed!r})", hint=error.hint) from error


def seat_again(kind: BotKind, seed: str, first: View[Any], seen: Iterable[tuple[object, View[Any]]]) -> AnyBot:
    """Seat a bot in the middle of a game.

    *first* is the seat's view of the deal and *seen* what followed: each move, as `State.told`
    gives it, with the seat's view after it.
    """
    bot = kind.sit(first, seed)
    for move, view in seen:
        bot.watch(move, view)
    return bot


def bot_seed(seed: str, seat: int) -> str:
    """Return the seed of the bot in *seat*: fixed by the game's seed, which it does not tell."""
    return sha256(f"bot\0{seat}\0{seed}".encode("utf-8", "surrogatepass")).hexdigest()
