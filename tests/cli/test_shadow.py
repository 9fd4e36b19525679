"""The command `chabudai shadow`, from outside."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from tests.records.rehearsed import rehearsed

from chabudai.bots import BOTS, play_game
from chabudai.core import Record
from chabudai.games import HANABI
from chabudai.records import write

SETUP = HANABI.setup(2, {})
MOVES = play_game(HANABI, SETUP, "tea", [BOTS.find("hanabi", "partner")] * 2).moves
GAME = Record.of(HANABI, SETUP, HANABI.shuffle(SETUP, "tea"), MOVES, seed="tea", names=("Ada [red]", "Bo"))
BOSSA = rehearsed("bossa", 2, {}, "shadow")


def shadow(*arguments: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in English."""
    command = [sys.executable, "-m", "chabudai", "shadow", "--language", "en", *map(str, arguments)]
    return subprocess.run(command, input=given, capture_output=True, encoding="utf-8", check=False, timeout=300)


def file(folder: Path, name: str, *records: Record, form: str = "record") -> Path:
    """Write games into a file, one a line."""
    path = folder / name
    path.write_text("\n".join(write(record, form)[0] for record in records), encoding="utf-8")
    return path


def test_each_game_and_all_together_are_told(tmp_path: Path) -> None:
    """Our records and games of hanab.live are counted alike, each by kind of move, and then in one sum."""
    ours, theirs = file(tmp_path, "ours.json", GAME), file(tmp_path, "theirs.json", GAME, form="hanab-live")
    answer = shadow(ours, theirs, "--bot", "partner")

    assert answer.returncode == 0, answer.stderr
    told = answer.stdout.splitlines()
    count = len(MOVES)
    plays = sum(move.startswith("play") for move in MOVES)
    assert told[0] == f"{ours}: partner would have made {count} of {count} moves too (100%)."
    assert told[1].endswith(f", play {plays} of {plays} (100%)")
    assert told[2].startswith("  The truth was among what it took its clued cards for in ")
    assert told[3] == f"{theirs}: partner would have made {count} of {count} moves too (100%)."
    assert told[6] == f"2 games together: partner would have made {2 * count} of {2 * count} moves too (100%)."


def test_moves_are_rows_with_the_bots_move_and_its_reason() -> None:
    """`=` stands for the same move; a name with brackets is shown as it is."""
    other = "discard 1" if MOVES[-1] != "discard 1" else "discard 2"
    changed = replace(GAME, moves=(*MOVES[:-1], other))
    answer = shadow("--bot", "partner", "--moves", given=json.dumps(changed.to_json()))

    assert answer.returncode == 0, answer.stderr
    head, first, *others = answer.stdout.splitlines()
    assert head.split() == ["player", "move", "partner", "reason"]
    assert first.split()[:3] == ["1", "Ada", "[red]"]
    assert "=" in first.split()
    last = next(line for line in others if line.split()[0] == str(len(MOVES)))
    assert f" {other} " in last
    assert f" {MOVES[-1]} " in last
    assert f"-: partner would have made {len(MOVES) - 1} of {len(MOVES)} moves too" in answer.stdout


def test_the_json_has_the_figures_and_if_asked_the_moves() -> None:
    """One object: the bot, the games, and their sum."""
    given = json.dumps(GAME.to_json())
    plain = json.loads(shadow("--bot", "partner", "--json", given=given).stdout)
    whole = json.loads(shadow("--bot", "partner", "--json", "--moves", given=given).stdout)

    same = {"count": len(MOVES), "total": len(MOVES)}
    assert (plain["bot"], plain["seed"], plain["together"]["same"]) == ("partner", "shadow", same)
    (game,) = plain["games"]
    assert (game["file"], game["number"], game["game"], game["players"], game["same"]) == ("-", 1, "hanabi", 2, same)
    (detailed,) = whole["games"]
    assert [move["move"] for move in detailed.pop("moves")] == list(MOVES)
    assert detailed == game


def test_a_refused_game_leaves_the_others_alone(tmp_path: Path) -> None:
    """A bot of another game, a file that is no game and a missing one are named; the command ends with 2."""
    mixed, broken = file(tmp_path, "mixed.jsonl", BOSSA, GAME), tmp_path / "broken.json"
    broken.write_text("no game", encoding="utf-8")
    answer = shadow(mixed, broken, tmp_path / "missing.json", "--bot", "partner")

    assert answer.returncode == 2
    assert answer.stdout.startswith(f"{mixed}, game 2: partner would have made {len(MOVES)} of {len(MOVES)} moves too")
    assert "together" not in answer.stdout
    first, second, third = answer.stderr.splitlines()
    assert first.startswith(
        f"{mixed}, game 1: There is no bot 'partner' for bossa. The bots are: random, greedy, master;"
    )
    assert second.startswith(f"{broken}: This is no JSON")
    assert third == f"{tmp_path / 'missing.json'}: it cannot be read (No such file or directory)."


def test_games_of_both_kinds_are_summed_up_by_a_bot_that_plays_both(tmp_path: Path) -> None:
    """Every game has `random`; what is special to one game is said of none in the sum."""
    answer = shadow(file(tmp_path, "mixed.jsonl", BOSSA, GAME), "--bot", "random")

    assert answer.returncode == 0, answer.stderr
    assert f"of {len(MOVES) + len(BOSSA.moves)} moves too" in answer.stdout.splitlines()[-2]
    assert "truth" not in answer.stdout


def test_a_level_of_a_bot_can_be_chosen() -> None:
    """As wherever a bot is named."""
    answer = shadow("--bot", "master:child", given=json.dumps(replace(BOSSA, moves=BOSSA.moves[:4]).to_json()))

    assert answer.returncode == 0, answer.stderr
    assert "master:child would have made" in answer.stdout


def test_an_unknown_bot_and_a_game_without_moves() -> None:
    """A name that nobody has is refused with the list; where nothing was played there is nothing to compare."""
    empty = json.dumps(replace(GAME, moves=()).to_json())
    unknown = shadow("--bot", "teapot", given=empty)

    assert unknown.returncode == 2
    assert unknown.stderr.startswith("standard input, game 1: There is no bot 'teapot' for hanabi.")
    assert shadow("--bot", "partner", given=empty).stdout == "-: There are no moves to compare.\n"
