"""Thinking times: shown as they run, and what can be done when one is up."""

from __future__ import annotations

from tests.tui.hands import Hands
from tests.tui.remote.people import People, act, heard, reads, seen, shown, start


def test_an_empty_clock_lets_the_others_bring_a_bot(people: People) -> None:
    """The times stand below the names; when one is up, a key lets a bot play on."""
    options = {"clock": {"base": 10, "increment": 0}}
    link = people.table("hanabi", 2, rules={"first": 1}, options=options)
    app = people.screen("Anna", link)

    async def story(hands: Hands) -> None:
        bob = people.lines("Bob", link)
        await start(hands)
        # Whether a second has begun depends on how well the two clocks were compared.
        await heard(bob, "0:")
        await heard(bob, "Your move, Bob:")
        running = {f"0:0{left}" for left in range(9)}
        await hands.until(lambda: not running.isdisjoint(shown(hands, "board").split()))
        assert "0:10" in shown(hands, "board").split()
        await heard(bob, "Your time is up.")
        await reads(hands, "hint", "Bob has no time left.")
        await hands.press("+")
        await reads(hands, "hint", "Let a bot play?")
        await hands.press("enter")
        await heard(bob, "Partner took over the seat.")
        await seen(hands, lambda scene: scene.players[1].bot)

    act(app, story)


def test_an_empty_clock_loses_a_duel_if_the_other_says_so(people: People) -> None:
    """In lines the claim is a word."""
    link = people.table("bossa", 2, options={"clock": {"base": 10, "increment": 0}})
    anna = people.lines("Anna", link)
    anna.until("Anna sat down.")
    bob = people.lines("Bob", link)
    bob.until("Bob sat down.")
    anna.until("Now you can type: start.")
    anna.say("start")
    for lines in (anna, bob):
        lines.until("The game begins.")

    late = next(line for line in iter(anna.line, "") if "has no time left" in line)
    winner, name = (bob, "Bob") if late.startswith("Anna") else (anna, "Anna")
    winner.until("Now you can type: claim, replace ")
    winner.say("claim", "quit")

    winner.until("You won!")
    (anna if winner is bob else bob).until(f"{name} won.")
    assert not any("is back" in line for lines in (anna, bob) for line in lines.heard)
