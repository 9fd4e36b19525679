"""Exercises from games that `partner` plays with itself at each of its levels."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

from chabudai.analysis.course.exercise import Exercise
from chabudai.analysis.hanabi.course.lessons import LESSONS, readings
from chabudai.analysis.hanabi.course.questions import QUESTIONS, put
from chabudai.analysis.hanabi.course.situation import Situation
from chabudai.bots import BOTS
from chabudai.bots.hanabi.partner.meant import kept
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.bots.match import play_game
from chabudai.core import Seat
from chabudai.games import HANABI
from chabudai.games.hanabi.moves import Play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from chabudai.games.hanabi import HanabiState
    from chabudai.protocol.courses import Task

PLAYERS: Final = (3, 4, 2, 5, 3)
"""How many players, in turns."""


def exercises(label: str, first: int, lacking: Callable[[], Sequence[str]]) -> Iterator[Exercise]:
    """Let bots play at the levels of lessons that lack exercises, and yield each position that makes one."""
    for number in count(first):
        wanted = [lesson for lesson in LESSONS if lesson.name in lacking()]
        if not wanted:
            return
        level = wanted[number % len(wanted)].level
        names = [lesson.name for lesson in wanted if lesson.level == level]
        players = PLAYERS[number // len(wanted) % len(PLAYERS)]
        yield from _of_game(players, level, names, f"{label} {number}")


def _of_game(players: int, level: str, lessons: Sequence[str], seed: str) -> Iterator[Exercise]:
    setup = HANABI.setup(players, {})
    texts = play_game(HANABI, setup, seed, [BOTS.find("hanabi", f"partner:{level}")] * players).moves
    state: HanabiState = HANABI.deal(setup, HANABI.shuffle(setup, seed))
    seats = [[Memory(state.view(Seat(seat)), agreed) for agreed in readings(level)] for seat in range(players)]
    for number, text in enumerate(texts, start=1):
        move = HANABI.parse(text)
        before = [[kept(memory) for memory in memories] for memories in seats]
        state = state.play(move)
        if state.ended is not None or state.errors:
            return
        for seat, memories in enumerate(seats):
            for memory in memories:
                memory.watch(move, state.view(Seat(seat)))
            situations = [
                Situation(scene, memory.scene(), move) for scene, memory in zip(before[seat], memories, strict=True)
            ]
            for lesson, kind, task in _tasks(lessons, situations):
                if _holds(state, situations[0], task):
                    yield Exercise("hanabi", players, {}, seed, texts[:number], seat, lesson, kind, task.answer)


def _tasks(lessons: Sequence[str], situations: Sequence[Situation]) -> Iterator[tuple[str, str, Task]]:
    for lesson in lessons:
        for kind, question in QUESTIONS[lesson].items():
            task = put(question, situations)
            if task is not None:
                yield lesson, kind, task


def _holds(state: HanabiState, situation: Situation, task: Task) -> bool:
    """Tell whether the cards are what the learner takes them for, so that the answer is also true."""
    cards = [tuple(map(int, card.answer.split("-"))) for card in task.about]
    move = HANABI.parse(task.answer) if task.form == "move" else None
    if isinstance(move, Play):
        cards.append((situation.me, move.slot))
    return all(situation.now.held[seat][slot] >> state.hands[seat].cards[slot].number & 1 for seat, slot in cards)
