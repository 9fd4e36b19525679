"""A table in this process: people at this screen, bots in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from chabudai.core import ChabudaiError, Record, Seat
from chabudai.tui.agreement import Sitter
from chabudai.tui.errors import NotYourTurn, Refused
from chabudai.tui.scene import Player, Scene
from chabudai.tui.standing import Standing
from chabudai.tui.table import News, Table

if TYPE_CHECKING:
    from chabudai.bots import Why
    from chabudai.bots.thinking import BotPool, Thought
    from chabudai.tui.agreement import Agreement
    from chabudai.tui.face import Face
    from chabudai.words import Words

BOT_SECONDS: Final = 120.0
"""How long a bot may think about a move."""
SIMPLEST: Final = "random"
"""Who goes on when a bot has failed twice."""


class LocalTable(Table):
    """The referee of one game. Its state stays inside; out go only scenes."""

    def __init__(self, agreement: Agreement, face: Face, words: Words) -> None:
        """Deal."""
        self.face, self.words = face, words
        self._agreed = agreement
        self._sitters = list(agreement.sitters)
        game, setup = agreement.game, agreement.setup
        self._deal = game.shuffle(setup, agreement.seed)
        self._state: Any = game.deal(setup, self._deal)
        self._moves: list[str] = []
        seats = range(len(self._sitters))
        self._first = [self._state.view(Seat(seat)) for seat in seats]
        self._seen: list[list[tuple[Any, Any]]] = [[] for _ in seats]
        self._memory = [face.first_memory(view) for view in self._first]
        self._logs: list[list[str]] = [[] for _ in seats]
        self._reasons: list[tuple[int, str]] = []
        self._shown = [0 for _ in seats]
        self._wanted: asyncio.Queue[Any] = asyncio.Queue(1)
        self._looking = asyncio.Event()
        self._pool: BotPool | None = None
        self._standing = None if agreement.deal is None else Standing(agreement.deal, words)
        self._counting, self._note = agreement.deal is not None, ""
        if agreement.deal is not None:
            told = words.say("deal-name", game=words.say(game.name), number=agreement.deal.number)
            self._logs = [[told] for _ in seats]

    @property
    def _people(self) -> tuple[int, ...]:
        return tuple(seat for seat, sitter in enumerate(self._sitters) if not sitter.bot)

    async def news(self) -> AsyncGenerator[News, None]:
        """Yield what happens, until the game is over."""
        people = self._people
        eyes = people[0] if len(people) == 1 else None
        if eyes is not None:
            yield self._news(eyes)
        while (mover := self._state.to_move) is not None:
            if self._sitters[mover].bot:
                move, why = await self._bot_move(mover)
            else:
                if eyes != mover:
                    self._looking.clear()
                    yield News(None, tuple(self._logs[mover][self._shown[mover] :]), self._sitters[mover].name)
                    await self._looking.wait()
                    eyes = mover
                    yield self._news(eyes)
                move, why = await self._wanted.get(), ""
            self._advance(mover, move, why)
            if eyes is not None and self._state.to_move is not None:
                yield self._news(eyes)
        eyes = people[0] if eyes is None else eyes
        yield self._news(eyes)
        if self._standing is not None:
            async for news in self._stand(self._standing, eyes):
                yield news

    async def _stand(self, standing: Standing, eyes: int) -> AsyncGenerator[News, None]:
        """Yield where the result stands, and while the bots are not done that they are not."""
        if not standing.known:
            self._note = self.words.say("deal-counting-quit")
            yield self._news(eyes)
        lines = await standing.lines(int(self._state.returns()[0]))
        for log in self._logs:
            log.extend(lines)
        self._counting, self._note = False, ""
        yield self._news(eyes)

    async def play(self, move: str) -> None:
        """Make a move for who is looking."""
        mover = self._state.to_move
        if mover is not None and (self._sitters[mover].bot or self._wanted.full()):
            name = self._sitters[mover].name
            raise NotYourTurn(f"It is the turn of {name}.", hint="Wait for it.")
        wanted = self._agreed.game.parse(move)
        self._state.play(wanted)
        self._wanted.put_nowait(wanted)

    async def why(self, move: str) -> ChabudaiError | None:
        """Return what speaks against a move."""
        try:
            self._state.play(self._agreed.game.parse(move))
        except ChabudaiError as error:
            return error
        return None

    def look(self) -> None:
        """Say that the next player sits at the screen."""
        self._looking.set()

    async def ask(self, what: str, text: str = "") -> None:  # noqa: ARG002
        """Refuse: at this table there is nobody to ask."""
        raise Refused("table/phase", f"Nobody can be asked to {what} here.", hint="Sit down at a server's table.")

    async def record(self) -> Record | None:
        """Return the game so far; a running one is nobody's secret here, as its seed was not."""
        agreed = self._agreed
        return Record(
            game=agreed.game.name,
            players=agreed.setup.players,
            rules=agreed.setup.rules_json(),
            deal=agreed.game.deal_json(self._deal),
            seed=agreed.seed,
            moves=tuple(self._moves),
            names=tuple(sitter.name for sitter in self._sitters),
        )

    async def close(self) -> None:
        """End the processes in which bots think."""
        if self._standing is not None:
            await self._standing.close()
        if self._pool is not None:
            await self._pool.close()

    def _news(self, eyes: int) -> News:
        told = tuple(self._logs[eyes][self._shown[eyes] :])
        self._shown[eyes] = len(self._logs[eyes])
        return News(self._scene(eyes), told)

    def _scene(self, eyes: int) -> Scene:
        seat = Seat(eyes)
        view = self._state.view(seat)
        over = self._state.to_move is None
        if over:
            view = self.face.opened([self._state.view(Seat((seat + i) % len(self._sitters))) for i in range(2)])
        scene = Scene(
            players=tuple(Player(sitter.name, bool(sitter.bot)) for sitter in self._sitters),
            seat=seat,
            view=view,
            memory=self._memory[eyes],
            aid=self._agreed.aid,
            log=tuple(self._logs[eyes]),
        )
        if not over:
            return scene
        return replace(scene, ending=self.face.ending(scene, self.words), counting=self._counting, note=self._note)

    def _advance(self, mover: int, move: Any, why: Why) -> None:  # noqa: ANN401 - each game's own
        before, self._state = self._state, self._state.play(move)
        if self._standing is not None:
            self._standing.begin()
        self._moves.append(str(move))
        events = self._agreed.game.events(before, move, self._state)
        names = [sitter.name for sitter in self._sitters]
        reason = self._reason(mover, why, names) if why else ""
        for seat in range(len(self._sitters)):
            view = self._state.view(Seat(seat))
            self._seen[seat].append((before.told(move, Seat(seat)), view))
            seen = [event.seen_by(Seat(seat)).to_json() for event in events]
            self._memory[seat] = self.face.remember(self._memory[seat], seen)
            lines = [line for event in seen if (line := self.face.tell(event, names, self.words))]
            if reason and (self._agreed.thoughts or self.face.may_explain(view)):
                lines.insert(1, reason)
            self._logs[seat] += lines
        if reason:
            self._reasons.append((len(self._moves), reason))
        if self._state.to_move is None and not self._agreed.thoughts:
            self._tell_reasons()

    def _reason(self, seat: int, why: Why, names: list[str]) -> str:
        from chabudai.bots.reason import say_why  # noqa: PLC0415 - late, like the bots themselves

        return self.words.say("said", who=names[seat], what=say_why(why, self.words, names))

    def _tell_reasons(self) -> None:
        """Once all cards lie open, say the reasons that had to wait."""
        for log in self._logs:
            late = [(number, reason) for number, reason in self._reasons if reason not in log]
            log += [self.words.say("reason-of", number=number, reason=reason) for number, reason in late]

    async def _bot_move(self, seat: int) -> tuple[Any, Why]:
        await asyncio.sleep(self._agreed.pause)
        for _ in range(2):
            thought = await self._asked(seat)
            if thought is not None:
                return self._agreed.game.parse(thought.move), thought.why
        failed, self._sitters[seat] = self._sitters[seat], Sitter(self._sitters[seat].name, SIMPLEST)
        said = self.words.say("log-bot-failed", bot=failed.bot, who=SIMPLEST)
        for log in self._logs:
            log.append(said)
        return await self._bot_move(seat)

    async def _asked(self, seat: int) -> Thought | None:
        """Return a legal move of the bot at *seat*, or None if it failed."""
        from chabudai.bots.match import bot_seed  # noqa: PLC0415 - late, see above
        from chabudai.bots.thinking import BotCrashed, BotPool, BotTimedOut, Question  # noqa: PLC0415

        if self._pool is None:
            self._pool = BotPool(1, BOT_SECONDS)
        agreed, bot = self._agreed, self._sitters[seat].bot
        view = self._state.view(Seat(seat))
        key, seed = f"{seat}/{bot}", bot_seed(agreed.seed, seat)
        question = Question(key, agreed.game.name, bot, seed, self._first[seat], 0, (), view)
        try:
            thought = await self._pool.choose(question, self._seen[seat])
            self._state.play(agreed.game.parse(thought.move))
        except (BotCrashed, BotTimedOut, ChabudaiError):
            return None
        return thought
