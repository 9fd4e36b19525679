"""What bots say about their moves: a sentence in every language, or the author's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chabudai.bots
from chabudai.bots import BOTS, AnyBot, Bot, Reason, Who, Why, bot_seed, say_why
from chabudai.bots.hanabi.faces import COLOUR_FACES, VALUE_FACES
from chabudai.bots.hanabi.speaking import faces_reason, move_reason
from chabudai.core import Seat
from chabudai.games import GAMES
from chabudai.games.hanabi import HANABI
from chabudai.games.hanabi.components import CARDS, Colour
from chabudai.words import LANGUAGES, Words
from chabudai.words.catalogue import sources

CODE = Path(chabudai.bots.__file__).parent
NAMES = ("Ada", "Bo", "Cleo")
WORDS = {language: Words(language, ("game", "bots")) for language in LANGUAGES}
ALL_BOTS = ["random", "cautious", "partner", "encoder", "foresight:quick"]
TABLES = [
    *[("hanabi", bot, 3, {"synchronised": True, "avalanche": True}) for bot in ALL_BOTS],
    *[("hanabi", bot, 2, {"empty_clues": False}) for bot in ALL_BOTS],
    *[("bossa", bot, 2, {}) for bot in ("random", "greedy", "master:expert")],
]
STORED = {"because-asked"}
"""What only games say that were stored by an earlier version."""


def reasons(game: str, name: str, players: int, rules: dict[str, bool], seed: str) -> Iterator[Why]:
    """Play a game and yield what is said about every move."""
    book, kind = GAMES[game], BOTS.find(game, name)
    setup = book.setup(players, rules)
    state = book.deal(setup, book.shuffle(setup, seed))
    bots: list[AnyBot] = [kind.sit(state.view(Seat(seat)), bot_seed(seed, seat)) for seat in range(players)]
    while (mover := state.to_move) is not None:
        move = bots[mover].choose(state.view(mover))
        yield bots[mover].explain()
        before, state = state, state.play(move)
        for seat, bot in enumerate(bots):
            bot.watch(before.told(move, Seat(seat)), state.view(Seat(seat)))


@pytest.mark.parametrize(("game", "name", "players", "rules"), TABLES)
def test_every_move_of_whole_games_is_explained_in_every_language(
    game: str, name: str, players: int, rules: dict[str, bool]
) -> None:
    """No message and no value is missing, and no language falls back to another one's sentence."""
    for why in reasons(game, name, players, rules, "reasons"):
        assert isinstance(why, Reason)
        said = [say_why(why, WORDS[language], NAMES) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), said
        assert all(re.fullmatch(r"[^{}$\n]+\.", sentence) for sentence in said), said


def test_every_bot_of_ours_is_among_them() -> None:
    """A new bot must be heard here too."""
    assert {(kind.game, kind.name) for kind in BOTS} == {(game, bot.partition(":")[0]) for game, bot, *_ in TABLES}


def test_partner_says_every_sentence_that_is_written_for_it() -> None:
    """Over some games each reason of the conventions comes up: none of them is dead, none is broken."""
    heard = {
        why.name
        for players, games in ((2, 5), (4, 20), (5, 20))
        for seed in range(games)
        for why in reasons("hanabi", "partner", players, {}, f"heard/{seed}")
        if isinstance(why, Reason)
    }

    assert {"prompted", "finessed", "ready", "gamble", "trash", "chop", "locked"} <= {name[8:] for name in heard}
    assert {"self-prompted", "self-finessed", "bluffed"} <= {name[8:] for name in heard}
    assert {"asks", "asks-later", "asks-after", "saves", "saves-last"} <= {name[8:] for name in heard}


@pytest.mark.parametrize(
    ("mask", "said"),
    [
        (1 << CARDS[0].number, "red 1"),
        (0b11, "red 1 or red 2"),
        (VALUE_FACES[5], "a 5"),
        (COLOUR_FACES[Colour.BLUE], "some blue card"),
        (VALUE_FACES[1] | VALUE_FACES[2], "one of many cards"),
        (0, "one of many cards"),
    ],
)
def test_cards_are_named_briefly(mask: int, said: str) -> None:
    """Up to three faces by name, more of them by what they share."""
    assert say_why(faces_reason(mask), WORDS["en"], NAMES) == said


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("play 2", "giocare la carta 2"),
        ("play 2 as red", "giocare la carta 2 annunciando rosso"),
        ("discard 1", "scartare la carta 1"),
        ("clue 2 red", "dire a Bo: rosso"),
        ("clue 3 4", "dire a Cleo: 4"),
    ],
)
def test_moves_are_named(move: str, said: str) -> None:
    """A move that was not made is named by its place and by the player's name."""
    assert say_why(move_reason(HANABI.parse(move)), WORDS["it"], NAMES) == said


def test_a_seat_is_called_by_its_name() -> None:
    """Readers see names, whatever the bot knew."""
    mends = Reason("because-mends", {"who": Who(Seat(1))})
    assert say_why(mends, WORDS["en"], NAMES) == "This keeps Bo from a mistake."


def test_a_sentence_of_the_authors_own_is_said_as_it_is() -> None:
    """Bots from elsewhere need no catalogue."""

    class Own(Bot[object, object]):  # type: ignore[type-var]
        def choose(self, view: object) -> object:
            return view

        def explain(self) -> str:
            return "I felt like it."

    assert all(say_why(Own().explain(), WORDS[language], NAMES) == "I felt like it." for language in LANGUAGES)


def test_no_sentence_is_written_that_no_bot_says() -> None:
    """Every reason of the bots' catalogue is named in their code."""
    bodies = [FluentParser().parse(file.read_text("utf-8")).body for file in sources("en", "bots")]
    messages = {entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message)}
    names = {name for name in messages if name.startswith("because-")}
    code = "".join(path.read_text("utf-8") for path in CODE.rglob("*.py"))

    built = {f"because-{why}" for why in re.findall(r'"(ready|trash|locked)"', code)}
    assert names == set(re.findall(r'"(because-[\w-]+)"', code)) | built | STORED
