"""Games of hanab.live: read exactly, written back the same, refused by field and action where we cannot hold them."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.records.rehearsed import annotated, every_hanabi, rehearsed

from chabudai.core import InvalidRecord, Note, Record, Seat
from chabudai.games import GAMES, HANABI
from chabudai.games.hanabi import HanabiState
from chabudai.records import Imported, read
from chabudai.records.hanabi.live.writing import to_hanab_live

ENDS = re.compile(r"ends this game after action (\d+)")
# Their suits: 0 red, 1 yellow, 2 green, 3 blue, 4 purple. Sorted, so that seat 0 holds the red 1s and 2s.
DECK = [(suit, rank) for suit in range(5) for rank in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]


def file(actions: Sequence[tuple[int, ...]], players: int = 2, **fields: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return a game as their exporter writes it, with actions as type, target and value."""
    names = ["Alice", "Bob", "Cathy", "Donald", "Emily"][:players]
    return {
        "players": names,
        "deck": [{"suitIndex": suit, "rank": rank} for suit, rank in DECK],
        "actions": [dict(zip(("type", "target", "value"), action, strict=False)) for action in actions],
        **fields,
    }


def last(found: Imported) -> HanabiState:
    """Return the position at the end of a game."""
    *_, state = found.record.replay(GAMES)
    assert isinstance(state, HanabiState)
    return state


def refusal(game: dict[str, Any]) -> str:
    """Return why a game is refused."""
    with pytest.raises(InvalidRecord) as refused:
        read(game)
    return str(refused.value)


def test_actions_mean_what_they_mean_there() -> None:
    """Cards go by their place in the deck, clue colours and suits by number, seats from 0."""
    found = read(file([(3, 1, 5), (2, 0, 0), (0, 0, 0), (1, 9), (0, 10), (0, 6)]))

    assert found.record.moves == ("clue 2 5", "clue 1 red", "play 1", "discard 5", "play 5", "play 2")
    state = last(found)
    assert state.fireworks == (1, 1, 0, 0, 0)
    assert [str(card) for card in state.discards] == ["R5", "R3"]
    assert state.errors == 1
    assert found.record.names == ("Alice", "Bob")


def test_colours_keep_their_names_and_purple_is_white() -> None:
    """Blue is number 3 there and 4 here: a clue about their number 3 is about blue."""
    deck = [{"suitIndex": suit, "rank": rank} for suit, rank in reversed(DECK)]
    found = read({**file([(2, 1, 3), (2, 0, 4)], options={"emptyClues": True}), "deck": deck})

    assert found.record.moves == ("clue 2 blue", "clue 1 white")
    assert str(found.record.deal).startswith("{'deck': ['W5', 'W4', 'W4', 'W3'")


def test_drawn_cards_count_on_from_the_deal() -> None:
    """The first card drawn has the next place in the deck, and is the newest of its hand."""
    clues = [(3, 1, 3), (2, 0, 0), (3, 1, 4), (3, 0, 1)]
    found = read(file([*clues, (1, 3), (1, 5), (1, 10), (1, 11)]))

    assert found.record.moves[4:] == ("discard 4", "discard 1", "discard 5", "discard 5")
    assert [str(card) for card in last(found).discards] == ["R2", "R3", "Y1", "Y1"]


@pytest.mark.parametrize("number", range(3))
def test_representable_games_round_trip(number: int) -> None:
    """Every variant that hanab.live has comes back as the same record, with its names and notes on cards."""
    count = 0
    for given in every_hanabi(number + 1):
        if given.rules["synchronised"]:
            continue
        record = replace(given, seed=None, rules={**given.rules, "edition": "it-2023"})
        record = replace(annotated(record), notes=annotated(record).notes[2:])
        game, _ = to_hanab_live(record)
        found = read(game)
        assert found.record.moves == record.moves
        assert found.record.deal == record.deal
        assert found.record.rules == record.rules
        assert found.record.names == record.names
        assert set(found.record.notes) == set(record.notes)
        assert to_hanab_live(found.record)[0] == game
        count += 1
    assert count == 8 * 4 * (number + 1)


def test_notes_stand_on_cards_and_fireworks() -> None:
    """The list of a seat goes by the place in the deck; the fireworks come after the deck."""
    notes = [["", "f1"], ["x & y", *[""] * 52, "blue is late"]]
    found = read(file([(3, 1, 3)], notes=notes))

    assert found.record.notes == (
        Note(Seat(0), "f1", about="card 2"),
        Note(Seat(1), "x & y", about="card 1"),
        Note(Seat(1), "blue is late", about="blue"),
    )
    assert to_hanab_live(found.record)[0]["notes"] == notes


def test_options_that_our_rules_have_become_rules() -> None:
    """Empty clues, all or nothing, who starts, and the black suit as the colour avalanche."""
    options = {"emptyClues": True, "allOrNothing": True, "startingPlayer": 1}
    found = read(file([(2, 0, 4)], options=options))

    assert found.record.rules["empty_clues"] is True
    assert found.record.rules["all_or_nothing"] is True
    assert found.record.rules["first"] == 1
    assert to_hanab_live(found.record)[0]["options"] == options

    black = [{"suitIndex": 5, "rank": rank} for rank in range(1, 6)]
    game = file([(2, 1, 5)], options={"variant": "Black (6 Suits)", "emptyClues": True})
    found = read({**game, "deck": game["deck"] + black})
    assert found.record.moves == ("clue 2 multicolour",)
    assert found.record.rules["avalanche"] is True


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "No Variant"},
        {"timed": True, "timeBase": 120, "timePerTurn": 20},
        {"speedrun": True},
        {"deckPlays": True},
        {"cardCycle": True},
        {"oneExtraCard": True, "oneLessCard": True},
        {"detrimentalCharacters": True},
        {"tableName": ""},
    ],
)
def test_options_that_made_no_difference_are_accepted(options: dict[str, Any]) -> None:
    """The game was played as ours would have been."""
    found = read(file([(0, 0, 0), (0, 5, 0)], options=options))

    assert found.record.moves == ("play 1", "play 1")


def test_characters_that_only_forbid_are_left_out_and_said() -> None:
    """Such a game is one by the ordinary rules; the remark names who was bound."""
    characters = [{"name": "Miser", "metadata": -1}, {"name": "Fuming", "metadata": 2}]
    found = read(file([(0, 0)], options={"detrimentalCharacters": True}, characters=characters))

    assert any("seat 1 Miser, seat 2 Fuming" in remark for remark in found.remarks)


def test_a_card_cycle_that_moves_no_card_is_accepted() -> None:
    """Whose cards have all been clued, or whose newest is the only one that was not, keeps their order."""
    actions = [(0, 0, 0), (3, 0, 2), (0, 1, 0), (3, 0, 1)]

    assert "cardCycle" in refusal(file([*actions], options={"cardCycle": True}))
    clued = [(0, 0, 0), (0, 5, 0), (0, 1, 0), (0, 6, 0)]
    assert read(file(clued, options={"cardCycle": True})).record.moves


BAD: dict[str, dict[str, Any]] = {
    "`players` has 1": file([], 1),
    "`players` is 3": file([], players=2) | {"players": 3},
    "`options.variant` is 'Rainbow (5 Suits)'": file([], options={"variant": "Rainbow (5 Suits)"}),
    "`options.oneExtraCard`": file([], options={"oneExtraCard": True}),
    "`options.oneLessCard`": file([], options={"oneLessCard": True}),
    "`options.newThing` is 3": file([], options={"newThing": 3}),
    "`options.emptyClues` is 1": file([], options={"emptyClues": 1}),
    "`options.startingPlayer` is 2": file([], options={"startingPlayer": 2}),
    "`characters[0]` is 'Contrarian'": file([], characters=[{"name": "Contrarian", "metadata": -1}]),
    "`deck[0]` is an unknown card": {**file([]), "deck": [{"suitIndex": -1, "rank": -1}] * 50},
    "`deck[0].suitIndex` is 5": {**file([]), "deck": [{"suitIndex": 5, "rank": 1}] * 50},
    "The deck has 2 of R1": {**file([]), "deck": file([])["deck"][1:]},
    "`actions[0].type` is 9": file([(9, 0)]),
    "`actions[1].target` is 50": file([(0, 0), (0, 50)]),
    "action 2: its `target` is card 0, which seat 2 does not hold": file([(0, 0), (0, 0)]),
    "action 1: its `target` is card 10": file([(0, 10)]),
    "action 1: 'clue 1 red' is not allowed: a clue goes to another player": file([(2, 0, 0)]),
    "action 1: 'clue 2 blue' is not allowed: it points at no card": file([(2, 1, 3)]),
    "action 1: 'discard 1' is not allowed: all clue tokens": file([(1, 0)]),
    "action 3: its `type` moves a card": file([(0, 0), (0, 5), (3, 1, 4)], options={"cardCycle": True}),
    "`actions[0].value` is 6": file([(3, 1, 6)]),
    "action 1: its `clue` belongs to the form": {**file([]), "actions": [{"type": 0, "clue": {}}]},
    "`notes[1]` has 56 notes": file([], notes=[[], [""] * 56]),
}


@pytest.mark.parametrize("reason", BAD)
def test_what_cannot_be_represented_is_refused_by_name(reason: str) -> None:
    """The message names the field or the action's number, and the reason."""
    assert reason in refusal(BAD[reason])


def deck_played() -> dict[str, Any]:
    """Return a game whose last card is played from the deck."""
    record = rehearsed("hanabi", 2, {"empty_clues": False, "edition": "it-2023"}, "long")
    game = as_file(record)
    turn = [getattr(state, "deck_left", 0) for state in record.replay(GAMES)].index(1)
    game["actions"] = [*game["actions"][:turn], {"type": 0, "target": 49, "value": 0}]
    game["options"] = {"deckPlays": True}
    return game


def test_a_card_played_from_the_deck_is_refused() -> None:
    """`deckPlays` was made use of: the action is named."""
    assert "(`deckPlays`)" in refusal(deck_played())


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ((4, 0, 4), "a player ended it"),
        ((4, -1, 3), "the time ran out"),
        ((4, -1, 6), "nobody moved for too long"),
        ((5, -1), "the players voted"),
    ],
)
def test_a_game_that_was_stopped_is_unfinished_and_says_so(action: tuple[int, ...], reason: str) -> None:
    """The moves before it are kept; the remark names the action and the reason."""
    found = read(file([(0, 0, 0), action]))

    assert found.record.moves == ("play 1",)
    assert last(found).ended is None
    assert "stops with action 2" in found.remarks[0]
    assert reason in found.remarks[0]
    assert "unfinished" in found.remarks[0]


def test_a_game_that_cannot_gain_any_more_stops_there_but_not_here() -> None:
    """That site ends when every firework is as high as it can get."""
    games = (game for game in every_hanabi(8) if not game.rules["synchronised"])
    record, number = next((game, int(end[1])) for game in games if (end := ENDS.search(" ".join(remarks(game)))))
    game = as_file(record)
    cut = {**game, "actions": game["actions"][:number]}
    found = read(cut)

    assert last(found).ended is None
    assert "unfinished" in found.remarks[-1]
    assert "goes no further" not in found.remarks[-1]
    assert "goes no further" in read({**cut, "actions": cut["actions"][:3]}).remarks[-1]


def as_file(record: Record) -> dict[str, Any]:
    """Return a game in their form."""
    return dict(to_hanab_live(record)[0])


def remarks(record: Record) -> tuple[str, ...]:
    """Return what is said about writing a game."""
    return to_hanab_live(record)[1]


def test_actions_after_the_end_are_left_out_and_said() -> None:
    """Some programs play on; the game itself is complete."""
    record = rehearsed("hanabi", 3, {"edition": "it-2023"}, "whole")
    game = as_file(record)
    game["actions"] = [*game["actions"], {"type": 3, "target": 0, "value": 1}, {"type": 0, "target": 49}]
    found = read(game)

    assert found.record.moves == record.moves
    assert f"From action {len(record.moves) + 1} on, 2 actions" in found.remarks[-1]


def test_announced_plays_cannot_be_written() -> None:
    """The move is named; a synchronised show without announcements becomes an ordinary game."""
    setup = HANABI.setup(2, {"synchronised": True})
    quiet = Record.of(HANABI, setup, HANABI.shuffle(setup, "show"), ["play 1"], seed="show")

    assert any("synchronised show" in remark for remark in remarks(quiet))
    with pytest.raises(InvalidRecord, match="Move 2, 'play 1 as red'"):
        to_hanab_live(replace(quiet, moves=("play 1", "play 1 as red")))


def test_bossa_cannot_be_written() -> None:
    """Their form is for one game."""
    with pytest.raises(InvalidRecord, match="no bossa"):
        to_hanab_live(rehearsed("bossa", 2, {}, "one"))


def test_notes_that_are_not_on_cards_are_counted_when_left_out() -> None:
    """Nothing is lost silently."""
    record = annotated(rehearsed("hanabi", 2, {}, "noted"))

    assert any(remark.startswith("2 notes") for remark in remarks(record))
