"""The parts of the screen around the board: title, log, hint and offers, as drawings."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from chabudai.tui.coaching import topics
from chabudai.tui.drawing import ACCENT, BOLD, DIM, INK, LANTERN, PLAIN, Drawing, Line, Span, length, spread

if TYPE_CHECKING:
    from chabudai.tui.scene import Ending, Scene
    from chabudai.tui.selection import Offer
    from chabudai.words import Words

KEYCAP = f"bold {INK} on {LANTERN}"
OFFER = "offer "
"""What a spot starts with that chooses an offer by its key."""
BAR: tuple[tuple[str, str], ...] = (("m", "bar-moves"), ("l", "bar-log"), ("?", "bar-help"), ("q", "bar-quit"))
NO_BREAK = "\xa0"
TABLE = ("t", "bar-table")
COACH = ("h", "bar-coach")


def title(game: str, scene: Scene | None, words: Words, width: int) -> Drawing:
    """Draw the first line: the game, whose turn it is, and the keys that always work."""
    left = [Span(f" {game} ", KEYCAP), Span(" ")]
    bar = BAR
    if scene is not None:
        left.append(Span(turn(scene, words), ACCENT if scene.yours else PLAIN))
        more = (*((TABLE,) if scene.status is not None and scene.can else ()), *((COACH,) if topics(scene) else ()))
        bar = (*BAR[:2], *more, *BAR[2:])
    right = [
        span
        for key, name in bar
        for span in (Span(key, ACCENT, OFFER + key), Span(f" {words.say(name)}  ", DIM, OFFER + key))
    ]
    while right and length(left) + length(right) > width:
        right = right[2:]
    return (spread(tuple(left), tuple(right), width),)


def remarks(scene: Scene, words: Words, now: float) -> tuple[str, ...]:
    """Say below each name what time is left, and who is away."""
    clocks = None if scene.status is None or not scene.status.playing else scene.status.clocks
    return tuple(
        " ".join(filter(None, (clocks.text(seat, now) if clocks else "", words.say("is-away") if player.away else "")))
        for seat, player in enumerate(scene.players)
    )


def waiting(scene: Scene, words: Words, width: int) -> Drawing:
    """Draw the table before the deal: who sits where, what was agreed, and the link for the others."""
    status = scene.status
    drawn: list[Line] = [(), (Span(f"  {words.say('wait-start')}", BOLD),), ()]
    for seat, player in enumerate(scene.players):
        remarks = [
            *([words.say("you")] if seat == scene.seat else []),
            *([words.say("host")] if status is not None and seat == status.host else []),
            *([words.say("is-away")] if player.away else []),
        ]
        name = Span(player.name or words.say("empty-seat"), ACCENT if player.name else DIM)
        drawn.append((Span(f"  {seat + 1}  "), name, Span(f"  {', '.join(remarks)}", DIM)))
    if status is not None:
        drawn += [(), (Span(f"  {words.say('invite-more')}", DIM),), (Span(f"  {status.link}", BOLD),), ()]
        drawn += [(Span(f"  {line}", DIM),) for line in _facts((status.name, *status.facts), width - 4)]
    return tuple(drawn)


def _facts(facts: Sequence[str], width: int) -> list[str]:
    """Write facts one after the other, each whole in its line where it fits."""
    whole = " · ".join(fact.replace(" ", NO_BREAK) for fact in facts if fact)
    return [line.replace(NO_BREAK, " ") for line in wrap(whole, max(width, 10))]


def turn(scene: Scene, words: Words) -> str:
    """Say whose turn it is, or what else is going on."""
    if scene.note:
        return scene.note
    if scene.ending is not None:
        return words.say("is-over")
    if scene.view is None:
        return words.say("wait-start")
    if scene.yours:
        return words.say("turn-yours")
    return words.say("turn-other", name=scene.name(scene.view.to_move))


def log(lines: Sequence[str], width: int, height: int, *, fresh: int = 0) -> Drawing:
    """Draw the end of the log; the *fresh* last sentences stand out."""
    drawn: list[Line] = []
    old = len(lines) - fresh
    for number, sentence in enumerate(lines[-height:], start=max(len(lines) - height, 0)):
        style = PLAIN if number >= old else DIM
        wrapped = wrap(sentence, max(width - 3, 10)) or [""]
        drawn += [(Span(" › " if part == 0 else "   ", DIM), Span(text, style)) for part, text in enumerate(wrapped)]
    return tuple(drawn[-height:]) if height > 0 else ()


def hint(text: str, width: int, style: str = PLAIN) -> Drawing:
    """Draw a sentence or two in at most two lines."""
    wrapped = wrap(text, max(width - 2, 10))
    if len(wrapped) > 2:
        wrapped = [wrapped[0], wrapped[1][: width - 4] + " …"]
    return tuple((Span(" "), Span(line, style)) for line in wrapped)


def ending(end: Ending, width: int) -> Drawing:
    """Draw how a game ended."""
    score = f"{end.score}  " if end.score else ""
    first = (
        Span(" "),
        Span(score, KEYCAP if score else PLAIN),
        Span(" " if score else ""),
        Span(end.title, ACCENT if end.happy else BOLD),
    )
    return (first, *hint(end.how, width)[:1])


def offers(choices: Sequence[Offer], width: int, most: int = 4) -> Drawing:
    """Draw what can be chosen, each with its key, in as few lines as they need."""
    lines: list[list[Span]] = [[Span(" ")]]
    for offer in choices:
        spot = OFFER + offer.key
        spans = [Span(f" {_keycap(offer.key)} ", KEYCAP, spot), Span(f" {offer.label}", BOLD, spot), Span("   ")]
        if length(lines[-1]) > 1 and length(lines[-1]) + length(spans) - 3 > width:
            lines.append([Span(" ")])
        lines[-1] += spans
    if len(lines) > most:
        lines = [*lines[: most - 1], [*lines[most - 1], Span("…", DIM)]]
    return tuple(map(tuple, lines)) if choices else ((),)


def _keycap(key: str) -> str:
    return {"enter": "Enter", "escape": "Esc"}.get(key, key)
