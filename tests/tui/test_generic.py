"""Any game can be played without an adapter of its own: at the screen and in lines."""

from __future__ import annotations

import asyncio
from io import StringIO
from typing import Any

import pytest
from tests.tui.hands import Hands

from chabudai.core import ChabudaiError, Chance, JsonObject, Result, Seat
from chabudai.games import GAMES
from chabudai.tui.adapters import adapter_of
from chabudai.tui.agreement import Agreement, Participant
from chabudai.tui.app import Terminal
from chabudai.tui.canvas import Canvas
from chabudai.tui.drawing import text_of
from chabudai.tui.generic import GenericAdapter
from chabudai.tui.generic.view import JsonView
from chabudai.tui.local import LocalSession
from chabudai.tui.plain import Plain
from chabudai.tui.refusals import explain
from chabudai.tui.scene import Player, Scene
from chabudai.words import LANGUAGES, Words

WORDS = Words("en", ("game", "terminal"))
PLAYERS = (Player("Ann"), Player("Bob"))


def session(game: str, seed: str = "a") -> LocalSession:
    """Return a game of two people that is shown by the generic adapter."""
    found = GAMES[game]
    participants = (Participant("Ann"), Participant("Bob"))
    return LocalSession(Agreement(found, found.setup(2, {}), seed, participants), GenericAdapter(game), WORDS)


def pebbles(*legal: str, seat: int = 0, **shown: Any) -> Scene:  # noqa: ANN401
    """Return a scene of a game that nobody has installed."""
    view = JsonView(Seat(seat), Seat(0), {"game": "pebbles", "to_move": 0, **shown}, legal)
    return Scene(PLAYERS, Seat(seat), view)


async def choose(hands: Hands, number: int) -> None:
    """Bring the cursor to a move with the arrow keys, or press its number."""
    if number < 9:
        await hands.press(str(number + 1))
        return
    rows = hands.frame.selection.rows()
    spot = f"move {number}"
    row = next(y for y, spots in enumerate(rows) if spot in spots)
    while hands.frame.selection.cursor not in rows[row]:
        await hands.press("down")
    while hands.frame.selection.cursor != spot:
        here = rows[row].index(hands.frame.selection.cursor)
        await hands.press("right" if here < rows[row].index(spot) else "left")
    await hands.press("enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_at_one_screen(game: str) -> None:
    """By numbers and arrow keys, each move confirmed; view, moves and the end are on the screen."""
    app, chance = Terminal(session(game)), Chance("generic", game)

    async def story() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            hands = Hands(pilot)
            while await hands.ready():
                scene = hands.frame.scene
                assert scene is not None
                board = hands.frame.query_one("#board", Canvas)
                assert "▸ Ann" in text_of(board.drawing) or "▸ Bob" in text_of(board.drawing)
                assert len(board.drawing) <= board.size.height
                number = chance.below(len(scene.legal_moves))
                await choose(hands, number)
                assert hands.frame.selection.pending == scene.legal_moves[number]
                assert f"[{number + 1} " in text_of(board.drawing)
                await hands.press("enter")
                await hands.done(scene)
            assert hands.frame.scene is not None
            assert hands.frame.scene.ending is not None
            assert hands.frame.scene.ending.how in text_of(hands.frame.query_one("#hint", Canvas).drawing)

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_in_lines(game: str) -> None:
    """The first legal move again and again, by its number; the log has every move's text."""
    heard = StringIO()

    async def story() -> tuple[str, ...]:
        playing = session(game)
        await Plain(playing, StringIO("legal\n1\n" * 300), heard).run()
        record = await playing.record()
        assert record is not None
        return record.moves

    moves = asyncio.run(story())

    said = heard.getvalue().splitlines()
    assert all(f"Ann: {move}" in said or f"Bob: {move}" in said for move in moves)
    assert any(line.startswith("How it ended: ") for line in said)


def test_moves_are_numbered_unless_they_are_numbers() -> None:
    """A number names a move by its place in the list, but never another move than the one of that text."""
    adapter = adapter_of("pebbles")
    scene = pebbles("take 1", "take 2")
    assert [adapter.label(number, move, scene) for number, move in enumerate(scene.legal_moves, 1)] == ["1", "2"]
    assert [adapter.read_move(text, scene) for text in ("2", "take 2", "3")] == ["take 2", "take 2", "3"]

    scene = pebbles("2", "3")
    assert [adapter.label(number, move, scene) for number, move in enumerate(scene.legal_moves, 1)] == ["2", "3"]
    assert [adapter.read_move(text, scene) for text in ("1", "2")] == ["1", "2"]


def test_a_view_is_told_by_names_and_values() -> None:
    """Short values stay in one line; what is too long is listed below its name."""
    scene = pebbles(heaps=[3, 4], bag_left=5, open=True, last=None, hands=[["R1", None], []])

    assert adapter_of("pebbles").table(scene, WORDS) == (
        "heaps: 3, 4",
        "bag left: 5",
        "open: yes",
        "last: –",
        "hands: (R1, –), –",
        "Your turn.",
    )
    long = pebbles(cards=[f"card number {number}" for number in range(20)])
    assert adapter_of("pebbles").table(long, WORDS)[:2] == ("cards:", "  1: card number 0")


def test_a_move_is_told_by_its_text() -> None:
    """Events are told where they say more than the move does; of a hidden move only what is seen."""
    adapter, names = adapter_of("pebbles"), ("Ann", "Bob")
    taken: JsonObject = {"event": "taken", "seat": 0, "count": 2}
    drawn: JsonObject = {"event": "stone_drawn", "seat": 1, "weight": 4}
    last: JsonObject = {"event": "last_round"}

    assert adapter.tell_move("take 2", 0, [taken, drawn, last], names, WORDS) == [
        "Ann: take 2",
        "Bob: stone drawn, weight 4",
        "last round",
    ]
    hidden: JsonObject = {"event": "stone_added", "seat": 1, "weight": None}
    assert adapter.tell_move(None, 1, [hidden], names, WORDS) == ["Bob: stone added, weight –"]
    assert adapter.tell_move(None, 1, [], names, WORDS) == ["Bob made a move that you may not see."]


@pytest.mark.parametrize(
    ("result", "lines"),
    [
        (Result("last_stone", winner=Seat(0)), ("You won!", "How it ended: last stone.")),
        (Result("last_stone", winner=Seat(1)), ("Bob won.", "How it ended: last stone.")),
        (Result("empty", winner="draw"), ("A draw.", "How it ended: empty.")),
        (Result("done", score=7, top=10), ("7 of 10", "The game is over.", "How it ended: done.")),
        (Result("done", score=7), ("7", "The game is over.", "How it ended: done.")),
        (Result("resigned", winner=Seat(0)), ("You won!", "The game was given up.")),
        (Result("clock"), ("The game is over.", "Time ran out.")),
    ],
)
def test_an_end_is_told_by_its_result(result: Result, lines: tuple[str, ...]) -> None:
    """A winner, a draw, a score, or just that it is over."""
    assert adapter_of("pebbles").ending(result, pebbles(), WORDS).lines() == lines


def test_a_paragraph_of_an_unknown_rulebook_is_not_taken_for_one_of_ours() -> None:
    """Another game may number its rules as Hanabi does; its refusal is told in its own words."""
    found = GAMES["hanabi"]
    state = found.deal(found.setup(2, {}), found.shuffle(found.setup(2, {}), "a"))
    with pytest.raises(ChabudaiError) as refusal:
        state.play(found.parse("discard 1"))

    assert explain(refusal.value, adapter_of("hanabi"), WORDS) != str(refusal.value)
    assert explain(refusal.value, adapter_of("pebbles"), WORDS) == str(refusal.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words(language: str) -> None:
    """Help, hints and ends can be said in each language."""
    words, adapter = Words(language, ("game", "terminal")), adapter_of("pebbles")

    assert adapter.title(words) == "Pebbles"
    assert adapter.key_help(words) != adapter.move_help(words)
    assert adapter.ending(Result("done", winner=Seat(1)), pebbles(), words).title
