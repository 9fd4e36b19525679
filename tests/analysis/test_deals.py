"""Numbered deals: the same cards everywhere, another one every day, and the same distribution for everybody."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from chabudai.analysis.deals.tries import Bench, teams_of
from chabudai.analysis.jobs import DealJob, run
from chabudai.bots import BOTS, play_game
from chabudai.core import ChabudaiError, InvalidRules, JsonObject
from chabudai.games import GAMES
from chabudai.protocol.deals import DealCount, Tries
from chabudai.records.deal import Deal, UnknownDeal, number_of_day

FINGERPRINTS = {
    Deal("hanabi", 3, 1): "3c8eb591a8d705cd",
    Deal("hanabi", 5, 320): "7f9dbbaea0d01ab6",
    Deal("bossa", 2, 320): "a9eebdeda66eb613",
}
"""Of deals that must never change: people compare what they reached."""


def cards(deal: Deal) -> JsonObject:
    """Return what is dealt."""
    game: Any = deal.rulebook
    found: JsonObject = game.deal_json(game.shuffle(deal.setup(), deal.seed))
    return found


def last(bench: Bench) -> tuple[Tries, ...]:
    """Return what all teams reached."""
    *_, found = bench.run()
    return found


@pytest.mark.parametrize("deal", FINGERPRINTS, ids=str)
def test_a_number_stands_for_the_same_cards_for_ever(deal: Deal) -> None:
    """What was dealt when the numbers were introduced is dealt today."""
    assert sha256(msgspec.json.encode(cards(deal), order="sorted")).hexdigest()[:16] == FINGERPRINTS[deal]


def test_game_players_and_number_all_make_another_deal() -> None:
    """No two deals are the same, not even of neighbours."""
    deals = [Deal("hanabi", players, number) for players in (2, 3, 4, 5) for number in range(1, 26)]

    assert len({msgspec.json.encode(cards(deal)) for deal in deals}) == len(deals)


def test_nothing_is_left_to_choose_about_the_rules() -> None:
    """A deal names every option, also who begins."""
    assert Deal("hanabi", 4, 7).rules["first"] == 0
    assert set(Deal("hanabi", 4, 7).rules) > {"edition", "empty_clues", "first"}
    assert Deal("bossa", 2, 7).rules == {}


def test_tomorrow_is_one_more_than_today() -> None:
    """The first day has the first deal, and the numbers grow by one a day."""
    first = date(2026, 1, 1)

    assert [number_of_day(first + timedelta(days)) for days in range(3)] == [1, 2, 3]
    assert number_of_day(date(2026, 11, 16)) == 320
    with pytest.raises(UnknownDeal, match="2025-12-31"):
        number_of_day(first - timedelta(1))


@pytest.mark.parametrize(
    ("game", "players", "number", "error"),
    [("hanabi", 3, 0, UnknownDeal), ("hanabi", 3, 1_000_001, UnknownDeal), ("bossa", 3, 1, InvalidRules)],
)
def test_what_is_no_deal_is_refused(game: str, players: int, number: int, error: type[ChabudaiError]) -> None:
    """A number out of range and a wrong number of players say so at once."""
    with pytest.raises(error):
        Deal(game, players, number)


def test_every_game_has_a_usual_number_of_players() -> None:
    """Three for Hanabi, as many as there can be for Bossa."""
    assert (GAMES["hanabi"].usual_players, GAMES["bossa"].usual_players) == (3, 2)


@pytest.mark.parametrize("deal", [Deal("hanabi", 3, 1), Deal("bossa", 2, 1)], ids=str)
def test_the_distribution_follows_from_the_deal(deal: Deal) -> None:
    """Counting again gives the same, and each team has all its tries."""
    bench = Bench(deal, 3)

    found = last(bench)

    assert found == last(Bench(deal, 3))
    assert [tries.bots for tries in found] == list(teams_of(deal))
    assert sum(len(tries.reached) for tries in found) == bench.count
    assert all(tries.drawn is any(BOTS.find(deal.game, bot).draws for bot in tries.bots) for tries in found)


def test_luck_changes_what_a_searching_bot_reaches_and_nothing_else_does() -> None:
    """Four tries of one deal are not four times the same game."""
    found = last(Bench(Deal("bossa", 2, 3), 4))

    assert any(len(set(tries.reached)) > 1 for tries in found)


def test_a_bot_without_luck_tries_each_seat_once_and_first_the_game_that_people_have() -> None:
    """Its tries are as many as the seats, and differ by who begins."""
    deal = Deal("hanabi", 4, 9)
    partner = next(tries for tries in last(Bench(deal, 1)) if tries.bots == ("partner",))
    kinds = [BOTS.find("hanabi", "partner")] * 4
    played = [play_game(deal.rulebook, deal.setup(first=first), deal.seed, kinds).returns[0] for first in range(4)]

    assert list(partner.reached) == played
    assert not partner.drawn


def test_tries_say_how_often_a_result_was_as_good() -> None:
    """A tie counts for whoever is compared."""
    tries = Tries(("foresight",), (20, 23, 25, 25), drawn=True)

    assert [tries.matched(score) for score in (19, 20, 24, 25)] == [0, 1, 2, 4]
    assert tries.mean == 23.25


def test_a_process_apart_counts_the_same_and_says_how_far_it_is() -> None:
    """The counts grow by one and end with what is found in this process."""
    deal = Deal("hanabi", 2, 4)

    async def follow() -> list[DealCount]:
        return [count async for count in run(DealJob(deal, 2))]

    counts = asyncio.run(follow())

    assert [count.done for count in counts] == list(range(counts[0].parts + 1))
    assert [count.complete for count in counts].count(True) == 1
    assert counts[-1].bots == last(Bench(deal, 2))
