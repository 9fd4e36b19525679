"""Games from files: what is no game is refused with a sentence, and another file can be chosen at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.records.rehearsed import rehearsed
from tests.web.person import Person

from chabudai.records.hanabi.live.writing import to_hanab_live
from chabudai.words import Words

Come = Callable[..., Person]


@pytest.mark.parametrize(("page", "opened"), [("replay", "[data-slider]"), ("review", "main progress, [data-course]")])
def test_a_file_that_cannot_be_read_is_refused(people: Come, tmp_path: Path, page: str, opened: str) -> None:
    """A picture is none, and neither is an empty answer; a server's answer with a record in it is one."""
    bad, good = tmp_path / "bad.json", tmp_path / "good.json"
    bad.write_bytes(b"\x89PNG")
    good.write_text(json.dumps({"record": rehearsed("bossa", 2, {}, "upload").to_json()}), encoding="utf-8")
    person = people()
    person.go(page)
    chosen = person.find('input[type="file"]')

    chosen.set_input_files(bad)
    expect(person.find('[role="alert"]')).to_have_text(Words("en", ("page",)).say("record-unreadable"))
    chosen.set_input_files(good)

    expect(person.find(opened)).to_be_visible()
    expect(person.find('[role="alert"]')).to_have_count(0)


@pytest.mark.parametrize("page", ["replay", "review"])
def test_a_variant_that_is_not_played_here_is_named_as_the_reason(people: Come, tmp_path: Path, page: str) -> None:
    """Whoever chose a whole game of hanab.live is not told that it is none."""
    game = dict(to_hanab_live(rehearsed("hanabi", 3, {}, "upload"))[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game | {"options": {"variant": "Up or Down (5 Suits)"}}), encoding="utf-8")
    person = people()
    person.go(page)
    person.find('input[type="file"]').set_input_files(file)

    expect(person.find('[role="alert"]')).to_have_text(Words("en", ("page",)).say("refused-record-variant"))
    person.errors[:] = [error for error in person.errors if "422" not in error]
