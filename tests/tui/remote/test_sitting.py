"""Before the start: seats, bots, names, rules and options, in lines and at a screen."""

from __future__ import annotations

from tests.tui.hands import Hands
from tests.tui.remote.people import People, act, choose, field, heard, reads, seen, start


def test_a_host_arranges_the_table_in_lines(people: People) -> None:
    """Bots by name and level, seats, names, rules and options: all before the start."""
    anna = people.lines("Anna", people.table("hanabi", 3))
    anna.until("Now you can type: fill.")

    anna.say("bot cautious 3", "exchange 1 3", "sit 2", "name Annabel", "title Sunday")
    anna.until("Cautious sat down.")
    anna.until("Seats 1 and 3 were exchanged.")
    anna.until("Seats 3 and 2 were exchanged.")
    anna.until("Anna is called Annabel now.")
    anna.until("The table is called Sunday now.")
    anna.say("change players=2 avalanche=yes talk=free clock=300+5", "seats")
    anna.until("The host changed the table.")
    anna.until("1 Cautious.")
    anna.until("2 Annabel, you, host.")
    anna.until("Sunday; Colour avalanche; Free talk; Clues and what they exclude; Live; Clock: 5 min + 5 s;")
    anna.say("remove 1", "exchange 2", "bot nobody", "remove 9", "bots")
    anna.until("Cautious left.")
    anna.until("That is not clear. Write for example: exchange 1 2.")
    anna.until("There is no bot 'nobody'")
    anna.until("That is not clear. Write for example: remove 2.")
    anna.until("partner: ")
    anna.say("fill", "start", "seats")
    anna.until("The game begins.")
    anna.until("2 Annabel, you, host, ")
    assert anna.heard[-1].endswith(" left.")
    anna.say("quit")

    assert anna.end() == 0


def test_a_screen_arranges_the_table(people: People) -> None:
    """A bot by its level, another seat and another name, from the page of the table."""
    app = people.screen("Anna", people.table("bossa", 2))

    async def story(hands: Hands) -> None:
        await choose(hands, "Add a bot", "Master · expert")
        await seen(hands, lambda scene: scene.players[1].name == "Master · expert")
        await choose(hands, "Exchange two seats", "1 Anna ⇄ 2 Master")
        await seen(hands, lambda scene: scene.seat == 1)
        await choose(hands, "Change my name")
        await field(hands)
        await hands.press(*"Ada", "enter")
        await seen(hands, lambda scene: scene.players[1].name == "Ada")
        await choose(hands, "Change seats, rules and options")
        line = await field(hands)
        line.value = line.value.replace("talk=stock", "talk=silent")
        await hands.press("enter")
        await seen(hands, lambda scene: scene.status is not None and scene.status.talk == "silent")
        await choose(hands, "Empty a seat", "1 Master")
        await seen(hands, lambda scene: not scene.players[0].name)
        await reads(hands, "hint", "One seat is still free.")

    act(app, story)


def test_whoever_is_dressed_most_colourfully_is_named_in_lines_and_at_a_screen(people: People) -> None:
    """Everybody names somebody, everybody reads it, and the most named begins."""
    link = people.table("hanabi", 2, options={"begins": "dressed"})
    app = people.screen("Anna", link)

    async def story(hands: Hands) -> None:
        bob = people.lines("Bob", link)
        await heard(bob, "Bob sat down.")
        bob.say("point 2")
        await heard(bob, "Bob names Bob as dressed most colourfully.")
        await choose(hands, "Who is dressed most colourfully?", "Name Bob")
        await heard(bob, "Anna names Bob as dressed most colourfully.")
        await start(hands)
        await heard(bob, "Your move, Bob:")

    act(app, story)
