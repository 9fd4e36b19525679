"""How Hanabi is looked back at: costs in points by what could be known, and as the cards lay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from chabudai.analysis.figures import CLEAR, is_clear
from chabudai.analysis.game_reviewer import Analyst, Column, GameReviewer
from chabudai.analysis.hanabi.answers import is_play, with_answers
from chabudai.analysis.verdicts import CHANCES, Scale
from chabudai.bots.hanabi.speaking import move_reason
from chabudai.bots.reason import say_why
from chabudai.games import HANABI

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chabudai.analysis.played import Played
    from chabudai.analysis.settings import Settings
    from chabudai.protocol.estimate import Estimate
    from chabudai.protocol.hanabi.reviews import HanabiStep
    from chabudai.words import Words

POINTS: Final = Scale(doubtful=0.2, mistake=0.5, blunder=1.5, brilliant=0.5)
"""For costs in points."""
LIKELIEST: Final = 3
"""So many faces of a card are named with their chances."""
NAMED: Final = 6
"""So many are named without; of more only the number is told."""
MISREAD: Final = "meant-misread"


class HanabiReviewer(GameReviewer):
    """Lets bots take over all seats, in many worlds."""

    needs_engines = True
    columns: ClassVar = (
        Column("report-expected", lambda step: step.before),
        Column("report-pace", lambda step: step.pace),
        Column("report-clues", lambda step: step.tokens),
        Column("report-most", lambda step: step.highest),
        Column("report-cost", lambda step: step.cost, error=True),
        Column("report-as-it-lay", lambda step: step.cost_as_it_lay),
    )

    ways: ClassVar = {"people": "partner", "code": "foresight"}

    @property
    def bots(self) -> tuple[str, ...]:
        """The one that plays by what people agree on, and those that speak a code, with a search and without."""
        return ("partner", "foresight", "encoder")

    def analyst(self, settings: Settings, played: Played) -> Analyst:
        """Return an analyst for one thread."""
        from chabudai.analysis.hanabi.analyst import HanabiAnalyst  # noqa: PLC0415 - loads the compiler

        return HanabiAnalyst(settings, played)

    def top(self, first: Any) -> float:  # noqa: ANN401 - a position of Hanabi
        """Return the best score, or 1 for a victory in all or nothing."""
        return 1.0 if first.setup.rules.all_or_nothing else float(first.setup.top_score)

    def scale(self, top: float) -> Scale:
        """Count in points, or in chances of a victory in all or nothing."""
        return CHANCES if top == 1 else POINTS

    def brilliant(self, step: HanabiStep, scale: Scale) -> bool:
        """Tell whether only a search finds the move, and every other is much worse."""
        return step.move == step.best != step.plain and step.lead >= scale.brilliant

    def waits(self, players: int) -> int:
        """Wait for the answers of all others."""
        return players - 1

    def together(self, steps: Sequence[HanabiStep]) -> list[HanabiStep]:
        """Judge each move by people with its answers; a code is the same for all who speak it."""
        return list(with_answers(steps)) if steps[0].taken is not None else list(steps)

    def came_off(self, step: HanabiStep) -> bool:
        """Tell whether a card that nobody seemed to know fitted: people may have agreed on it."""
        return (
            step.taken is not None and is_play(step.move) and is_clear(step.cost) and not is_clear(step.cost_as_it_lay)
        )

    def lost(self, step: HanabiStep, before: Estimate, after: Estimate) -> Estimate:
        """Return by how much the course fell; no more than the cost where an answer made up for it."""
        fall = super().lost(step, before, after)
        return fall if step.answered is None or fall.mean < step.cost.mean else step.cost

    def told(self, move: str, words: Words, names: Sequence[str]) -> str:
        """Name the player that a clue is for, whom the move's own text counts."""
        return say_why(move_reason(HANABI.parse(move)), words, names)

    def remarks(self, step: HanabiStep, words: Words, names: Sequence[str]) -> Iterator[str]:
        """Name the card, who misread a clue, whether the move was as good as the best, and what speaks for that."""
        if step.lost is not None:
            yield words.say("report-lost", card=step.lost)
        elif step.card is not None:
            yield step.card
        for misread in (said for said in step.meant if said.name == MISREAD):
            yield say_why(misread, words, names)
        if step.answered is not None:
            yield words.say("report-answered", number=step.answered)
        if step.move in step.close:
            yield words.say("report-as-good")
        if is_clear(step.cost) and not is_clear(step.cost_as_it_lay):
            lay = step.cost_as_it_lay
            yield words.say("report-lay-better" if lay.mean < -CLEAR * lay.error else "report-lay-harmless")
        if is_clear(step.cost) and step.why is not None:
            yield words.say("report-better", why=say_why(step.why, words, names))

    def detail(self, step: HanabiStep, words: Words, names: Sequence[str]) -> str:
        """Say what the player's own cards could be, what they were taken for, and what a clue meant to each seat."""
        told = [words.say("report-knew", cards=" / ".join(map(_faces, step.known)))]
        if step.taken is not None:
            told.append(words.say("report-took", cards=" / ".join(_taken(faces, words) for faces in step.taken)))
        told += [say_why(said, words, names) for said in step.meant if said.name != MISREAD]
        return "\n".join(told)


def _taken(faces: list[str], words: Words) -> str:
    return " ".join(faces) if len(faces) <= NAMED else words.say("report-many", count=len(faces))


def _faces(chances: dict[str, float]) -> str:
    first = list(chances.items())[:LIKELIEST]
    if len(chances) == 1:
        return first[0][0]
    named = " ".join(f"{card} {100 * chance:.0f}%" for card, chance in first)
    return f"{named} …" if len(chances) > LIKELIEST else named
