"""The arena: who meets whom, what is counted, what can be made again and resumed."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from tests.heeding import HEEDING
from typer.testing import CliRunner

from chabudai.arena import Ledger, Pairing, Plan, Played, play_chunk, run, summarise
from chabudai.arena.contest import shares
from chabudai.arena.elo import elo_difference, rating_errors, ratings
from chabudai.arena.errors import InvalidPlan
from chabudai.arena.play import Chunk
from chabudai.arena.report import report
from chabudai.arena.running import here, in_processes
from chabudai.arena.summary import mean_and_error, top_score
from chabudai.arena.words import crossed
from chabudai.bots import BotRefuses, UnknownBot
from chabudai.cli.app import app
from chabudai.core import ChabudaiError, Record
from chabudai.games import GAMES

CAUTIOUS = Plan("hanabi", ("cautious",), players=3, games=6, seed="tea")
DUEL = Plan("bossa", ("greedy", "random"), players=2, games=10, seed="tea")


def played(plan: Plan) -> list[Played]:
    """Carry *plan* out in this process."""
    return [game for games in run(plan, here, keep_moves=True) for game in games]


def command(*words: str) -> str:
    """Run the command and return what it prints."""
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_partners_take_seats_in_turn() -> None:
    """Either of a pairing begins every other game."""
    pairing = Pairing("a", "b")

    assert pairing.seats(3, 0) == ("a", "b", "a")
    assert pairing.seats(3, 1) == ("b", "a", "b")


def test_who_meets_whom() -> None:
    """Hanabi bots play with themselves and, crossed, with each other; rivals meet every other."""
    bots = ("random", "cautious")

    assert Plan("hanabi", bots, 2, 1, "s").pairings() == (Pairing("random", "random"), Pairing("cautious", "cautious"))
    assert len(Plan("hanabi", bots, 2, 1, "s", cross=True).pairings()) == 3
    assert DUEL.pairings() == (Pairing("greedy", "random"),)
    assert Plan("bossa", ("greedy",), 2, 1, "s").pairings() == (Pairing("greedy", "greedy"),)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("go", ("random",), 2, 1, "s"), ChabudaiError),
        (Plan("hanabi", ("teapot",), 2, 1, "s"), UnknownBot),
        (Plan("hanabi", ("random", "random"), 2, 1, "s"), InvalidPlan),
        (Plan("hanabi", (), 2, 1, "s"), InvalidPlan),
        (Plan("hanabi", ("random",), 2, 0, "s"), InvalidPlan),
        (Plan("hanabi", ("random",), 9, 1, "s"), ChabudaiError),
    ],
)
def test_what_cannot_be_measured_is_refused_before_it_begins(plan: Plan, error: type[ChabudaiError]) -> None:
    """Unknown games, bots and rules are said at once, with what to do instead."""
    with pytest.raises(error) as caught:
        plan.check()
    assert caught.value.hint


def test_a_bot_that_does_not_play_these_rules_refuses_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the bot and the ones that would play."""
    from chabudai.bots.hanabi.cautious import CautiousKind  # noqa: PLC0415

    monkeypatch.setattr(CautiousKind, "plays", lambda _kind, _setup: False)

    with pytest.raises(BotRefuses, match=r"'cautious' does not play hanabi.*random"):
        CAUTIOUS.check()


def test_games_are_made_again_from_their_seeds() -> None:
    """The same plan gives the same games, in this process or in others, in any order."""
    again = [game for games in run(CAUTIOUS, in_processes(2), keep_moves=True) for game in games]

    assert sorted(again, key=lambda game: game.number) == played(CAUTIOUS)


def test_a_summary_of_partners() -> None:
    """Mean, standard error, perfect share and bombs, and a bombed game counts 0."""
    games = [
        Played(0, 0, (25.0,) * 3, "victory"),
        Played(0, 1, (0.0,) * 3, "errors"),
        Played(0, 2, (20.0,) * 3, "deck"),
    ]
    summary = summarise(CAUTIOUS, games, 1.5)

    assert (summary["mean"], summary["perfect"], summary["bombs"], summary["games"]) == (15.0, 0.3333, 1, 3)
    assert summary["stderr"] == round(mean_and_error([25, 0, 20])[1], 4) == 7.6376
    assert summary["seconds"] == 1.5


def test_a_summary_of_rivals_is_the_first_ones() -> None:
    """A win counts for whoever sat there, whichever seat that was."""
    games = [Played(0, 0, (1.0, -1.0), "hand"), Played(0, 1, (-1.0, 1.0), "line"), Played(0, 2, (0.0, 0.0), "pile")]
    summary = summarise(DUEL, games, 0.0)

    assert (summary["wins"], summary["draws"], summary["losses"]) == (2, 1, 0)
    assert summary["elo"]["greedy"] == -summary["elo"]["random"] > 0


def test_an_interval_of_a_rate_holds_95_per_cent() -> None:
    """It reaches 1.96 standard errors to either side: half of 100 games is 0.5 give or take 0.098."""
    games = [Played(0, 2 * number, (1.0, -1.0) if number % 2 else (-1.0, 1.0), "hand") for number in range(100)]
    summary = summarise(DUEL, games, 0.0)

    assert (summary["rate"], summary["stderr"]) == (0.5, 0.0503)
    assert summary["interval"] == [0.4015, 0.5985]
    assert summary["elo_difference"] == [-69, 0, 69]


def test_an_interval_of_a_rating_holds_95_per_cent() -> None:
    """It reaches 1.96 standard errors to either side: two equal bots after 100 games are 0 give or take 34."""
    games = [Played(0, 2 * number, (1.0, -1.0) if number % 2 else (-1.0, 1.0), "hand") for number in range(100)]
    summary = summarise(DUEL, games, 0.0)

    assert summary["elo"] == {"greedy": 0, "random": 0}
    assert summary["elo_interval"] == {"greedy": [-34, 34], "random": [-34, 34]}


def test_rivals_need_not_be_paid_one_point() -> None:
    """Whoever is paid more has won, however the game counts."""
    games = [Played(0, 0, (7.0, 3.0), "hand"), Played(0, 1, (0.0, 2.0), "hand"), Played(0, 2, (1.0, 1.0), "hand")]
    summary = summarise(DUEL, games, 0.0)

    assert (summary["wins"], summary["draws"], summary["losses"], summary["seat_0_wins"]) == (2, 1, 0, 1)


def test_the_victory_is_shared_by_those_who_are_paid_most() -> None:
    """The parts of a game add up to one victory."""
    assert shares((3.0, 1.0, 2.0)) == (1.0, 0.0, 0.0)
    assert shares((2.0, 1.0, 2.0)) == (0.5, 0.0, 0.5)


@pytest.fixture
def melee(monkeypatch: pytest.MonkeyPatch) -> Plan:
    """Three rivals at a table: a game that we have, played as if everybody wanted more than the others."""
    monkeypatch.setattr("chabudai.games.hanabi.Hanabi.cooperative", False)
    return Plan("hanabi", ("cautious", "random"), players=3, games=4, seed="tea")


def test_three_rivals_are_compared_by_returns_and_victories(melee: Plan) -> None:
    """What a bot is paid is the mean of its seats, and what it wins is held against how many of the seats it had."""
    games = [
        Played(0, 0, (3.0, 1.0, 2.0), "end"),
        Played(0, 1, (1.0, 5.0, 1.0), "end"),
        Played(0, 2, (2.0, 2.0, 0.0), "end"),
        Played(0, 3, (6.0, 0.0, 0.0), "end"),
    ]
    summary = summarise(melee, games, 0.0)

    assert melee.pairings() == (Pairing("cautious", "random"),)
    assert (summary["mean"], summary["share"], summary["fair"]) == ((2.5 + 5 + 1 + 0) / 4, 2.5 / 4, 0.5)
    assert summary["interval"] == [round(0.625 - 1.96 * (11 / 192) ** 0.5, 4), 1.0]
    assert summary["seats"] == [0.625, 0.375, 0.0]
    assert "elo" not in summary


def test_a_melee_is_played_and_shown(melee: Plan) -> None:
    """From the games to the report and the table in the terminal."""
    summary = summarise(melee, played(melee), 1.0)
    page = report(melee, summary, "chabudai arena hanabi")
    words = ("hanabi", "--bot", "cautious", "--bot", "random", "--players", "3", "--games", "4", "--seed", "tea")
    shown = command(*words, "--jobs", "1")

    assert summary["games"] == 4
    assert "cautious against random" in page
    assert '<th scope="col">seat 3</th>' in page
    assert "cautious - random" in shown
    assert "victories" in shown


def test_a_game_that_brings_nothing_has_no_columns_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Partners of any game are summed up by their scores alone."""
    monkeypatch.setattr(GAMES, "part", lambda _game, _level: None)
    summary = summarise(CAUTIOUS, [Played(0, 0, (25.0,) * 3, "victory")], 1.0)

    assert (summary["mean"], summary["perfect"]) == (25.0, 1.0)
    assert "bombs" not in summary
    assert "bombs" not in report(CAUTIOUS, summary, "").split("<details>")[0]


def test_the_best_score_is_the_one_that_a_result_tells() -> None:
    """Where there are no scores a victory counts 1."""
    assert top_score(CAUTIOUS) == 25
    assert top_score(replace(CAUTIOUS, rules={"avalanche": True})) == 30
    assert top_score(replace(CAUTIOUS, rules={"all_or_nothing": True})) == 1


def test_scores_without_a_limit_and_between_numbers_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is perfect then, and a bar stands for all scores up to the next whole number."""
    monkeypatch.setattr("chabudai.arena.summary.top_score", lambda _plan: None)
    monkeypatch.setattr("chabudai.arena.report.top_score", lambda _plan: None)
    games = [Played(0, number, (score,) * 3, "deck") for number, score in enumerate((-2.5, 1.5, 1.25))]
    summary = summarise(CAUTIOUS, games, 1.0)
    page = report(CAUTIOUS, summary, "")

    assert "perfect" not in summary
    assert page.count('<rect class="bar"') == 2
    assert "<title>-3: 1 (33.3%)</title>" in page
    assert "<title>1: 2 (66.7%)</title>" in page


def test_elo() -> None:
    """Ten to one is 400 points, and the ratings of a round-robin average 0."""
    assert [elo_difference(rate) for rate in (0.5, 10 / 11, 0.0, 1.0)] == [0, 400, -1200, 1200]
    pairings = (Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c"))
    wins = [[Played(n, 0, (1.0, -1.0), "hand")] * 9 + [Played(n, 1, (1.0, -1.0), "hand")] for n in range(3)]
    found = ratings(("a", "b", "c"), pairings, wins)

    assert found["a"] > found["b"] > found["c"]
    assert abs(sum(found.values())) <= 1


def test_ratings_are_as_sure_as_the_games_are_many() -> None:
    """A rating from n games that two bots share evenly is off by 400 / ln 10 / sqrt(n)."""
    pairing, even = (Pairing("a", "b"),), [Played(0, 0, (1.0, -1.0), "hand"), Played(0, 0, (-1.0, 1.0), "hand")]
    few, many = (rating_errors(("a", "b"), pairing, [even * pairs], {"a": 0, "b": 0})["a"] for pairs in (50, 5_000))

    assert few == pytest.approx(400 / 2.302585 / 101**0.5, rel=1e-5)
    assert few / many == pytest.approx(10, rel=0.01)


def test_crossed_bots_are_shown_in_a_square() -> None:
    """The cross table has each pair twice, in the terminal and in the report."""
    plan = Plan("hanabi", ("cautious", "random"), 2, 2, "tea", cross=True)
    summary = summarise(plan, played(plan), 1.0)
    page = report(plan, summary, "chabudai arena hanabi")
    shown = command("hanabi", "--bot", "cautious", "--bot", "random", "--cross", "--games", "2", "--jobs", "1")

    assert page.count("<td style=") == 4
    assert len(set(crossed(summary["table"]))) == 4
    assert shown.split("mean with")[1].count(".") == 4


def test_a_report_of_rivals() -> None:
    """Each meeting has its band, and each bot its rating with an interval."""
    summary = summarise(DUEL, played(DUEL), 1.0)
    page = report(DUEL, summary, "chabudai arena bossa")

    assert page.count("<svg") == 1
    assert all(f"{value:+d}" in page for reach in summary["elo_interval"].values() for value in reach)
    assert "greedy against random" in page


def test_records_replay(tmp_path: Path) -> None:
    """A kept record is the whole game."""
    file = tmp_path / "games.jsonl"
    command("bossa", "--bot", "greedy", "--games", "2", "--seed", "tea", "--jobs", "1", "--records", str(file))
    records = [Record.from_json(json.loads(line)) for line in file.read_text().splitlines()]

    assert [record.seed for record in records] == ["tea/0", "tea/1"]
    assert all(list(record.replay(GAMES))[-1].to_move is None for record in records)


def test_json_is_one_object() -> None:
    """`--json` prints what programs ask for."""
    words = ("hanabi", "--bot", "cautious", "--players", "3", "--games", "6", "--seed", "tea", "--jobs", "1", "--json")
    summary = json.loads(command(*words))

    assert {"game", "bot", "players", "games", "seed", "mean", "stderr", "perfect", "bombs", "seconds"} <= set(summary)
    assert (summary["bot"], summary["players"], summary["games"]) == ("cautious", 3, 6)


def test_a_measurement_is_resumed(tmp_path: Path) -> None:
    """What the ledger holds is not played again, and a line that was cut short does not matter."""
    file = tmp_path / "ledger.jsonl"
    words = ("hanabi", "--bot", "cautious", "--players", "3", "--games", "6", "--seed", "tea", "--jobs", "1", "--json")
    whole = json.loads(command(*words, "--resume", str(file)))
    lines = file.read_text().splitlines()
    lines[1] = lines[1].replace('"deck"', '"kept"')
    file.write_text("\n".join([*lines[:4], lines[4][:20]]))
    resumed = json.loads(command("--resume", str(file), "--jobs", "1", "--json"))

    assert resumed["mean"] == whole["mean"]
    assert resumed["ended"]["kept"] == 1
    assert len(Ledger(file).read()[1]) == 6


def test_an_interrupt_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C says how to go on, and going on gives what would have come out."""
    monkeypatch.chdir(tmp_path)
    count = iter(range(100))

    def interrupted(chunk: Chunk) -> list[Played]:
        if next(count) == 2:
            raise KeyboardInterrupt
        return play_chunk(chunk)

    words = ["hanabi", "--bot", "cautious", "--players", "3", "--games", "6", "--seed", "tea", "--jobs", "1"]
    with monkeypatch.context() as patch:
        patch.setattr("chabudai.arena.running.play_chunk", interrupted)
        result = CliRunner().invoke(app, ["arena", *words, "--report", "of games.html"])
    (ledger,) = tmp_path.glob("arena-*.jsonl")

    assert result.exit_code == 130
    assert f"Go on with: chabudai arena --resume {ledger.name} --report 'of games.html'" in result.output
    resumed = json.loads(command("--resume", ledger.name, "--jobs", "1", "--json"))
    assert resumed["mean"] == json.loads(command(*words, "--json"))["mean"]


def test_an_interrupt_before_the_first_game_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is nothing to go on from, and the command says so."""

    def interrupted(chunk: Chunk) -> list[Played]:
        raise KeyboardInterrupt(chunk)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("chabudai.arena.running.play_chunk", interrupted)
    words = ("--games", "2", "--jobs", "1", "--json", "--report", "never.html")
    result = CliRunner().invoke(app, ["arena", "hanabi", "--bot", "random", *words])

    assert result.exit_code == 130
    assert result.output == "Interrupted before the first of 2 games was over.\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent another way there")
def test_interrupted_processes_die_quietly(tmp_path: Path) -> None:
    """Ctrl-C reaches all processes of a terminal, also those that are only starting: none of them complains."""
    words = ("hanabi", "--bot", "cautious", "--games", "100000", "--jobs", "2", "--resume", "ledger.jsonl")
    process = subprocess.Popen(
        [sys.executable, "-c", HEEDING, "arena", *words],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while not (tmp_path / "ledger.jsonl").exists():
            assert process.poll() is None
            time.sleep(0.05)
        time.sleep(0.3)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=300)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

    assert process.returncode == 130
    assert said.startswith("Interrupted after ")
    assert "Traceback" not in said


def test_another_measurement_is_not_mixed_in(tmp_path: Path) -> None:
    """A ledger goes on with its own plan only."""
    file = tmp_path / "ledger.jsonl"
    Ledger(file).start(CAUTIOUS)
    result = CliRunner().invoke(app, ["arena", "hanabi", "--bot", "random", "--resume", str(file)])

    assert result.exit_code == 2
    assert "another measurement" in result.output


def test_the_report_needs_nothing_from_elsewhere() -> None:
    """One file with a table, a histogram and the command; no script, no address, nothing unescaped."""
    plan = Plan("hanabi", ("cautious",), 3, 6, "<tea>")
    page = report(plan, summarise(plan, played(plan), 1.0), "chabudai arena hanabi")

    assert page.count("<svg") == 1
    assert "<script" not in page
    assert "http" not in page
    assert "<tea>" not in page
    assert "&lt;tea&gt;" in page


def test_ray_is_asked_for_when_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Ray the command says how to get it."""
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    result = CliRunner().invoke(app, ["arena", "hanabi", "--bot", "random", "--games", "1", "--ray", "local"])

    assert result.exit_code == 2
    assert "chabudai[ray]" in result.output


def test_the_bots_are_listed() -> None:
    """`chabudai bots` names every bot, in the language that is asked for."""
    result = CliRunner().invoke(app, ["bots", "--language", "it"])

    assert result.exit_code == 0
    assert "senza pensare" in result.output
    assert CliRunner().invoke(app, ["bots", "--language", "xx"]).exit_code == 2
