"""A review in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.protocol.bossa.reviews import BossaStep
from chabudai.protocol.hanabi.reviews import HanabiStep

if TYPE_CHECKING:
    from chabudai.protocol.bossa.reviews import Reasons
    from chabudai.protocol.estimate import Estimate
    from chabudai.protocol.reviews import Review, Step

CLEAR: Final = 2.0
"""A cost of so many standard errors is not noise."""
LIKELIEST: Final = 3
"""So many faces of a card are named."""


def name_of(review: Review, seat: int) -> str:
    """Return what the player of *seat* is called."""
    return review.names[seat] if review.names else f"Seat {seat + 1}"


def is_clear(cost: Estimate) -> bool:
    """Tell whether a cost is more than noise."""
    return cost.mean > CLEAR * cost.error and cost.mean >= 0.005


def signed(value: Estimate, *, percent: bool) -> str:
    """Return an estimate with its standard error."""
    unit, digits = (100, 1) if percent else (1, 2)
    error = f" ± {unit * value.error:.{digits}f}" if value.error else ""
    return f"{unit * value.mean:.{digits}f}{error}{'%' if percent else ''}"


def shown(value: Estimate, *, percent: bool) -> str:
    """Return the mean alone."""
    return f"{100 * value.mean:.0f}%" if percent else f"{value.mean:.2f}"


def remark(step: Step) -> str:
    """Say what is worth saying about a move, in a few words."""
    if isinstance(step, BossaStep):
        return _bossa_remark(step)
    said = []
    if step.lost is not None:
        said.append(f"lost the last {step.lost}")
    if step.card is not None and step.lost is None:
        said.append(step.card)
    if step.move in step.close:
        said.append("as good as the best")
    if is_clear(step.cost) and not is_clear(step.cost_as_it_lay):
        lay = step.cost_as_it_lay
        said.append("did better as it lay" if lay.mean < -CLEAR * lay.error else "did no harm as it lay")
    return ", ".join(said)


def known(step: HanabiStep) -> str:
    """Say what the own cards could be, the likeliest faces of each."""
    return " / ".join(_faces(chances) for chances in step.known)


def _faces(chances: dict[str, float]) -> str:
    first = list(chances.items())[:LIKELIEST]
    if len(chances) == 1:
        return first[0][0]
    named = " ".join(f"{card} {100 * chance:.0f}%" for card, chance in first)
    return f"{named} …" if len(chances) > LIKELIEST else named


def _bossa_remark(step: BossaStep) -> str:
    exact = ["exact"] if step.exact else []
    if step.best == step.move:
        return ", ".join([*exact, *_for(step.why, None)])
    return ", ".join([*exact, *_for(step.why, step.instead)])


def _for(why: Reasons, instead: Reasons | None) -> list[str]:
    """Say what speaks for a move, and how the other compares."""
    if why.ends:
        return ["the best wins at once" if instead else "wins at once"]
    said = []
    stuck, answers = (instead.stuck, instead.answers) if instead else (None, None)
    if why.draws and (why.stuck or stuck):
        said.append(f"opponent stuck after {_beside(why.stuck, stuck)} of {why.draws} draws")
    if why.draws and (why.answers or answers):
        said.append(f"can be answered by a win after {_beside(why.answers, answers)} of {why.draws} draws")
    if instead and why.left != instead.left:
        said.append(f"leaves {_beside(why.left, instead.left)} tiles in hand")
    if instead and why.groups != instead.groups:
        said.append(f"own line has {_beside(why.groups, instead.groups)} groups")
    return said


def _beside(best: int, instead: int | None) -> str:
    return str(best) if instead is None or instead == best else f"{best} (not {instead})"
