"""What happens at a server's table beside the game, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chabudai.words import Words


def bot_name(text: str) -> str:
    """Return a bot's name for the table."""
    return text.partition(":")[0].capitalize()


def tell(event: Mapping[str, Any], names: Sequence[str], words: Words) -> str:  # noqa: C901 - one case each
    """Say what happened; empty if nothing needs to be said."""
    who = names[int(event["seat"])] if isinstance(event.get("seat"), int) else ""
    match event["event"]:
        case "sat":
            return words.say("log-sat", who=event["name"] or words.say("guest"))
        case "bot_sat":
            return words.say("log-bot-sat", who=bot_name(event["bot"]))
        case "left" | "agreed" | "refused" as kind:
            return words.say(f"log-{kind}", who=who)
        case "started":
            return words.say("log-started")
        case "proposed":
            values = {"who": who} | ({"target": names[int(event["target"])]} if event["vote"] == "replace" else {})
            return words.say(f"log-proposed-{event['vote']}", **values)
        case "taken_back":
            return words.say("log-taken-back")
        case "replaced":
            return words.say("log-replaced", who=bot_name(event["bot"]))
        case "bot_failed":
            return words.say("log-bot-failed", bot=bot_name(event["bot"]), who=bot_name(event["now"]))
        case "stopped":
            return words.say(f"log-stopped-{event['why']}")
        case "rematch":
            return words.say("log-rematch")
        case "said":
            what = words.say(f"phrase-{event['phrase']}") if event.get("phrase") else event.get("text", "")
            return words.say("said", who=who, what=what)
    return ""
