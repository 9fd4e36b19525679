"""Exercises about prompts, finesses and bluffs: the card that must come before the focus of a clue to somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chabudai.analysis.hanabi.course.asking import ask, moved, pressed, what, whose
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.conventions.connecting import connections, lacking_below
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Play

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.bots.hanabi.partner.conventions.telling import Ask, Told
    from chabudai.bots.reason import Reason, Who
    from chabudai.protocol.courses import Task


class Connection(NamedTuple):
    """A clue to somebody else whose focus does not fit yet, as the learner explains it."""

    told: Told
    face: int
    """What the focus is."""
    lacking: list[int]
    """What must come before it."""
    asks: list[Ask]

    @property
    def bluffs(self) -> bool:
        """Whether somebody is asked for a card that is not the missing one."""
        return any(one.face & ~missing for one, missing in zip(self.asks, self.lacking, strict=False))

    def words(self) -> dict[str, Reason | Who | str | float]:
        """Name who clued whom what."""
        return {"who": whose(self.told.giver), "whom": whose(self.told.target), "what": what(self.told)}


def connection(situation: Situation) -> Connection | None:
    """Explain the clue that was just given; None if there is nothing to explain."""
    scene, told, meaning = situation.before, situation.told, situation.meaning
    if told is None or meaning is None or meaning.focus is None or not situation.calm:
        return None
    if situation.me in (told.giver, told.target):
        return None
    face = scene.face[told.target][meaning.focus]
    if face & (scene.playable | meaning.saves) or not face & scene.live or meaning.finds_in_hand(scene, face):
        return None
    asks = connections(scene, told, face, situation.me, meaning.coming)
    return Connection(told, face, lacking_below(scene, face, meaning.coming), asks) if asks else None


def prompted(situation: Situation) -> Task | None:
    """What does the learner do after a prompt?"""
    return _answered(situation, "prompted", blind=False)


def finessed(situation: Situation) -> Task | None:
    """What does the learner do after a finesse?"""
    return _answered(situation, "finessed", blind=True)


def doubly_asked(situation: Situation) -> Task | None:
    """What does the learner do if one clue asks for two cards, one of them the learner's?"""
    return _answered(situation, "asked-of-two", blind=None, cards=2)


def bluffed(situation: Situation) -> Task | None:
    """What does the learner do if the player just before asks for a card blind?"""
    found = connection(situation)
    return _answered(situation, "bluffed", blind=True) if found and found.bluffs else None


def seen_prompt(situation: Situation) -> Task | None:
    """Which touched card is to be played first?"""
    found = connection(situation)
    return _seen(situation, found, "prompted-of") if found and not found.asks[0].blind else None


def seen_finesse(situation: Situation) -> Task | None:
    """Which untouched card is to be played first?"""
    found = connection(situation)
    return _seen(situation, found, "finessed-of") if found and found.asks[0].blind and not found.bluffs else None


def seen_both(situation: Situation) -> Task | None:
    """Which of two cards is to be played first?"""
    return _seen(situation, connection(situation), "both", cards=2)


def seen_bluff(situation: Situation) -> Task | None:
    """Which card is played instead of the missing one?"""
    found = connection(situation)
    return _seen(situation, found, "bluffed-of") if found and found.bluffs else None


def _answered(situation: Situation, reason: str, *, blind: bool | None, cards: int = 1) -> Task | None:
    """Ask for the move of somebody who was just asked for a card by a clue to somebody else."""
    scene, me, found, asked = situation.now, situation.me, connection(situation), situation.asked()
    if found is None or len(found.asks) != cards or not situation.turn or len(asked) != 1:
        return None
    mine = [(one, missing) for one, missing in zip(found.asks, found.lacking, strict=True) if one.seat == me]
    move = Play(Slot(asked[0]))
    if len(mine) != 1 or mine[0][0].slot != asked[0] or choose(scene).move != move:
        return None
    one, missing = mine[0]
    if blind not in (None, one.blind) or situation.before.notes[me][asked[0]].asked:
        return None
    because = ask(
        f"why-{reason}",
        who=whose(found.told.giver),
        place=asked[0] + 1,
        first=faces_reason(missing),
        card=faces_reason(found.face),
    )
    return moved(ask("ask-now", **found.words()), move, because)


def _seen(situation: Situation, found: Connection | None, reason: str, cards: int = 1) -> Task | None:
    """Ask an onlooker who must play what first."""
    if found is None or len(found.asks) != cards or situation.me in {one.seat for one in found.asks}:
        return None
    scene = situation.now
    seat, slot, face, _ = found.asks[0]
    among = [(other, place) for other in situation.others() for place in range(len(scene.notes[other]))]
    because = ask(
        f"why-{reason}",
        who=whose(seat),
        place=slot + 1,
        first=faces_reason(found.lacking[0]),
        played=faces_reason(face),
        card=faces_reason(found.face),
    )
    return pressed(scene, ask("ask-first", **found.words()), among, (seat, slot), because)
