"""Names: every script and emoji, and nothing that hides, turns about or piles up."""

from __future__ import annotations

import pytest
from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import fine, refused, run, table_for

from chabudai.protocol.names import InvalidName, checked_name, cleaned_text

GOOD = [
    "Ann",
    "Łukasz",
    "Nguyễn Thị Ánh",
    "O'Neil-Smith",
    "ציפּוֹרָה",
    "محمد",
    "می‌خواهم",
    "क्षत्रिय",
    "র‍্যাব",
    "ന്‍",
    "தமிழ்",
    "བསྒྲུབས",
    "สมชาย ทองดี",
    "日本太郎",
    "辻\U000e0100",
    "ᠮᠣᠩᠭᠣᠯ",
    "👩\u200d👩\u200d👧\u200d👦",
    "🏳\ufe0f\u200d🌈",
    "1\ufe0f\u20e3",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "👍🏽",
    "❤\ufe0f",
    "🇮🇹",
    "\U0001fae9",
    "x̂",
    "!!!",
]
BAD = [
    "A\u200bnn",
    "A\u200dnn",
    "A\ufe0fnn",
    "\u202eAnn",
    "Ann\u2066",
    "A\u00adnn",
    "\ufeffAnn",
    "Z" + "\u0301" * 10,
    "བ" + "\u0f7c" * 9,
    "\u0301Ann",
    "Ann \u0301",
    "\u200d",
    "Ann\u200d",
    "A\x00nn",
    "A\x1b[31m",
    "\u3164",
    "\u2800",
    "Ann\U000e0041",
    "Ann\ue000",
    "Ann\uffff",
    "\ufe0f",
    "   ",
]


@pytest.mark.parametrize("name", GOOD)
def test_every_script_and_emoji_is_a_name(name: str) -> None:
    """As it is written, or in its usual form."""
    assert checked_name(name) == checked_name(checked_name(name))
    assert checked_name(f"  {name}   {name} ").count(" ") == 1 + 2 * name.count(" ")


@pytest.mark.parametrize("name", BAD)
def test_what_hides_or_spills_over_is_refused(name: str) -> None:
    """With the reason."""
    with pytest.raises(InvalidName, match="This name"):
        checked_name(name)


def test_two_ways_to_write_a_letter_are_one_name() -> None:
    """A letter and its accent together or apart."""
    assert checked_name("Jose\u0301") == checked_name("José")


def test_what_is_said_is_cleaned_and_not_refused() -> None:
    """Marks of direction stay, for those who write in two; what turns a line about goes, and so do piles."""
    assert cleaned_text("hi\u202e there\u200b  you\x07") == "hi there you"
    assert cleaned_text("שלום\u200f!") == "שלום\u200f!"
    assert cleaned_text("👩\u200d👧") == "👩\u200d👧"
    assert len(cleaned_text("Z" + "\u0301" * 400)) < 10
    assert cleaned_text("\u200b\u2066") == ""


def test_people_programs_and_tables_have_names_that_can_be_seen(server: Server) -> None:
    """Whatever way a name comes, it goes through the same check."""

    async def story(ann: Client) -> None:
        hidden = "Ann\u202e"
        answers = [
            await ann.raw("PUT", "/api/me", {"name": hidden}),
            await ann.raw("POST", "/api/me/tokens", {"name": hidden}),
            await ann.raw("POST", "/api/tables", {"game": "hanabi", "players": 2, "name": hidden}),
        ]
        assert {(one.status_code, one.json()["error"]["code"]) for one in answers} == {(422, "name/invalid")}
        table = await table_for(ann, players=2)
        await refused(ann.ask(do="rename", table=table, name=hidden), "name/invalid")
        await refused(ann.ask(do="say", table=table, text="\u202e"), "request/malformed")
        await fine(ann.ask(do="say", table=table, text="a\u202eb"))
        whole = await ann.request("GET", f"/api/tables/{table}")
        assert whole["entries"][-1]["events"][0]["text"] == "ab"
        assert (await ann.request("PUT", "/api/me", {"name": "👩\u200d👧 Ann"}))["name"] == "👩\u200d👧 Ann"

    run(server, story, people=1)
