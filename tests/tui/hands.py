"""Hands for the tests: they play a screen with keys or with clicks, as a person would."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from textual.message_pump import MessagePump
from textual.pilot import Pilot

from chabudai.core import Chance
from chabudai.games import GAMES
from chabudai.games.bossa.moves import Place, Redraw, Stack, Swap
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play
from chabudai.tui.app import Terminal
from chabudai.tui.canvas import Canvas
from chabudai.tui.opening import PlayOptions, open_session

PATIENCE = 900.0
"""Seconds after which nobody waits any more: far longer than anything takes on a slow and busy machine."""


def terminal(what: str, *people: str, seed: str = "a", language: str = "en", **options: Any) -> Terminal:  # noqa: ANN401
    """Return a screen on a game that has not begun."""
    return Terminal(open_session(PlayOptions(what, people or ("Anna",), seed=seed, language=language, **options)))


class Hands:
    """Presses keys, or clicks."""

    def __init__(self, pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, Terminal)
        self.pilot, self.app = pilot, pilot.app
        self.frame = pilot.app.frame
        self.kinds: set[str] = set()
        """The kinds of moves that were made."""

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait until something has come about."""
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await self.pilot.pause(0.01)

    async def press(self, *keys: str) -> None:
        """Press keys, each when the one before has been taken."""
        for key in keys:
            await self.pilot.press(key)
            await taken(self.app, self.app.screen)

    async def ready(self) -> bool:
        """Wait until somebody here is to move, taking the screen over where that is asked; False at the end."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.pilot.pause()
                scene = self.frame.scene
                if scene is None and self.frame.next_name:
                    await self.press("enter")
                elif scene is not None and scene.ending is not None:
                    return False
                elif scene is not None and scene.yours:
                    return True
                else:
                    await asyncio.sleep(0.01)

    async def done(self, before: object) -> None:
        """Wait until a move has been made."""
        await self.until(lambda: self.frame.scene is not before)

    async def game(self, chance: Chance, *, clicks: bool = False) -> None:
        """Play all moves of the people at this screen, drawn from the legal ones."""
        while await self.ready():
            scene = self.frame.scene
            assert scene is not None
            assert scene.view is not None
            legal = scene.view.legal_moves()
            await self.move(liked(legal, chance), clicks=clicks)

    async def rehearse(self, game: str, players: int, rules: dict[str, Any], seed: str, *, clicks: bool) -> str:
        """Play everybody's moves of a deal that is known, with the game's own rehearsal player; return how it ended."""
        found = GAMES[game]
        setup = found.setup(players, rules)
        state = found.deal(setup, found.shuffle(setup, seed))
        choose = found.rehearsal(Chance("rehearsal", seed))
        while await self.ready():
            move = choose(state)
            await self.move(move, clicks=clicks)
            state = state.play(move)
        result = found.result(state)
        assert result is not None
        return result.ended

    async def move(self, move: Any, *, clicks: bool = False) -> None:  # noqa: ANN401
        """Make a move."""
        before = self.frame.scene
        self.kinds |= {type(move).__name__, *(["modifier"] if getattr(move, "modified", None) else [])}
        await (self._click(move) if clicks else self._press(move))
        assert self.frame.selection.pending == str(move), (
            self.frame.selection.pending,
            str(move),
            self.frame.choices(),
        )
        await (self.click("offer enter") if clicks else self.press("enter"))
        await self.done(before)

    async def _press(self, move: Any) -> None:  # noqa: ANN401
        press, selection = self.press, self.frame.selection
        match move:
            case Play(slot):
                await press(str(slot + 1), "p")
            case Discard(slot):
                await press(str(slot + 1), "d")
            case Announce(slot, colour):
                await press(str(slot + 1), "a", colour.letter.lower())
            case ClueColour() | ClueValue():
                while not selection.cursor.startswith(f"card {move.target} "):
                    before = selection.cursor
                    await press("up")
                    if selection.cursor == before:
                        await press(*["down"] * 5)
                key = move.colour.letter.lower() if isinstance(move, ClueColour) else str(move.value)
                await press("e", key)
            case _:
                await self._press_bossa(move)

    async def _press_bossa(self, move: Any) -> None:  # noqa: ANN401
        press, selection = self.press, self.frame.selection
        mine: list[Any] = list(getattr(selection.scene, "view").hands[selection.scene.seat])  # type: ignore[union-attr] # noqa: B009
        match move:
            case Place() | Stack():
                await press(*(str(mine.index(tile) + 1) for tile in move.tiles))
            case Swap():
                await press(str(mine.index(move.mine) + 1), "s")
            case Redraw():
                await press(str(mine.index(move.tile) + 1))
        await press(next(offer.key for offer in selection.offers() if offer.move == str(move)))

    async def _click(self, move: Any) -> None:  # noqa: ANN401
        seat = self.frame.scene.seat if self.frame.scene else 0
        match move:
            case Play(slot) | Discard(slot):
                await self.click(f"card {seat} {slot}", "offer p" if isinstance(move, Play) else "offer d")
            case Announce(slot, colour):
                await self.click(f"card {seat} {slot}", "offer a", f"offer {colour.letter.lower()}")
            case ClueColour() | ClueValue():
                key = move.colour.letter.lower() if isinstance(move, ClueColour) else str(move.value)
                await self.click(f"seat {move.target}", f"offer {key}")
            case Place() | Stack():
                kind = "end" if isinstance(move, Place) else "group"
                await self.click(*(f"mine {tile}" for tile in move.tiles), f"{kind} {move.line.word} {move.value}")
                if not self.frame.selection.pending:
                    await self._click_offer(str(move))
            case Swap():
                await self.click(f"mine {move.mine}", f"theirs {move.theirs}", "offer s")
            case Redraw():
                await self.click(f"mine {move.tile}", "offer r")
            case _:
                await self._click_offer(str(move))

    async def _click_offer(self, move: str) -> None:
        key = next(offer.key for offer in self.frame.selection.offers() if offer.move == move)
        await self.click(f"offer {key}")

    async def click(self, *spots: str) -> None:
        """Click where each of *spots* is drawn."""
        for spot in spots:
            canvas, x, y = self.where(spot)
            inside = canvas.content_offset
            assert await self.pilot.click(canvas, offset=(x + inside.x, y + inside.y)), spot
            await taken(self.app, canvas, *canvas.ancestors)
            await self.pilot.pause()

    def where(self, spot: str) -> tuple[Canvas, int, int]:
        """Return where a spot is drawn."""
        for canvas in self.frame.query(Canvas):
            for y, line in enumerate(canvas.drawing):
                x = 0
                for span in line:
                    if span.spot == spot and canvas.display and x < canvas.size.width and y < canvas.size.height:
                        return canvas, x, y
                    x += len(span.text)
        raise AssertionError(f"{spot} is not on the screen")


async def taken(*way: MessagePump) -> None:
    """Wait until everything that was sent *way* has gone all of it.

    The pilot waits until the process is idle, which it also seems to be where others have the processor.
    """
    async with asyncio.timeout(PATIENCE):
        for place in way:
            passed = asyncio.Event()
            place.call_later(passed.set)
            await passed.wait()


def liked(legal: tuple[Any, ...], chance: Chance) -> Any:  # noqa: ANN401
    """Draw a move, all kinds of moves being equally likely, so that rare ones happen too."""
    kinds = sorted({type(move).__name__ for move in legal})
    kind = kinds[chance.below(len(kinds))]
    moves = [move for move in legal if type(move).__name__ == kind]
    return moves[chance.below(len(moves))]
