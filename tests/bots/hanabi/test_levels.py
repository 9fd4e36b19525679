"""The registry of conventions: every example is played, every level is what the page says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from chabudai.bots import BOTS
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.conventions.convention import Agreed, Convention
from chabudai.bots.hanabi.partner.conventions.registry import CONVENTIONS, LEVELS, agreed_at
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.bots.kind import LANGUAGES
from chabudai.core import Seat
from chabudai.games import HANABI
from chabudai.games.hanabi import HanabiState
from chabudai.games.hanabi.components import CARD_BY_TEXT

PAGE = Path(__file__).parents[3] / "docs" / "learn" / "conventions.md"
SWITCHED = [one for one in CONVENTIONS if one.level != LEVELS[0]]
"""Those without which somebody can play."""


def deal(hands: tuple[str, ...]) -> HanabiState:
    """Deal these hands, oldest card first, and the other cards in order behind them."""
    setup = HANABI.setup(len(hands), {"empty_clues": False})
    dealt = [CARD_BY_TEXT[text] for hand in hands for text in hand.split()]
    left = Counter(setup.deck)
    left.subtract(dealt)
    assert min(left.values()) >= 0, "no deck has these hands"
    return HANABI.deal(setup, (*dealt, *left.elements()))


def answer(convention: Convention, agreed: Agreed) -> str:
    """Play the example of *convention* among players who agree on *agreed*; return what the next player does."""
    state = deal(convention.example.hands)
    memories = [Memory(state.view(Seat(seat)), agreed) for seat in range(state.players)]
    for text in convention.example.moves:
        move = HANABI.parse(text)
        assert move in state.legal_moves(), text
        state = state.play(move)
        for seat, memory in enumerate(memories):
            memory.watch(move, state.view(Seat(seat)))
    assert state.to_move is not None
    return str(choose(memories[state.to_move].scene()).move)


@pytest.mark.parametrize("convention", CONVENTIONS, ids=lambda one: one.name)
def test_every_example_is_played(convention: Convention) -> None:
    """At the level that brings the convention, and at the last one, its example is answered as it says."""
    for level in (convention.level, LEVELS[-1]):
        assert answer(convention, agreed_at(level)) == convention.example.answer


@pytest.mark.parametrize("convention", SWITCHED, ids=lambda one: one.name)
def test_every_switch_does_something(convention: Convention) -> None:
    """Without the convention its example is answered otherwise."""
    agreed = agreed_at(convention.level) - {convention}

    assert answer(convention, agreed) != convention.example.answer


@pytest.mark.parametrize("convention", CONVENTIONS, ids=lambda one: one.name)
def test_every_convention_is_told_in_every_language(convention: Convention) -> None:
    """Four sentences, each another one."""
    assert tuple(convention.sentence) == LANGUAGES
    assert len(set(convention.sentence.values())) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in convention.sentence.values())


def test_conventions_stand_in_the_order_of_the_levels() -> None:
    """One learns them from the first to the last, and each level adds something or it would be none."""
    levels = [LEVELS.index(one.level) for one in CONVENTIONS]

    assert levels == sorted(levels)
    assert set(levels) == set(range(len(LEVELS)))


def test_the_page_has_the_table_of_levels() -> None:
    """Which convention is in at which level stands on the page as the registry has it."""
    rows = [f"| convention | {' | '.join(LEVELS)} | in a sentence |", f"|---|{':-:|' * len(LEVELS)}---|"]
    for one in CONVENTIONS:
        marks = [("●" if one in agreed_at(level) else "") for level in LEVELS]
        rows.append(f"| {one.name} | {' | '.join(marks)} | {one.sentence['en']} |")

    assert "\n".join(rows) in PAGE.read_text(encoding="utf-8"), "\n".join(rows)


def test_every_level_is_company_of_its_own() -> None:
    """Each is offered to people and says in its own words how it plays."""
    kinds = [BOTS.find("hanabi", f"partner:{level}") for level in LEVELS]

    assert all(kind.for_people for kind in kinds)
    assert len({kind.sentence["en"] for kind in kinds}) == len(LEVELS)
