"""What happened at a server's table, in sentences, with the names that people had then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from chabudai.tui.room import bot_name, numbered

if TYPE_CHECKING:
    from chabudai.tui.face import Face
    from chabudai.words import Words


class Chronicle:
    """The log of one table, from its first entry on."""

    def __init__(self, face: Face, words: Words) -> None:
        """Start with an empty log."""
        self._face, self._words = face, words
        self._sitting: list[str] = []
        self._begun = False
        self.seq = 0
        """The number of the last entry."""
        self.lines: list[str] = []

    def add(self, seq: int, events: Iterable[dict[str, Any]]) -> None:
        """Write an entry down, unless it is known."""
        if seq <= self.seq:
            return
        self.seq = seq
        for event in events:
            if event["event"] == "moved":
                names = numbered(self._sitting)
                told = [self._face.tell(each, names, self._words) for each in event.get("happened", [])]
            else:
                told = [self._tell(event)]
                self._follow(event)
            self.lines += filter(None, told)

    def _follow(self, event: dict[str, Any]) -> None:
        """Remember who sits where."""
        sitting = self._sitting
        match event["event"]:
            case "created":
                self._sitting = [""] * event["players"]
            case "started":
                self._begun = True
            case "sat" | "named":
                sitting[event["seat"]] = event["name"] or self._words.say("guest")
            case "bot_sat" | "replaced":
                sitting[event["seat"]] = bot_name(event["bot"])
            case "bot_failed":
                sitting[event["seat"]] = bot_name(event["now"])
            case "left" if not self._begun:
                # During a game the hand keeps its name until somebody else takes it.
                sitting[event["seat"]] = ""
            case "seats_swapped":
                one, two = event["seats"]
                sitting[one], sitting[two] = sitting[two], sitting[one]
            case "changed" if event.get("players"):
                self._sitting = _reseated(sitting, event["players"])

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else numbered(self._sitting)[seat]

    def _tell(self, event: dict[str, Any]) -> str:
        """Say what happened; empty if nothing needs to be said."""
        words, kind = self._words, event["event"]
        who = self._name(event.get("seat"))
        match kind:
            case "sat":
                return words.say("log-sat", who=event["name"] or words.say("guest"))
            case "bot_sat" | "replaced":
                return words.say(f"log-{kind.replace('_', '-')}", who=bot_name(event["bot"]))
            case "left" | "agreed" | "refused":
                return words.say(f"log-{kind}", who=who)
            case "started" | "taken_back" | "rematch" | "changed":
                return words.say(f"log-{kind.replace('_', '-')}")
            case _:
                return self._tell_more(event, who)

    def _tell_more(self, event: dict[str, Any], who: str) -> str:
        words = self._words
        match event["event"]:
            case "renamed":
                return words.say("log-renamed", name=event["name"])
            case "named":
                return words.say("log-named", who=who, name=event["name"] or words.say("guest"))
            case "seats_swapped":
                one, two = (seat + 1 for seat in event["seats"])
                return words.say("log-seats-exchanged", one=one, two=two)
            case "proposed":
                return proposal(event["vote"], who, self._name(event.get("target")), words)
            case "bot_failed":
                return words.say("log-bot-failed", bot=bot_name(event["bot"]), who=bot_name(event["now"]))
            case "time_up":
                return words.say("log-time-up", who=who)
            case "stopped":
                return words.say(f"log-stopped-{event['why']}")
            case "said":
                what = words.say(f"phrase-{event['phrase']}") if event.get("phrase") else event.get("text", "")
                return words.say("said", who=who, what=what)
        return ""


def proposal(vote: str, who: str, target: str, words: Words) -> str:
    """Say what is proposed."""
    return words.say(f"log-proposed-{vote}", **({"who": who} | ({"target": target} if vote == "replace" else {})))


def _reseated(sitting: list[str], seats: int) -> list[str]:
    """Add empty seats, or take them away, the last ones first."""
    kept = list(sitting)
    while len(kept) > seats:
        kept.pop(max(seat for seat, name in enumerate(kept) if not name))
    return [*kept, *[""] * (seats - len(kept))]
