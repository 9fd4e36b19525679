"""Positions are what the engine's views say, and complete enough to draw from."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from chabudai.core import ALL, PUBLIC, Chance, Seat
from chabudai.games import BOSSA, HANABI
from chabudai.games.bossa.components import TILES
from chabudai.games.hanabi import Deduction, Prospects
from chabudai.games.hanabi.components import Colour
from chabudai.games.hanabi.rules import SWITCHES
from chabudai.protocol.bossa.positions import BossaPosition
from chabudai.protocol.hanabi.positions import HanabiPosition
from chabudai.protocol.options import Aid
from chabudai.protocol.positions import PlainPosition
from chabudai.server.tables.match import Match
from chabudai.server.tables.presenter import Presenter

RULES: list[dict[str, Any]] = [
    dict(zip(SWITCHES, switches, strict=True)) for switches in product((False, True), repeat=4)
]


def played(game: Any, rules: dict[str, Any], players: int, seed: str) -> Match:  # noqa: ANN401
    """Deal a game and play it to the end."""
    match = Match.dealt(game.name, players, rules, seed)
    choose = game.rehearsal(Chance("presenter", seed))
    while match.state.to_move is not None:
        match.add(match.try_out(choose(match.state)))
    return match


@pytest.mark.parametrize("number", range(len(RULES)))
def test_hanabi_positions_agree_with_the_engine(number: int) -> None:
    """View, legal moves, faces and prospects, at every move, are what the slow way says."""
    match = played(HANABI, RULES[number], 2 + number % 4, f"s{number}")
    steps, match.steps = match.steps, []
    for step in steps:
        state = match.state
        for seat in range(state.players):
            shown = msgspec.json.decode(match.position(Seat(seat), Aid.EXCLUSIONS))
            msgspec.convert(shown, HanabiPosition)
            view = state.view(Seat(seat))
            assert shown["view"] == msgspec.to_builtins(view.to_json())
            legal = [(str(move), HANABI.action(state, move)) for move in view.legal_moves()]
            assert [(move["move"], move["action"]) for move in shown["moves"]] == legal
            assert_prospects(shown, Prospects.of(view))
        match.add(step)


def assert_prospects(shown: dict[str, Any], prospects: Prospects) -> None:
    """Hold faces, lost fireworks and the highest score against the rulebook's own class."""
    assert shown["highest"] == prospects.highest_score
    assert shown["reach"] == {Colour(colour).word: height for colour, height in enumerate(prospects.reach)}
    for card, left in prospects.copies_left.items():
        face = shown["faces"][str(card)]
        assert face["left"] == left
        assert face["last"] == prospects.indispensable(card)
        assert (face["mark"] == "useless") == prospects.useless(card)
        assert (face["mark"] == "playable") == (prospects.playable(card) and not prospects.useless(card))


def test_clue_marks_show_what_was_pointed_at() -> None:
    """A mark comes only from a clue that touched the card, and travels with it."""
    match = Match.dealt("hanabi", 2, {"first": 0}, "marks")
    hand = match.state.hands[1].cards
    value = hand[2].value
    match.add(match.try_out(HANABI.parse(f"clue 2 {value}")))
    marks = msgspec.json.decode(match.position(Seat(1), Aid.CLUES))["clues"][1]
    assert [mark["values"] for mark in marks] == [[value] if card.value == value else [] for card in hand]
    match.add(match.try_out(HANABI.parse("discard 1")))
    marks = msgspec.json.decode(match.position(Seat(1), Aid.CLUES))["clues"][1]
    assert [mark["values"] for mark in marks] == [[value] if card.value == value else [] for card in hand[1:]] + [[]]


@pytest.mark.parametrize("aid", Aid)
def test_the_memory_aid_shows_no_more_than_was_chosen(aid: Aid) -> None:
    """Each step of the aid adds something, and none shows what a later one adds."""
    match = Match.dealt("hanabi", 3, {"first": 0}, "aid")
    shown = msgspec.json.decode(match.position(Seat(0), aid))
    assert ("clues" in shown) == (aid is not Aid.NONE)
    assert (shown["view"]["knowledge"] is not None) == (aid in (Aid.EXCLUSIONS, Aid.DEDUCTION))
    assert ("chances" in shown) == (aid is Aid.DEDUCTION)
    if aid is Aid.DEDUCTION:
        assert all(abs(sum(own.values()) - 1) < 0.01 for own in shown["chances"])


def test_chances_agree_with_the_rulebook() -> None:
    """At every move of some games each own card has the faces that can be deduced, the likeliest first."""
    for number in range(4):
        match = played(HANABI, RULES[number], 2 + number, f"c{number}")
        steps, match.steps = match.steps, []
        for step in steps:
            for seat in map(Seat, range(match.state.players)):
                shown = msgspec.json.decode(match.position(seat, Aid.DEDUCTION))["chances"]
                known = Deduction.of(match.view(seat)).own
                assert shown == [{str(card): round(float(chance), 4) for card, chance in own.items()} for own in known]
                assert all(list(own.values()) == sorted(own.values(), reverse=True) for own in shown)
            match.add(step)


@pytest.mark.parametrize("number", range(6))
def test_bossa_positions_agree_with_the_engine(number: int) -> None:
    """View and legal moves at every move; what is counted beside them fits what lies open."""
    match = played(BOSSA, {}, 2, f"b{number}")
    steps, match.steps = match.steps, []
    for step in [*steps, None]:
        state = match.state
        for seat in range(2):
            shown = msgspec.json.decode(match.position(Seat(seat), Aid.NONE))
            msgspec.convert(shown, BossaPosition)
            view = state.view(Seat(seat))
            assert shown["view"] == msgspec.to_builtins(view.to_json())
            assert [move["move"] for move in shown["moves"]] == [str(move) for move in view.legal_moves()]
            for move in shown["moves"]:
                if move["kind"] in ("place", "stack"):
                    assert worth_of(move, shown["worths"]) == move["value"]
                if move["kind"] == "place":
                    end = shown["ends"][move["line"]][move["end"]]
                    assert end["value"] == move["value"]
                    assert len(move["tiles"]) in end["sizes"]
            open_tiles = seen_tiles(shown["view"])
            assert sorted([*open_tiles, *shown["unseen"]]) == sorted(map(str, TILES))
            for line, group in groups_of(shown["view"]):
                assert counted(group["tiles"], line, shown.get("modified", {})) == group["value"]
                for stacked in group["stacked"]:
                    assert counted(stacked, line, shown.get("modified", {})) == group["value"]
        if step is not None:
            match.add(step)


def groups_of(view: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """Return every group with the place of its line's colour in a tile's text."""
    sides = ((number, side) for number, line in enumerate(("white", "black")) for side in ("up", "down"))
    return [(number, group) for number, side in sides for group in view["lines"][("white", "black")[number]][side]]


def seen_tiles(view: dict[str, Any]) -> list[str]:
    """Return every tile that lies open."""
    laid = [tile for _, group in groups_of(view) for heap in (group["tiles"], *group["stacked"]) for tile in heap]
    held = [tile for hand in view["hands"] for tile in hand if tile]
    return [tile.removesuffix("*") for tile in [*laid, *held, *view["discards"]]]


def counted(heap: list[str], line: int, modified: dict[str, dict[str, Any]]) -> int:
    """Add up what tiles count that were put down together."""
    return sum(modified[tile[:-1]]["counts"] if tile.endswith("*") else int(tile.split("/")[line]) for tile in heap)


def worth_of(move: dict[str, Any], worths: dict[str, dict[str, int]]) -> int:
    """Add up what a move's tiles count in the colour of its line."""
    star = move.get("star")
    return sum(worths[f"{tile}*" if tile == star else tile][move["line"]] for tile in move["tiles"])


def test_onlookers_see_no_hand_or_every_hand() -> None:
    """What is public hides every hand; everything shows every hand, and no legal moves."""
    match = Match.dealt("hanabi", 4, {}, "observer")
    public = msgspec.json.decode(match.position(PUBLIC, Aid.DEDUCTION))
    shown = msgspec.json.decode(match.position(ALL, Aid.DEDUCTION))
    assert not any(card for hand in public["view"]["hands"] for card in hand)
    assert all(card for hand in shown["view"]["hands"] for card in hand)
    assert public["moves"] == shown["moves"] == []
    assert public["seat"] is shown["seat"] is None
    assert "chances" not in shown


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_any_game_can_be_shown_by_its_view_and_its_legal_moves(game: str) -> None:
    """What a game without a presenter gets has the published type; only the seat to move has moves."""
    match = Match.dealt(game, 2, {}, "plain")
    match.presenter = Presenter(game)
    for observer in (Seat(0), Seat(1), PUBLIC, ALL):
        shown = msgspec.json.decode(match.position(observer, Aid.NONE))
        assert msgspec.convert(shown, PlainPosition).view == msgspec.to_builtins(match.view(observer).to_json())
        legal = [(str(move), match.game.action(match.state, move)) for move in match.view(observer).legal_moves()]
        assert [(move["move"], move["action"]) for move in shown["moves"]] == legal
        assert bool(legal) == (observer == match.state.to_move)
        assert shown["game"] == game
    assert match.presenter.reveals(match.state, None, match.state)
