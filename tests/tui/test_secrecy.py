"""Nothing that draws can reach what its seat may not know."""

from __future__ import annotations

import asyncio
import gc
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from tests.tui.hands import Hands, terminal

from chabudai.core import Chance, Seat, State
from chabudai.games import GAMES
from chabudai.tui.adapter import Adapter
from chabudai.tui.adapters import adapter_of
from chabudai.tui.canvas import Canvas
from chabudai.tui.scene import Player, Scene
from chabudai.words import Words

WORDS = Words("en", ("game", "terminal"))
SKIPPED = (ModuleType, FunctionType, MethodType, type)
"""Code is not data: through it everything can be reached."""
RULES: list[tuple[str, int, dict[str, Any]]] = [
    ("hanabi", 2, {}),
    ("hanabi", 4, {"avalanche": True, "synchronised": True}),
    ("hanabi", 3, {"all_or_nothing": True}),
    ("bossa", 2, {}),
]


def reachable(*roots: object) -> list[object]:
    """Return everything that can be reached from *roots*."""
    found: dict[int, object] = {}
    todo: list[object] = list(roots)
    while todo:
        each = todo.pop()
        if id(each) not in found and not isinstance(each, SKIPPED):
            found[id(each)] = each
            todo += gc.get_referents(each)
    return list(found.values())


def picture(adapter: Adapter, scene: Scene) -> list[object]:
    """Return all that is drawn or said of a scene, wherever the cursor is."""
    selection = adapter.selection(WORDS)
    selection.update(scene)
    seen: list[object] = [selection.draw(78, 16), *adapter.hand(scene, WORDS), *adapter.table(scene, WORDS)]
    for row in selection.rows():
        for spot in row:
            selection.press(spot)
            seen += [selection.draw(78, 16), selection.hint(), selection.offers()]
    return seen


@pytest.mark.parametrize(("game", "players", "rules"), RULES, ids=str)
def test_positions_that_a_seat_cannot_tell_apart_look_alike(game: str, players: int, rules: dict[str, Any]) -> None:
    """Whatever hidden cards are exchanged for others, the picture is the same to the last sign."""
    found, adapter, chance = GAMES[game], adapter_of(game), Chance("secrecy", game)
    setup = found.setup(players, rules)
    sitting = tuple(Player(f"P{seat}") for seat in range(players))
    for seed in "ab":
        state: Any = found.deal(setup, found.shuffle(setup, seed))
        choose = found.rehearsal(Chance("rehearsal", seed))
        memory: list[Any] = [adapter.first_memory(state.view(Seat(seat))) for seat in range(players)]
        while state.to_move is not None:
            for seat in map(Seat, range(players)):
                other = state.alike(seat, chance)
                scenes = [Scene(sitting, seat, each.view(seat), memory[seat]) for each in (state, other)]
                assert picture(adapter, scenes[0]) == picture(adapter, scenes[1])
            move = choose(state)
            after = state.play(move)
            for seat in map(Seat, range(players)):
                told = [event.seen_by(seat).to_json() for event in found.events(state, move, after)]
                memory[seat] = adapter.remember(memory[seat], told)
            state = after


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_no_state_can_be_reached_from_what_draws(game: str) -> None:
    """Scene, selection and drawings hold views only; not even a chain of references leads to a state."""
    app = terminal(game, "Anna", "Bob")

    async def story() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            hands = Hands(pilot)
            for _ in range(8):
                assert await hands.ready()
                scene = hands.frame.scene
                assert scene is not None
                assert scene.view is not None
                drawings = [canvas.drawing for canvas in hands.frame.query(Canvas)]
                found = reachable(scene, hands.frame.selection, drawings)
                assert scene.view in found
                assert not [each for each in found if isinstance(each, State)]
                await hands.move(scene.view.legal_moves()[-1])

    asyncio.run(story())


def test_a_bots_reasons_wait_for_the_end_of_hanabi() -> None:
    """Reasons name cards that their reader may hold: during a game they are told only on request."""
    for thoughts in (False, True):
        app = terminal("hanabi", bots=("partner",), players=2, thoughts=thoughts)

        async def story(app: Any = app, thoughts: bool = thoughts) -> None:  # noqa: ANN401
            async with app.run_test(size=(80, 24)) as pilot:
                hands = Hands(pilot)
                for _ in range(3):
                    await hands.ready()
                    scene = hands.frame.scene
                    assert scene is not None
                    await hands.move(next(move for move in scene.view.legal_moves() if str(move).startswith("clue")))  # type: ignore[union-attr]
                await hands.ready()
                said = [line for line in hands.frame.scene.log if line.startswith("Partner: ")]  # type: ignore[union-attr]
                assert bool(said) is thoughts

        asyncio.run(story())


def test_a_modifier_stays_secret_until_both_are_chosen() -> None:
    """Who comes second to the screen sees that the first has chosen, and not what."""
    app = terminal("bossa", "Anna", "Bob")

    async def story() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            hands = Hands(pilot)
            await hands.ready()
            while "doubler" not in map(str, hands.frame.scene.view.legal_moves()):  # type: ignore[union-attr]
                await hands.move(hands.frame.scene.view.legal_moves()[0])  # type: ignore[union-attr]
                await hands.ready()
            await hands.move(hands.frame.scene.view.legal_moves()[0])  # type: ignore[union-attr]
            await hands.ready()
            scene = hands.frame.scene
            assert scene is not None
            assert any("chose a modifier" in line for line in scene.log)
            shown = str(picture(adapter_of("bossa"), scene)[0])
            assert "Doubler" not in "".join(scene.log) + shown

    asyncio.run(story())
