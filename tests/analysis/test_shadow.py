"""What a bot would have done in a game: asked from the mover's own seat, counted by kind of move and by card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.records.rehearsed import rehearsed

from chabudai.analysis.shadow import Agreement, Choice, Share, choices
from chabudai.bots import BOTS, Bot, BotFailed, BotKind, BotRefuses, Reason, UnknownBot, play_game
from chabudai.core import InvalidRecord, Record, Seat, Setup, View
from chabudai.games import GAMES, HANABI
from chabudai.records import read
from chabudai.words import Words

PEOPLE = Path(__file__).with_name("games") / "hanab-live-five-players.json"
"""A game of five people on hanab.live, without their names."""


def played_by(bot: str, game: str, players: int, seed: str) -> Record:
    """Return a game that a bot played with itself."""
    rulebook = GAMES[game]
    setup = rulebook.setup(players, {})
    outcome = play_game(rulebook, setup, seed, [BOTS.find(game, bot)] * players)
    return Record.of(rulebook, setup, rulebook.shuffle(setup, seed), outcome.moves, seed=seed)


def agreement(record: Record, bot: str, seed: str = "shadow") -> Agreement:
    """Return the figures of one game."""
    return Agreement.of(tuple(choices(record, bot, seed)))


@pytest.mark.parametrize(("bot", "game", "players"), [("partner", "hanabi", 3), ("greedy", "bossa", 2)])
def test_a_bot_would_have_done_what_it_did(bot: str, game: str, players: int) -> None:
    """In a game of its own a bot agrees with every move, with only the moves and its views to go by."""
    record = played_by(bot, game, players, "tea")
    found = agreement(record, bot, "tea")

    assert found.same == Share(len(record.moves), len(record.moves))
    assert sum(share.total for share in found.kinds.values()) == len(record.moves)
    assert list(found.kinds) == sorted({move.split()[0] for move in record.moves})


def test_what_a_bot_draws_comes_from_the_seed() -> None:
    """With the seed of its own game `random` draws the same moves again, with another one it does not."""
    record = played_by("random", "bossa", 2, "tea")

    assert agreement(record, "random", "tea").same.percent == 100
    assert agreement(record, "random", "rain").same.percent < 100


def test_a_game_of_people_is_read_by_their_conventions() -> None:
    """`partner` plays much like people do and reads their clues; a bot without conventions does so less often."""
    record = read(json.loads(PEOPLE.read_text(encoding="utf-8"))).record
    partner, cautious = agreement(record, "partner"), agreement(record, "cautious")

    assert set(partner.kinds) == {"clue", "discard", "play"}
    assert partner.same.total == cautious.same.total == len(record.moves) == 53
    assert partner.same.percent > 50 > cautious.same.percent
    assert partner.readings.percent > 90
    assert cautious.readings == Share(0, 0)


class Listener(Bot[View[Any], Any]):
    """Keeps what it is shown, makes the first legal move, and takes each of its cards for a red 1 or 2."""

    def __init__(self, view: View[Any]) -> None:
        self.shown: list[object] = [view]
        self.seat = view.seat
        self.closed = False

    def watch(self, move: object, view: View[Any]) -> None:  # noqa: ARG002
        self.shown.append(view)

    def choose(self, view: View[Any]) -> Any:  # noqa: ANN401
        self.shown.append(view)
        return view.legal_moves()[0]

    def explain(self) -> Reason:
        return Reason("because-nobody-knows")

    def reading(self) -> tuple[str, ...]:
        return ("R1/R2",) * 5

    def close(self) -> None:
        self.closed = True


class ListenerKind(BotKind):
    """Seats listeners, and knows them all."""

    name = "listener"

    def __init__(self, *, able: bool = True) -> None:
        self.able = able
        self.seated: list[Listener] = []

    def sit(self, view: View[Any], seed: str) -> Listener:  # noqa: ARG002
        self.seated.append(Listener(view))
        return self.seated[-1]

    def plays(self, setup: Setup) -> bool:  # noqa: ARG002
        return self.able


@pytest.fixture
def listeners(monkeypatch: pytest.MonkeyPatch) -> ListenerKind:
    """A kind of bot that is found under every name."""
    kind = ListenerKind()
    monkeypatch.setattr(BOTS, "find", lambda _game, _text: kind)
    return kind


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_bots_are_shown_their_own_views_and_nothing_else(game: str, listeners: ListenerKind) -> None:
    """One bot sits at each seat, sees the deal, its own turns and every move from there, and leaves at the end."""
    record = rehearsed(game, 2, {}, "shadow")
    asked = [choice.seat for choice in choices(record, "listener", "shadow")]

    assert [bot.seat for bot in listeners.seated] == [0, 1]
    for seat, bot in enumerate(listeners.seated):
        assert all(isinstance(view, View) and view.seat == seat for view in bot.shown)
        assert len(bot.shown) == 1 + len(record.moves) + asked.count(seat)
        assert bot.closed


def looking_alike(record: Record, moves: int, seat: Seat) -> Iterator[Record]:
    """Yield games with the last card of the deck elsewhere in which *seat* has seen the same after so many moves."""

    def seen(game: Record) -> list[View[Any]]:
        try:
            return [state.view(seat) for state in game.replay(GAMES)][: moves + 1]
        except InvalidRecord:
            return []

    begun = replace(record, moves=record.moves[: moves + 1])
    deck, truth = record.deal["deck"], seen(begun)
    assert isinstance(deck, list)
    for place in range(len(deck) - 1):
        exchanged = [*deck[:place], deck[-1], *deck[place + 1 : -1], deck[place]]
        other = replace(begun, deal={"deck": exchanged}, seed=None)
        if exchanged != deck and seen(other) == truth:
            yield other


def test_games_that_look_alike_to_a_seat_get_the_same_answers() -> None:
    """What the mover cannot see, its own cards and the deck, changes neither the bot's move nor its reason."""
    record = played_by("partner", "hanabi", 3, "alike")
    compared = 0
    for choice in [*choices(record, "partner", "shadow")][4:17:4]:
        for other in looking_alike(record, choice.number - 1, Seat(choice.seat)):
            *_, same = choices(other, "partner", "shadow")
            assert (same.bot, same.why) == (choice.bot, choice.why)
            compared += 1

    assert compared > 100


def test_the_truth_of_clued_cards_is_counted_at_their_holders_turn(listeners: ListenerKind) -> None:
    """Every card of a known colour or value counts, at each turn of its holder anew; others do not."""
    setup = HANABI.setup(2, {})
    deck = [f"{colour}{value}" for colour in "RYGBW" for value in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]
    deal = HANABI.read_deal(setup, {"deck": deck})
    # Seat 1 holds R1 R1 R1 R2 R2, seat 2 holds R3 R3 R4 R4 R5.
    record = Record.of(HANABI, setup, deal, ("clue 2 red", "clue 1 1", "discard 5", "discard 1", "clue 2 5"))
    found = list(choices(record, listeners.name, "shadow"))

    assert [choice.readings for choice in found] == [(), (False,) * 5, (True,) * 3, (False,) * 5, (True,) * 3]


def test_a_reason_that_the_catalogue_lacks_is_left_out() -> None:
    """A bot from elsewhere may have reasons of its own."""
    choice = Choice(1, 0, "play 1", "play 1", Reason("because-nobody-knows"))

    assert choice.reason(Words("en", ("bots",)), ["Ada", "Bo"]) == ""
    assert replace(choice, why="Why not?").reason(Words("en", ("bots",)), ["Ada", "Bo"]) == "Why not?"


def test_a_bot_that_does_not_play_is_refused(listeners: ListenerKind) -> None:
    """Rules that a bot does not play under are refused before it sits down, and so are unknown names."""
    listeners.able = False
    with pytest.raises(BotRefuses, match="The bot 'listener' does not play bossa with 2 players"):
        agreement(rehearsed("bossa", 2, {}, "shadow"), "listener")

    assert not listeners.seated


def test_a_bot_of_another_game_or_level_is_unknown() -> None:
    """The error lists those that there are."""
    record = rehearsed("bossa", 2, {}, "shadow")
    with pytest.raises(UnknownBot, match=r"no bot 'partner' for bossa.*greedy, master"):
        agreement(record, "partner")
    with pytest.raises(UnknownBot, match="has no level 'giant'"):
        agreement(record, "master:giant")


def test_an_illegal_choice_is_the_bots_failure(listeners: ListenerKind, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is named with the move's number, and all bots leave."""
    monkeypatch.setattr(Listener, "choose", lambda _self, _view: HANABI.parse("clue 5 red"))
    with pytest.raises(BotFailed, match="'listener' would make the illegal move 'clue 5 red' as move 1"):
        agreement(rehearsed("hanabi", 2, {}, "shadow"), "listener")

    assert all(bot.closed for bot in listeners.seated)
