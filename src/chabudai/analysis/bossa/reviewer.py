"""How Bossa is looked back at: winning chances, and what the opponent faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from chabudai.analysis.bossa.chance import for_first
from chabudai.analysis.game_reviewer import Analyst, Column, GameReviewer
from chabudai.protocol.estimate import Estimate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chabudai.analysis.played import Played
    from chabudai.analysis.settings import Settings
    from chabudai.protocol.bossa.reviews import BossaStep, Reasons
    from chabudai.words import Words


class BossaReviewer(GameReviewer):
    """Searches at every move, exactly near the end; the course is the winning chance of seat 0."""

    needs_engines = True
    columns: ClassVar = (
        Column("report-before", lambda step: step.before),
        Column("report-after", lambda step: step.after),
        Column("report-pile", lambda step: step.pile),
        Column("report-cost", lambda step: step.cost, error=True),
    )

    @property
    def bots(self) -> tuple[str, ...]:
        """The searching bot at its strongest, and at each of its levels."""
        from chabudai.bots.bossa.master import BUDGETS  # noqa: PLC0415 - loads all bots

        return ("master", *(f"master:{level}" for level in BUDGETS))

    def analyst(self, settings: Settings, played: Played) -> Analyst:
        """Return an analyst for one thread."""
        from chabudai.analysis.bossa.analyst import BossaAnalyst  # noqa: PLC0415 - loads the compiler

        return BossaAnalyst(settings, played)

    def stands(self, step: BossaStep) -> Estimate:
        """Return the winning chance of seat 0 before a move."""
        return for_first(step.seat, step.before)

    def lost(self, step: BossaStep, before: Estimate, after: Estimate) -> Estimate:
        """Return what the mover lost of their own winning chance: the course is the one of seat 0."""
        fall = super().lost(step, before, after)
        return fall if step.seat == 0 else Estimate(-fall.mean, fall.error)

    def remarks(self, step: BossaStep, words: Words, names: Sequence[str]) -> Iterator[str]:  # noqa: ARG002
        """Say whether the chances are exact, and what speaks for the best move."""
        if step.exact:
            yield words.say("report-exact")
        yield from _for(step.why, None if step.best == step.move else step.instead, words)


def _for(why: Reasons, instead: Reasons | None, words: Words) -> Iterator[str]:
    """Say what speaks for the best move, and how the one that was made compares."""

    def beside(best: int, made: int | None) -> str:
        return str(best) if made is None or made == best else words.say("report-beside", best=best, made=made)

    if why.ends:
        yield words.say("report-best-wins" if instead else "report-wins")
        return
    stuck, answers = (instead.stuck, instead.answers) if instead else (None, None)
    if why.draws and (why.stuck or stuck):
        yield words.say("report-stuck", count=beside(why.stuck, stuck), draws=why.draws)
    if why.draws and (why.answers or answers):
        yield words.say("report-answers", count=beside(why.answers, answers), draws=why.draws)
    if instead and why.left != instead.left:
        yield words.say("report-left", count=beside(why.left, instead.left))
    if instead and why.groups != instead.groups:
        yield words.say("report-groups", count=beside(why.groups, instead.groups))
