"""What a bot would have done, in sentences and as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from chabudai.analysis.shadow.agreement import Agreement, Share
    from chabudai.analysis.shadow.choice import Choice
    from chabudai.words import Words

PARTS: Final = ("game", "report", "bots")
"""The parts of the catalogue that are needed."""


def sentences(agreement: Agreement, bot: str, game: str, words: Words) -> Iterator[str]:
    """Yield how many moves *bot* would have made too, in all and by kind, and how often it knew its cards.

    *game* is empty for several games that are not the same.
    """
    if not agreement.same.total:
        yield words.say("shadow-none")
        return
    yield words.say("shadow-same", bot=bot, **_figures(agreement.same))
    yield ", ".join(words.say("shadow-kind", kind=kind, **_figures(share)) for kind, share in agreement.kinds.items())
    if agreement.readings.total:
        yield words.say_of(game, "shadow-reading", **_figures(agreement.readings))


def moves_table(choices: Sequence[Choice], bot: str, names: Sequence[str], words: Words) -> Table:
    """Return a row for each move: number, player, move, the bot's move, and its reason."""
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right", no_wrap=True)
    for title in (words.say("report-player").lower(), words.say("report-move").lower(), bot):
        table.add_column(Text(title), no_wrap=True)
    table.add_column(words.say("shadow-why").lower())
    for choice in choices:
        told = "=" if choice.same else choice.bot
        cells = (str(choice.number), names[choice.seat], choice.move, told, choice.reason(words, names))
        # People's names and strangers' reasons may hold brackets, which are no markup.
        table.add_row(*map(Text, cells))
    return table


def _figures(share: Share) -> dict[str, str | float]:
    return {"count": share.count, "total": share.total, "percent": f"{share.percent:.0f}"}
