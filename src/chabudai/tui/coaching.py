"""The coach in a terminal: what can be asked, and the answers in lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from chabudai.tui.status import bot_name

if TYPE_CHECKING:
    from chabudai.protocol.coaching import Advice, CoachTopic, Reading
    from chabudai.protocol.messages import Coaching
    from chabudai.protocol.reasons import Because
    from chabudai.tui.adapter import Adapter
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

TOPICS: Final[tuple[CoachTopic, ...]] = ("meaning", "move")


def topics(scene: Scene) -> tuple[CoachTopic, ...]:
    """Return what can be asked now."""
    return tuple(topic for topic in TOPICS if f"coach:{topic}" in scene.can)


def question(topic: CoachTopic, game: str, bot: str, words: Words) -> str:
    """Return what is asked, in words; *bot* may be unknown, and empty then."""
    if topic == "meaning":
        return words.say_of(game, "coach-meaning")
    return words.say("coach-move", bot=bot_name(bot) if bot else "none")


def told(answer: Coaching, scene: Scene, adapter: Adapter, words: Words) -> tuple[str, ...]:
    """Return an answer in lines."""
    if answer.advice is not None:
        return _advised(answer.advice, scene, adapter, words)
    return () if answer.reading is None else _explained(answer.reading, scene, words)


def _explained(reading: Reading, scene: Scene, words: Words) -> tuple[str, ...]:
    """Say what the moves meant, and what one's own cards are taken for."""
    meant = [line for one in reading.meant for line in _said(one.said, scene, words)]
    taken = _said(reading.taken, scene, words)
    return (*meant, *((f"{words.say('coach-own')}:", *taken) if taken else ()))


def _advised(advice: Advice, scene: Scene, adapter: Adapter, words: Words) -> tuple[str, ...]:
    """Say what the bot would do, and why."""
    move = adapter.describe(advice.move, scene, words)
    would = words.say("coach-would", bot=bot_name(advice.bot), move=move)
    return (would, *([] if advice.why is None else _said([advice.why], scene, words)))


def _said(reasons: Sequence[Because], scene: Scene, words: Words) -> list[str]:
    names = [words.say("coach-you") if seat == scene.seat else player.name for seat, player in enumerate(scene.players)]
    return [line for reason in reasons if (line := _worded(reason, words, names))]


def _worded(why: Because, words: Words, names: Sequence[str]) -> str:
    """Say a reason; empty if the catalogue lacks it, as it may for a bot that is not ours, or a newer server."""
    # Late, like the bots themselves.
    from chabudai.bots.reason import Reason, say_why  # noqa: PLC0415

    if not isinstance(why, Reason):
        return why.text
    try:
        return say_why(why, words, names)
    except (KeyError, ValueError, IndexError):
        return ""
