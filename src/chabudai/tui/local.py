"""A table in this process: people at this screen, bots in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from chabudai.core import ALL, ChabudaiError, Note, Record, Seat
from chabudai.tui.agreement import Participant
from chabudai.tui.coaching import told
from chabudai.tui.comparison import Comparison
from chabudai.tui.errors import NotYourTurn, Refused
from chabudai.tui.scene import Player, Scene
from chabudai.tui.session import News, Session

if TYPE_CHECKING:
    from chabudai.bots import Why
    from chabudai.bots.thinking import BotPool, Thought
    from chabudai.protocol.coaching import CoachTopic
    from chabudai.protocol.messages import Coaching
    from chabudai.tui.adapter import Adapter
    from chabudai.tui.agreement import Agreement
    from chabudai.words import Words

BOT_SECONDS: Final = 120.0
"""How long a bot may think about a move."""
SIMPLEST: Final = "random"
"""Who goes on when a bot has failed twice."""


class LocalSession(Session):
    """The referee of one game. Its state stays inside; out go only scenes."""

    def __init__(self, agreement: Agreement, adapter: Adapter, words: Words) -> None:
        """Deal."""
        self.adapter, self.words = adapter, words
        self._agreed = agreement
        self._participants = list(agreement.participants)
        game, setup = agreement.game, agreement.setup
        self._deal = game.shuffle(setup, agreement.seed)
        self._state: Any = game.deal(setup, self._deal)
        self._moves: list[str] = []
        seats = range(len(self._participants))
        self._first = [self._state.view(Seat(seat)) for seat in seats]
        self._seen: list[list[tuple[Any, Any]]] = [[] for _ in seats]
        self._memory = [adapter.first_memory(view) for view in self._first]
        self._logs: list[list[str]] = [[] for _ in seats]
        self._reasons: list[tuple[int, str]] = []
        self._uses: list[Note] = []
        """Where the coach was asked."""
        self._shown = [0 for _ in seats]
        self._wanted: asyncio.Queue[Any] = asyncio.Queue(1)
        self._revealed = asyncio.Event()
        self._pool: BotPool | None = None
        self._comparison = None if agreement.deal is None else Comparison(agreement.deal, words)
        self._counting, self._note = agreement.deal is not None, ""
        if agreement.deal is not None:
            told = words.say("deal-name", game=adapter.title(words), number=agreement.deal.number)
            self._logs = [[told] for _ in seats]

    @property
    def _thinking(self) -> BotPool:
        """Where bots think, from the first question on."""
        from chabudai.bots.thinking import BotPool  # noqa: PLC0415 - late, like the bots themselves

        if self._pool is None:
            self._pool = BotPool(1, BOT_SECONDS)
        return self._pool

    @property
    def _people(self) -> tuple[int, ...]:
        return tuple(seat for seat, participant in enumerate(self._participants) if not participant.bot)

    async def news(self) -> AsyncGenerator[News, None]:
        """Yield what happens, until the game is over."""
        people = self._people
        looking = people[0] if len(people) == 1 else None
        if looking is not None:
            yield self._news(looking)
        while (mover := self._state.to_move) is not None:
            if self._participants[mover].bot:
                move, why = await self._bot_move(mover)
            else:
                if looking != mover:
                    self._revealed.clear()
                    yield News(None, tuple(self._logs[mover][self._shown[mover] :]), self._participants[mover].name)
                    await self._revealed.wait()
                    looking = mover
                    yield self._news(looking)
                move, why = await self._wanted.get(), ""
            self._advance(mover, move, why)
            if looking is not None and self._state.to_move is not None:
                yield self._news(looking)
        looking = people[0] if looking is None else looking
        yield self._news(looking)
        if self._comparison is not None:
            async for news in self._compare(self._comparison, looking):
                yield news

    async def _compare(self, comparison: Comparison, seat: int) -> AsyncGenerator[News, None]:
        """Yield how the result compares with those of bots, and before that whether they still play."""
        if not comparison.known:
            self._note = self.words.say("deal-counting-quit")
            yield self._news(seat)
        lines = await comparison.lines(int(self._state.returns()[0]))
        for log in self._logs:
            log.extend(lines)
        self._counting, self._note = False, ""
        yield self._news(seat)

    async def play(self, move: str) -> None:
        """Make a move for the player at the screen."""
        mover = self._state.to_move
        if mover is not None and (self._participants[mover].bot or self._wanted.full()):
            name = self._participants[mover].name
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

    def reveal(self) -> None:
        """Say that the next player sits at the screen."""
        self._revealed.set()

    async def ask(self, command: str, text: str = "") -> None:  # noqa: ARG002
        """Refuse: at this table there is nobody to ask."""
        raise Refused("table/phase", f"Nobody can be asked to {command} here.", hint="Sit down at a server's table.")

    async def coach(self, topic: CoachTopic) -> tuple[str, ...]:
        """Let the coach watch this person's views, and answer from them."""
        seat = self._people[0]
        if topic not in self._topics(seat):
            raise Refused("coach/none", "There is no coach here.", hint="It is for one person who plays with bots.")
        moves, answer = len(self._moves), await self._coached(seat, topic)
        if moves != len(self._moves):
            raise Refused("move/stale", "The game went on meanwhile.", hint="Ask again.")
        said = self.words.say("log-coached", who=self._participants[seat].name)
        self._logs[seat].append(said)
        self._uses.append(Note(Seat(seat), said, move=moves or None))
        return told(answer, self._scene(Seat(seat)), self.adapter, self.words)

    async def record(self) -> Record | None:
        """Return the game so far; a running one is nobody's secret here, as its seed was not.

        It notes where the coach was asked.
        """
        agreed = self._agreed
        names = [participant.name for participant in self._participants]
        return Record.of(
            agreed.game, agreed.setup, self._deal, self._moves, seed=agreed.seed, names=names, notes=self._uses
        )

    async def close(self) -> None:
        """End the processes in which bots think."""
        if self._comparison is not None:
            await self._comparison.close()
        if self._pool is not None:
            await self._pool.close()

    def _news(self, seat: int) -> News:
        told = tuple(self._logs[seat][self._shown[seat] :])
        self._shown[seat] = len(self._logs[seat])
        return News(self._scene(Seat(seat)), told)

    def _scene(self, seat: Seat) -> Scene:
        result = self._agreed.game.result(self._state)
        scene = Scene(
            players=tuple(Player(participant.name, bool(participant.bot)) for participant in self._participants),
            seat=seat,
            # Nothing is hidden any more once a game is over.
            view=self._state.view(seat if result is None else ALL),
            memory=self._memory[seat],
            aid=self._agreed.aid,
            log=tuple(self._logs[seat]),
            can=frozenset(f"coach:{topic}" for topic in self._topics(seat)),
            coached=bool(self._uses),
        )
        if result is None:
            return scene
        ending = self.adapter.ending(result, scene, self.words)
        return replace(scene, ending=ending, counting=self._counting, note=self._note)

    def _advance(self, mover: int, move: Any, why: Why) -> None:  # noqa: ANN401 - each game's own
        before, self._state = self._state, self._state.play(move)
        if self._comparison is not None:
            self._comparison.begin()
        self._moves.append(str(move))
        events = self._agreed.game.events(before, move, self._state)
        names = [participant.name for participant in self._participants]
        reason = self._reason(mover, why, names) if why else ""
        for seat in map(Seat, range(len(self._participants))):
            view, told = self._state.view(seat), before.told(move, seat)
            self._seen[seat].append((told, view))
            seen = [event.seen_by(seat).to_json() for event in events]
            self._memory[seat] = self.adapter.remember(self._memory[seat], seen)
            text = None if told is None else str(told)
            lines = self.adapter.tell_move(text, mover, seen, names, self.words)
            if reason and (self._agreed.thoughts or self.adapter.may_explain(view)):
                lines.insert(1, reason)
            self._logs[seat] += lines
        if reason:
            self._reasons.append((len(self._moves), reason))
        if self._state.to_move is None and not self._agreed.thoughts:
            self._tell_reasons()

    def _topics(self, seat: int) -> tuple[CoachTopic, ...]:
        """Return what a person alone with bots may ask the coach: this screen is then nobody else's."""
        if self._people != (seat,) or self._state.to_move is None:
            return ()
        return tuple(topic for topic in self.adapter.coach if topic != "move" or self._state.to_move == seat)

    async def _coached(self, seat: int, topic: CoachTopic) -> Coaching:
        """Return the coach's answer, from nothing but the seat's own views."""
        from chabudai.bots import BOTS  # noqa: PLC0415 - late, see above
        from chabudai.bots.history import Account  # noqa: PLC0415
        from chabudai.bots.thinking import BotCrashed, BotTimedOut, Chair, Question  # noqa: PLC0415
        from chabudai.protocol.coaching import Advice  # noqa: PLC0415
        from chabudai.protocol.messages import Coaching  # noqa: PLC0415
        from chabudai.protocol.reasons import Reason, Sentence  # noqa: PLC0415

        agreed, reads = self._agreed, topic == "meaning"
        bot = BOTS.company(agreed.game.name, agreed.setup)
        chair = Chair("coach", seat, "" if reads else bot)
        view = self._state.view(Seat(seat))
        question = Question(chair, agreed.game.name, "coach", self._first[seat], view, reads=reads)
        try:
            thought = await self._thinking.choose_once(question, Account(self._seen[seat], self._moves))
        except (BotCrashed, BotTimedOut):
            raise Refused("coach/none", "The coach does not know.", hint="Make a move.") from None
        if thought.reading is not None and not thought.reading.meant:
            raise Refused("coach/nothing", "No move since your last one meant more than it did.", hint="Ask later.")
        why = thought.why if isinstance(thought.why, Reason) else Sentence(thought.why)
        advice = None if reads else Advice(bot, thought.move, why)
        return Coaching(None, "", topic, len(self._moves), reading=thought.reading, advice=advice)

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
        failed = self._participants[seat]
        self._participants[seat] = Participant(failed.name, SIMPLEST)
        said = self.words.say("log-bot-failed", bot=failed.bot, who=SIMPLEST)
        for log in self._logs:
            log.append(said)
        return await self._bot_move(seat)

    async def _asked(self, seat: int) -> Thought | None:
        """Return a legal move of the bot at *seat*, or None if it failed."""
        from chabudai.bots.history import Account  # noqa: PLC0415 - late, see above
        from chabudai.bots.match import bot_seed  # noqa: PLC0415
        from chabudai.bots.thinking import BotCrashed, BotTimedOut, Chair, Question  # noqa: PLC0415

        agreed, bot = self._agreed, self._participants[seat].bot
        view = self._state.view(Seat(seat))
        seed = bot_seed(agreed.seed, seat)
        question = Question(Chair("", seat, bot), agreed.game.name, seed, self._first[seat], view)
        try:
            thought = await self._thinking.choose(question, Account(self._seen[seat], self._moves))
            self._state.play(agreed.game.parse(thought.move))
        except (BotCrashed, BotTimedOut, ChabudaiError):
            return None
        return thought
