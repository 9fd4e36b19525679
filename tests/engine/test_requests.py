"""What each request answers, asked from Python."""

import json
from typing import Any

import pytest
from tests.engine.asking import Answer, ask, told
from tests.games.fields import BOSSA_FIELDS, HANABI_FIELDS

import chabudai
from chabudai.core import Chance, Seat
from chabudai.engine import Referee, Table
from chabudai.games import GAMES
from chabudai.protocol.version import PROTOCOL

FIELDS = {"hanabi": HANABI_FIELDS, "bossa": BOSSA_FIELDS}
SECRET = {"hanabi": ["deck"], "bossa": ["pile", "aside"]}
"""What a state has beside the fields of a view."""


@pytest.fixture
def referee() -> Referee:
    """Return a referee with no table."""
    return Referee()


def deal(referee: Referee, game: str, **more: object) -> Answer:
    """Deal for two."""
    return ask(referee, do="deal", game=game, players=2, **more)


def play_out(referee: Referee, game: str, seed: str) -> tuple[str, list[Answer]]:
    """Play a whole game by the rehearsal player; return the table and every answer to `play`."""
    table: str = deal(referee, game, seed=seed)["table"]
    mirror = Table.from_seed(GAMES[game], 2, {}, seed)
    choose = GAMES[game].rehearsal(Chance("test", seed))
    answers = []
    while mirror.state.to_move is not None:
        move = choose(mirror.state)
        mirror.play(move)
        answers.append(ask(referee, do="play", table=table, move=str(move)))
    return table, answers


def test_hello(referee: Referee) -> None:
    """The protocol's version, ours, and what each game offers."""
    answer = ask(referee, do="hello")

    assert answer.keys() == {"ok", "protocol", "version", "games"}
    assert (answer["protocol"], answer["version"]) == (PROTOCOL, chabudai.__version__) == (1, chabudai.__version__)
    assert answer["games"].keys() == {"hanabi", "bossa"}
    hanabi = answer["games"]["hanabi"]
    assert hanabi["players"] == {"min": 2, "max": 5}
    assert hanabi["editions"] == ["it-2023", "es-2019", "pl", "it-fan"]
    assert {name: option["default"] for name, option in hanabi["options"].items()} == {
        "edition": "it-2023",
        "empty_clues": True,
        "all_or_nothing": False,
        "synchronised": False,
        "avalanche": False,
        "first": 0,
    }
    assert all(option["default"] in option["values"] for option in hanabi["options"].values())
    assert answer["games"]["bossa"]["players"] == {"min": 2, "max": 2}
    assert answer["games"]["bossa"]["options"] == {}


@pytest.mark.parametrize("game", GAMES)
def test_deal_answers_a_table_and_its_state(referee: Referee, game: str) -> None:
    """Tables are texts, each new; the state is the first position."""
    first, second = deal(referee, game, seed="a"), deal(referee, game, seed="a")

    assert first.keys() == {"ok", "table", "state"}
    assert isinstance(first["table"], str)
    assert first["table"] != second["table"]
    assert first["state"] == second["state"]
    assert first["state"]["turn"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_state_has_exactly_these_fields(referee: Referee, game: str) -> None:
    """Those of the protocol, and what only the referee sees."""
    answer = deal(referee, game, seed="fields")

    assert list(answer["state"]) == FIELDS[game] + SECRET[game]
    assert ask(referee, do="state", table=answer["table"])["state"] == answer["state"]


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_exactly_these_fields(referee: Referee, game: str) -> None:
    """Those of the protocol, without what only the referee sees, at every moment of a game."""
    table = deal(referee, game, seed="fields")["table"]
    for seat in (0, 1):
        view = ask(referee, do="view", table=table, seat=seat)
        assert view.keys() == {"ok", "view"}
        assert list(view["view"]) == FIELDS[game]
    table, _ = play_out(referee, game, "fields")
    assert list(ask(referee, do="view", table=table, seat=0)["view"]) == FIELDS[game]


def test_a_hanabi_view_hides_the_own_hand(referee: Referee) -> None:
    """A seat's own cards are null, its knowledge is kept, the others' cards are shown."""
    dealt = deal(referee, "hanabi", seed="hide")
    ask(referee, do="play", table=dealt["table"], move="clue 2 1")
    state = ask(referee, do="state", table=dealt["table"])["state"]
    view = ask(referee, do="view", table=dealt["table"], seat=1)["view"]

    assert view["hands"] == [state["hands"][0], [None] * 5]
    assert view["knowledge"] == state["knowledge"]
    assert list(view["knowledge"][1][0]) == ["colours", "values"]


def test_bossa_views_hide_hands_and_modifiers_until_they_are_shown(referee: Referee) -> None:
    """Hands by who may look in which phase, the opponent's modifier until both are chosen."""
    tiles = [str(tile) for tile in GAMES["bossa"].shuffle(GAMES["bossa"].setup(2, {}), "hide").tiles]
    table = deal(referee, "bossa", tiles=tiles, dice=[5, 3])["table"]
    nulls = [None] * 4

    def views() -> list[Answer]:
        return [ask(referee, do="view", table=table, seat=seat)["view"] for seat in (0, 1)]

    state = ask(referee, do="state", table=table)["state"]
    mine, theirs = state["hands"]
    assert (state["phase"], state["to_move"]) == ("choose", 0)
    assert [view["hands"] for view in views()] == [[mine, nulls], [nulls, nulls]]
    assert ask(referee, do="play", table=table, move="first")["state"]["phase"] == "choose_line"
    assert [view["hands"] for view in views()] == [[mine, nulls], [nulls, theirs]]
    assert ask(referee, do="play", table=table, move="black")["state"]["phase"] == "modifiers"
    assert [view["hands"] for view in views()] == [[mine, theirs], [mine, theirs]]
    ask(referee, do="play", table=table, move="inverter")
    kinds = [[modifier["kind"] for modifier in view["modifiers"]] for view in views()]
    assert kinds == [["inverter", None], [None, None]]
    ask(referee, do="play", table=table, move="doubler")
    assert all([m["kind"] for m in view["modifiers"]] == ["inverter", "doubler"] for view in views())


@pytest.mark.parametrize("game", GAMES)
def test_legal_lists_moves_by_action(referee: Referee, game: str) -> None:
    """Each has its text and its number, and either plays it."""
    table = deal(referee, game, seed="legal")["table"]
    answer = ask(referee, do="legal", table=table)

    assert answer.keys() == {"ok", "moves"}
    assert all(list(move) == ["move", "action"] for move in answer["moves"])
    actions = [move["action"] for move in answer["moves"]]
    assert actions == sorted(set(actions))
    by_text, by_number = deal(referee, game, seed="legal")["table"], deal(referee, game, seed="legal")["table"]
    last = answer["moves"][-1]
    assert ask(referee, do="play", table=by_text, move=last["move"]) == ask(
        referee, do="play", table=by_number, action=last["action"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_play_answers_events_and_state(referee: Referee, game: str) -> None:
    """Whole games: what happened, in order, and the position; the end is told last."""
    _, answers = play_out(referee, game, "whole")

    assert all(answer.keys() == {"ok", "events", "state"} for answer in answers)
    assert all(answer["events"] and all("event" in event for event in answer["events"]) for answer in answers)
    assert answers[-1]["events"][-1]["event"] == "ended"
    assert answers[-1]["state"]["to_move"] is None
    assert answers[-1]["state"]["ended"] == answers[-1]["events"][-1]["why"]
    assert all(answer["state"]["ended"] is None for answer in answers[:-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_no_legal_move(referee: Referee, game: str) -> None:
    """The list is empty."""
    table, _ = play_out(referee, game, "whole")

    assert ask(referee, do="legal", table=table)["moves"] == []


@pytest.mark.parametrize("game", GAMES)
def test_record_and_load(referee: Referee, game: str) -> None:
    """What was written down opens a new table at the same position, and writes down the same."""
    table, _ = play_out(referee, game, "kept")
    record = ask(referee, do="record", table=table)["record"]
    loaded = ask(referee, do="load", record=record)

    assert loaded.keys() == {"ok", "table", "state"}
    assert loaded["table"] != table
    assert loaded["state"] == ask(referee, do="state", table=table)["state"]
    assert ask(referee, do="record", table=loaded["table"])["record"] == record


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_loading(referee: Referee, game: str) -> None:
    """A record of half a game is half a game."""
    table = deal(referee, game, seed="half")["table"]
    for _ in range(3):
        move = ask(referee, do="legal", table=table)["moves"][0]["move"]
        ask(referee, do="play", table=table, move=move)
    other = ask(referee, do="load", record=ask(referee, do="record", table=table)["record"])["table"]
    move = ask(referee, do="legal", table=other)["moves"][0]["move"]

    assert ask(referee, do="play", table=other, move=move) == ask(referee, do="play", table=table, move=move)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_is_the_deal(referee: Referee, game: str) -> None:
    """What a record holds can be dealt again by hand; then there is no seed."""
    record = ask(referee, do="record", table=deal(referee, game, seed="by hand")["table"])["record"]
    dealt = deal(referee, game, **record["deal"])

    assert dealt["state"] == deal(referee, game, seed="by hand")["state"]
    assert ask(referee, do="record", table=dealt["table"])["record"] == {**record, "seed": None}


def test_bossa_is_dealt_without_a_number_of_players(referee: Referee) -> None:
    """There is only one that it can be."""
    assert ask(referee, do="deal", game="bossa", seed="two")["state"] == deal(referee, "bossa", seed="two")["state"]


def test_a_deck_is_dealt_hand_by_hand(referee: Referee) -> None:
    """Seat 0's whole hand first, oldest card first, then seat 1's, then the draws."""
    deck = [str(card) for card in GAMES["hanabi"].setup(2, {}).deck]
    state = deal(referee, "hanabi", deck=deck)["state"]

    assert state["hands"] == [deck[:5], deck[5:10]]
    assert state["deck"] == deck[10:]


def test_tiles_are_dealt_as_they_lie(referee: Referee) -> None:
    """The tile set aside, seat 0's four, seat 1's four, then the pile from the top."""
    tiles = [str(tile) for tile in GAMES["bossa"].shuffle(GAMES["bossa"].setup(2, {}), "lie").tiles]
    state = deal(referee, "bossa", tiles=tiles, dice=[2, 6])["state"]

    assert state["aside"] == tiles[0]
    assert [set(hand) for hand in state["hands"]] == [set(tiles[1:5]), set(tiles[5:9])]
    assert state["pile"] == tiles[9:]
    assert (state["dice"], state["to_move"]) == ({"white": 2, "black": 6}, 1)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_seed_one_is_made(referee: Referee, game: str) -> None:
    """It is in the record, gives the same deal, and is another one each time."""
    records = [ask(referee, do="record", table=deal(referee, game)["table"])["record"] for _ in range(2)]

    assert records[0]["seed"] != records[1]["seed"]
    again = deal(referee, game, seed=records[0]["seed"])
    assert ask(referee, do="record", table=again["table"])["record"] == records[0]


@pytest.mark.parametrize("seed", ["", "0", "ünï ☂ \0 \n", "x" * 200])
def test_any_text_is_a_seed(referee: Referee, seed: str) -> None:
    """Up to 200 characters, whatever they are."""
    table = deal(referee, "hanabi", seed=seed)["table"]

    assert ask(referee, do="record", table=table)["record"]["seed"] == seed


def test_rules_are_spelt_out(referee: Referee) -> None:
    """What is given wins over the edition, and the state shows every rule."""
    rules = {"edition": "it-2023", "empty_clues": False, "avalanche": True, "first": 1}
    state = deal(referee, "hanabi", rules=rules, seed="rules")["state"]

    assert state["rules"] == {**rules, "all_or_nothing": False, "synchronised": False}
    assert state["to_move"] == 1
    assert list(state["fireworks"]) == ["white", "red", "blue", "yellow", "green", "multicolour"]


def test_close_forgets_a_table(referee: Referee) -> None:
    """It answers nothing more, and the other tables stay."""
    first, second = deal(referee, "hanabi")["table"], deal(referee, "bossa")["table"]

    assert ask(referee, do="close", table=first) == {"ok": True}
    assert told(referee, {"do": "state", "table": first})["error"]["code"] == "table/unknown"
    assert ask(referee, do="state", table=second)["ok"]


def test_a_closed_tables_name_is_not_used_again(referee: Referee) -> None:
    """Who still asks for it does not get somebody else's game."""
    first = deal(referee, "hanabi")["table"]
    ask(referee, do="close", table=first)

    assert deal(referee, "hanabi")["table"] != first


def test_quit(referee: Referee) -> None:
    """It is answered, and the referee wants to stop."""
    assert ask(referee, do="quit") == {"ok": True}
    assert referee.quit


IDS = [0, -1, 7, 2**53, 10**30, 1.5, -0.0, "", "seven", "☂", None, True, False, [], [1, [2]], {}, {"a": {"b": None}}]


@pytest.mark.parametrize("given", IDS, ids=repr)
def test_an_id_is_repeated(referee: Referee, given: object) -> None:
    """Whatever JSON value it is, in answers and in refusals."""
    for request in ({"do": "hello"}, {"do": "dance"}, {"do": "state", "table": "t9"}, {"do": "hello", "extra": 1}):
        answer = told(referee, {**request, "id": given})
        assert json.dumps(answer["id"]) == json.dumps(given)
    assert "id" not in told(referee, {"do": "hello"})
    assert "id" not in told(referee, {"do": "dance"})


def test_the_referee_answers_python_values() -> None:
    """From Python no JSON text is needed."""
    referee = Referee()
    answer = referee.answer({"do": "deal", "game": "hanabi", "players": 2, "seed": "python"})

    assert answer["ok"] is True
    assert answer["table"] == "t1"
    assert referee.answer({"do": "state", "table": "t1"})["state"] == answer["state"]


def test_a_table_can_be_used_alone() -> None:
    """Without messages: deal, look, play, write down."""
    table = Table.from_seed(GAMES["hanabi"], 2, {}, "alone")
    view = table.state.view(Seat(0))
    events = table.play(view.legal_moves()[0])

    assert table.state.turn == 1
    assert events
    record: Any = table.record()
    assert record.moves == (str(view.legal_moves()[0]),)
    assert Table.from_record(GAMES, record).state == table.state
