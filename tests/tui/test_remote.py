"""A terminal can do at a server's table what a browser can: seats, bots, clocks, votes, a rematch."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from tests.server.running import Server
from tests.tui.hands import PATIENCE, Hands
from tests.tui.lines import Lines
from textual.widgets import Input, OptionList

from chabudai.server.requests import AnyTableRequest
from chabudai.tui.app import Terminal
from chabudai.tui.asking import REQUESTS
from chabudai.tui.canvas import Canvas
from chabudai.tui.drawing import text_of
from chabudai.tui.errors import Unclear
from chabudai.tui.face import face_of
from chabudai.tui.opening import Wishes, open_table
from chabudai.tui.remote.chronicle import Chronicle
from chabudai.tui.remote.messages import ClockOption, Options, SeatInfo, TableInfo
from chabudai.tui.remote.requests import form, terms
from chabudai.tui.scene import Scene
from chabudai.words import Words

WORDS = Words("en", ("game", "terminal", "page"))
SMALL = (80, 24)
CHANGES = ("change", "change 3", "change clock=x")
"""What does not say what to change."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


class People:
    """Terminals at tables, each with an identity of its own."""

    def __init__(self, server: Server, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._server, self._folder, self._monkeypatch = server, folder, monkeypatch
        self.started: list[Lines] = []

    def table(self, game: str, players: int, at: Server | None = None, **more: Any) -> str:  # noqa: ANN401
        """Set up a table where nobody sits; return its link."""
        address = (at or self._server).url
        with httpx.Client(base_url=address, timeout=60) as http:
            http.get("/api/me")
            asked = {"game": game, "players": players, "seat": None, **more}
            answer = http.post("/api/tables", json=asked).raise_for_status()
        return f"{address}/t/{answer.json()['table']}"

    def _become(self, name: str) -> None:
        self._monkeypatch.setenv("XDG_DATA_HOME", str(self._folder / name))

    def lines(self, name: str, link: str, *more: str) -> Lines:
        """Sit down in lines, and wait until the others know."""
        self._become(name)
        self.started.append(Lines(link, "--name", name, *more))
        return self.started[-1]

    def screen(self, name: str, link: str) -> Terminal:
        """Return a screen at the table."""
        self._become(name)
        return Terminal(open_table(Wishes(link, (name,), language="en")))


@pytest.fixture
def people(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[People]:
    """Bring people to tables; no process outlives its test."""
    found = People(server, tmp_path, monkeypatch)
    yield found
    for lines in found.started:
        lines.kill()


def act(app: Terminal, story: Callable[[Hands], Awaitable[None]]) -> None:
    """Let *story* happen at the smallest screen, once its person sits."""

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            hands = Hands(pilot)
            await seen(hands, lambda scene: scene.seat is not None)
            await story(hands)

    asyncio.run(run())


async def seen(hands: Hands, wanted: Callable[[Scene], bool]) -> None:
    """Wait until the screen shows what is wanted."""
    async with asyncio.timeout(PATIENCE):
        while hands.frame.scene is None or not wanted(hands.frame.scene):
            await hands.pilot.pause(0.02)
        await hands.pilot.pause()


async def heard(lines: Lines, wanted: str) -> list[str]:
    """Wait until a line starts as wanted; what came before it."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.to_thread(lines.until, wanted)


def shown(hands: Hands, *parts: str) -> str:
    """Return what stands on parts of the screen."""
    return "\n".join(text_of(hands.frame.query_one(f"#{part}", Canvas).drawing) for part in parts)


async def choose(hands: Hands, label: str) -> None:
    """Choose a line of the page that is open."""
    await hands.pilot.pause()
    options = hands.app.screen.query_one(OptionList)
    lines = [str(option.prompt) for option in options.options]
    options.highlighted = next(number for number, line in enumerate(lines) if line.startswith(label))
    await hands.pilot.press("enter")
    await hands.pilot.pause()


def info(**more: Any) -> TableInfo:  # noqa: ANN401
    """Return a table of three seats."""
    agreed: dict[str, Any] = {"rules": {"edition": "pl", "avalanche": True}, "options": Options(), **more}
    return TableInfo(id="t", game="hanabi", phase="waiting", seats=[SeatInfo("empty")] * 3, seat=None, can=[], **agreed)


def test_everything_that_a_table_can_be_asked_can_be_typed() -> None:
    """Each request of the server's protocol has a word; moves and rematches have their own way."""
    texts = {"remove": "2", "exchange": "1 2", "replace": "2", "say": "hello", "title": "x", "change": "players=3"}
    elsewhere = {"name", "fill", "rematch"}
    typed = {form(what, texts.get(what, ""), info(), "partner")["do"] for what in REQUESTS if what not in elsewhere}

    known = {str(kind.__struct_config__.tag) for kind in get_args(AnyTableRequest)}

    assert typed | {"play", "rematch"} == known


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ("sit", {"do": "sit"}),
        ("sit 3", {"do": "sit", "seat": 2}),
        ("bot", {"do": "add_bot", "bot": "partner"}),
        ("bot 2 Master:friend", {"do": "add_bot", "bot": "master:friend", "seat": 1}),
        ("exchange 1 3", {"do": "swap", "seats": [0, 2]}),
        ("replace 2", {"do": "propose", "vote": "replace", "seat": 1, "bot": "partner"}),
        ("replace 2 cautious", {"do": "propose", "vote": "replace", "seat": 1, "bot": "cautious"}),
        ("say hello", {"do": "say", "phrase": "hello"}),
        ("say hello you", {"do": "say", "text": "hello you"}),
        ("change avalanche=no", {"do": "change", "rules": {"edition": "pl", "avalanche": False}}),
        ("change players=4", {"do": "change", "players": 4}),
    ],
)
def test_an_order_becomes_a_request(order: str, asked: dict[str, Any]) -> None:
    """Seats are counted from one by people and from zero by the server."""
    what, _, text = order.partition(" ")
    assert form(what, text, info(), "partner") == asked


@pytest.mark.parametrize(
    "order",
    [
        "sit x",
        "sit 0",
        "bot 1 2",
        "remove",
        "exchange 1",
        "replace",
        "say",
        "title",
        "change",
        "change 3",
        "change clock=x",
    ],
)
def test_an_order_that_is_not_clear_gets_an_example(order: str) -> None:
    """What is missing or cannot be read is answered by an order of the same kind that can."""
    what, _, text = order.partition(" ")
    with pytest.raises(Unclear) as refusal:
        form(what, text, info(), "partner")
    assert refusal.value.hint.startswith(f"{what} ")
    form(what, refusal.value.hint.partition(" ")[2], info(), "partner")


def test_the_terms_that_are_written_out_change_nothing() -> None:
    """Who opens the line with what was agreed and sends it as it is, agrees to the same."""
    agreed = info(options=Options(listed=True, talk="free", clock=ClockOption(300, 5)))

    asked = form("change", terms(agreed), agreed, "partner")

    assert asked["players"] == 3
    assert asked["rules"] == agreed.rules
    assert asked["options"] == {
        "listed": True,
        "talk": "free",
        "aid": "exclusions",
        "pace": "live",
        "clock": {"base": 300, "increment": 5},
        "spectators": "public",
    }


def test_the_log_calls_people_as_they_were_called() -> None:
    """Who left, moved or changed the name is named by what the others knew then."""
    log = Chronicle(face_of("hanabi"), WORDS)
    log.add(1, [{"event": "created", "players": 3}, {"event": "sat", "seat": 0, "name": "Anna"}])
    log.add(2, [{"event": "sat", "seat": 1, "name": "Bob"}])
    log.add(3, [{"event": "seats_swapped", "seats": [1, 2]}])
    log.add(4, [{"event": "changed", "players": 2, "rules": {}}])
    log.add(5, [{"event": "named", "seat": 1, "name": "Bobby"}])
    log.add(5, [{"event": "left", "seat": 0}])
    log.add(6, [{"event": "left", "seat": 1}])
    log.add(7, [{"event": "bot_sat", "seat": 1, "bot": "partner"}, {"event": "bot_sat", "seat": 0, "bot": "partner"}])
    log.add(8, [{"event": "time_up", "seat": 1}])

    assert log.lines == [
        "Anna sat down.",
        "Bob sat down.",
        "Seats 2 and 3 were exchanged.",
        "The host changed the table.",
        "Bob is called Bobby now.",
        "Bobby left.",
        "Partner sat down.",
        "Partner sat down.",
        "Partner 2 has no time left.",
    ]


def test_a_host_arranges_the_table_in_lines(people: People) -> None:
    """Bots by name and level, seats, names, rules and options: all before the start."""
    anna = people.lines("Anna", people.table("hanabi", 3))
    anna.until("Now you can type: fill.")

    anna.say("bot cautious 3", "exchange 1 3", "sit 2", "name Annabel", "title Sunday")
    anna.until("Cautious sat down.")
    anna.until("Seats 1 and 3 were exchanged.")
    anna.until("Seats 3 and 2 were exchanged.")
    anna.until("Anna is called Annabel now.")
    anna.until("The table is called Sunday now.")
    anna.say("change players=2 avalanche=yes talk=free clock=300+5", "seats")
    anna.until("The host changed the table.")
    anna.until("1 Cautious.")
    anna.until("2 Annabel, you, host.")
    anna.until("Sunday; Colour avalanche; Free talk; Clues and what they exclude; Live; Clock: 5 min + 5 s;")
    anna.say("remove 1", "exchange 2", "bot nobody", "remove 9", "bots")
    anna.until("Cautious left.")
    anna.until("That is not clear. Write for example: exchange 1 2.")
    anna.until("There is no bot 'nobody'")
    anna.until("That is not clear. Write for example: remove 2.")
    anna.until("partner: ")
    anna.say("fill", "start", "seats")
    anna.until("The game begins.")
    anna.until("2 Annabel, you, host, ")
    assert anna.heard[-1].endswith(" left.")
    anna.say("quit")

    assert anna.end() == 0


def test_a_rematch_takes_along_who_wants_it(people: People, tmp_path: Path) -> None:
    """One asks in lines and is there at once; the other follows by a key; the record of the first game is kept."""
    link, saved = people.table("bossa", 2), tmp_path / "game.json"
    app = people.screen("Anna", link)

    async def story(hands: Hands) -> None:
        bob = people.lines("Bob", link, "--save", str(saved))
        await seen(hands, lambda scene: "start" in scene.can)
        await hands.pilot.press("+", "enter")
        await heard(bob, "The game begins.")
        bob.say("resign")
        await heard(bob, "Now you can type: rematch.")
        bob.say("rematch", "seats")
        await heard(bob, "Everybody is here. The host starts the game.")
        await seen(hands, lambda scene: scene.room is not None and scene.room.moved_on)
        assert "To the new table" in shown(hands, "offers")
        await hands.pilot.press("+", "enter")
        await seen(hands, lambda scene: scene.ending is None)
        room = hands.frame.scene.room if hands.frame.scene else None
        assert room is not None
        assert room.link != link
        assert any(line.endswith(room.link) for line in [*(await heard(bob, "Whoever opens")), bob.heard[-1]])
        await hands.pilot.press("+", "enter")
        await heard(bob, "The game begins.")
        await seen(hands, lambda scene: scene.view is not None)
        bob.say("quit")
        assert await asyncio.to_thread(bob.end) == 0

    act(app, story)
    assert json.loads(saved.read_text("utf-8"))["moves"] == []


def test_who_asks_for_a_rematch_at_the_screen_is_taken_there(people: People) -> None:
    """Asking and following are one step, and the new table is drawn."""
    app = people.screen("Anna", people.table("bossa", 2, bots=[{"bot": "greedy", "seat": 1}]))

    async def story(hands: Hands) -> None:
        await hands.pilot.press("+", "enter")
        await seen(hands, lambda scene: scene.view is not None)
        await hands.pilot.press("t")
        await choose(hands, "Propose to give up")
        await seen(hands, lambda scene: scene.ending is not None)
        await hands.pilot.press("+")
        assert "Once more?" in shown(hands, "hint")
        await hands.pilot.press("escape")
        assert "Once more" in shown(hands, "offers")
        await hands.pilot.press("+", "enter")
        await seen(hands, lambda scene: scene.ending is None and "start" in scene.can)
        assert "Greedy" in shown(hands, "board")

    act(app, story)


def test_an_empty_clock_lets_the_others_bring_a_bot(people: People) -> None:
    """The times stand below the names; when one is up, a key lets a bot play on."""
    options = {"clock": {"base": 10, "increment": 0}}
    link = people.table("hanabi", 2, rules={"first": 1}, options=options)
    app = people.screen("Anna", link)

    async def story(hands: Hands) -> None:
        bob = people.lines("Bob", link)
        await seen(hands, lambda scene: "start" in scene.can)
        await hands.pilot.press("+", "enter")
        await heard(bob, "0:0")
        await heard(bob, "Your move, Bob:")
        await seen(hands, lambda _: bool({f"0:0{left}" for left in range(9)} & set(shown(hands, "board").split())))
        assert "0:10" in shown(hands, "board").split()
        await heard(bob, "Your time is up.")
        await seen(hands, lambda _: "Bob has no time left." in shown(hands, "hint"))
        await hands.pilot.press("+")
        assert "Let a bot play?" in shown(hands, "hint")
        await hands.pilot.press("enter")
        await heard(bob, "Partner took over the seat.")
        await seen(hands, lambda scene: scene.players[1].bot)

    act(app, story)


def test_an_empty_clock_loses_a_duel_if_the_other_says_so(people: People) -> None:
    """In lines the claim is a word."""
    link = people.table("bossa", 2, options={"clock": {"base": 10, "increment": 0}})
    anna = people.lines("Anna", link)
    anna.until("Anna sat down.")
    bob = people.lines("Bob", link)
    bob.until("Bob sat down.")
    anna.until("Now you can type: start.")
    anna.say("start")
    for lines in (anna, bob):
        lines.until("The game begins.")

    late = next(line for line in iter(anna.line, "") if "has no time left" in line)
    winner, name = (bob, "Bob") if late.startswith("Anna") else (anna, "Anna")
    winner.until("Now you can type: claim, replace ")
    winner.say("claim", "quit")

    winner.until("You won!")
    (anna if winner is bob else bob).until(f"{name} won.")
    assert not any("is back" in line for lines in (anna, bob) for line in lines.heard)


def test_who_is_away_is_replaced_by_consent(people: People) -> None:
    """A killed terminal is seen to be away and comes back to its seat; the next time the others agree on a bot."""
    link = people.table("hanabi", 3, rules={"first": 0})
    app = people.screen("Anna", link)

    async def story(hands: Hands) -> None:
        bob = people.lines("Bob", link)
        await heard(bob, "Bob sat down.")
        carl = people.lines("Carl", link)
        await heard(bob, "Carl sat down.")
        await seen(hands, lambda scene: "start" in scene.can)
        await hands.pilot.press("+", "enter")
        await heard(carl, "The game begins.")
        carl.process.send_signal(signal.SIGKILL)
        await heard(bob, "Carl is away.")
        await seen(hands, lambda scene: scene.players[2].away)
        assert "away" in shown(hands, "board")
        carl = people.lines("Carl", link)
        await heard(carl, "Card 1, face down.")
        await heard(bob, "Carl is back.")
        carl.process.send_signal(signal.SIGKILL)
        await heard(bob, "Carl is away.")
        await hands.pilot.press("t")
        await choose(hands, "Let a bot play for Carl")
        await heard(bob, "Anna proposes that a bot takes over for Carl.")
        await heard(bob, "Now you can type: agree, refuse.")
        await seen(hands, lambda scene: scene.room is not None and scene.room.vote is not None)
        assert "Withdraw" in shown(hands, "offers")
        assert "Agree" not in shown(hands, "offers")
        bob.say("agree")
        await heard(bob, "Partner took over the seat.")
        await seen(hands, lambda scene: scene.players[2].bot)

    act(app, story)


def test_a_screen_arranges_the_table(people: People) -> None:
    """A bot by its level, another seat and another name, from the page of the table."""
    app = people.screen("Anna", people.table("bossa", 2))

    async def story(hands: Hands) -> None:
        await hands.pilot.press("t")
        await choose(hands, "Add a bot")
        await choose(hands, "Master · expert")
        await seen(hands, lambda scene: scene.players[1].name == "Master · expert")
        await hands.pilot.press("t")
        await choose(hands, "Exchange two seats")
        await choose(hands, "1 Anna ⇄ 2 Master")
        await seen(hands, lambda scene: scene.seat == 1)
        await hands.pilot.press("t")
        await choose(hands, "Change my name")
        await hands.pilot.press(*"Ada", "enter")
        await seen(hands, lambda scene: scene.players[1].name == "Ada")
        await hands.pilot.press("t")
        await choose(hands, "Change seats, rules and options")
        line = hands.app.screen.query_one(Input)
        line.value = line.value.replace("talk=stock", "talk=silent")
        await hands.pilot.press("enter")
        await seen(hands, lambda scene: scene.room is not None and scene.room.talk == "silent")
        await hands.pilot.press("t")
        await choose(hands, "Empty a seat")
        await choose(hands, "1 Master")
        await seen(hands, lambda scene: not scene.players[0].name)
        assert "One seat is still free." in shown(hands, "hint")

    act(app, story)


def test_lines_go_on_after_the_server_was_killed(
    people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that is typed while there is no server arrives when there is one again."""
    folder = tmp_path / "data"
    folder.mkdir()
    with Server(folder) as own:
        guests = People(own, tmp_path, monkeypatch)
        link = guests.table("hanabi", 2, rules={"first": 0}, bots=[{"bot": "cautious", "seat": 1}], at=own)
        anna = people.lines("Anna", link)
        anna.until("Now you can type: start.")
        anna.say("start")
        anna.until("Your move, Anna:")
        own.kill()
        anna.say("clue 2 1")
        own.start()

        anna.until("Anna told Cautious")
        anna.until("Your move, Anna:")
        anna.say("quit")

        assert anna.end() == 0
