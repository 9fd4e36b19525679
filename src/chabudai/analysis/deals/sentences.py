"""What bots made of a deal, in words and bars of text."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chabudai.protocol.deals import Tries
    from chabudai.words import Words

BAR: Final = 30
"""The length of the longest bar."""


def distribution(bots: Sequence[Tries], words: Words) -> Iterator[str]:
    """Yield what each team reached: a sentence, and below it a bar for each result."""
    for tries in bots:
        yield _sentence(tries, words)
        yield from _bars(tries)


def standing(bots: Sequence[Tries], reached: int, words: Words) -> Iterator[str]:
    """Yield where a result stands among the bots'."""
    shared = [tries for tries in bots if len(tries.bots) == 1]
    if shared:
        yield words.say("deal-score", score=reached)
    for tries in bots:
        if tries in shared:
            counts = {"count": tries.matched(reached), "tries": len(tries.reached)}
            yield words.say("deal-standing", bot=tries.bots[0], **counts)
        else:
            yield _sentence(tries, words)


def _sentence(tries: Tries, words: Words) -> str:
    reached, bots = tries.reached, tries.bots
    if len(bots) > 1:
        wins, draws = reached.count(1), reached.count(0)
        rivals = ", ".join(bots[1:])
        return words.say("deal-wins", first=bots[0], second=rivals, wins=wins, tries=len(reached), draws=draws)
    mean, least, most = f"{tries.mean:.1f}", min(reached), max(reached)
    if not tries.drawn:
        return words.say("deal-bot-same", bot="".join(bots), mean=mean, least=least, most=most)
    return words.say("deal-bot", bot="".join(bots), tries=len(reached), mean=mean, least=least, most=most)


def _bars(tries: Tries) -> Iterator[str]:
    counts = Counter(tries.reached)
    if len(tries.bots) > 1:
        won = round(BAR * counts[1] / counts.total())
        drawn = round(BAR * counts[0] / counts.total())
        yield f"  {'█' * won}{'▒' * drawn}{'░' * (BAR - won - drawn)}"
        return
    for score in range(min(counts), max(counts) + 1):
        bar = "█" * -(-BAR * counts[score] // counts.total())
        yield f"  {score:>2} {bar} {counts[score]}".rstrip() if counts[score] else f"  {score:>2}"
