"""The options of a game there: which rules they are here, and which must not have mattered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from chabudai.games.hanabi import HANABI, HanabiSetup
from chabudai.records.hanabi.live.codes import ONLY_FORBID, STANDARD, WITH_BLACK
from chabudai.records.hanabi.live.fields import foreign, objects, refusal, whole

SWITCHES: Final = (
    "timed", "speedrun", "cardCycle", "deckPlays", "emptyClues", "oneExtraCard", "oneLessCard", "allOrNothing",
    "detrimentalCharacters",
)  # fmt: skip
CLOCK: Final = ("timeBase", "timePerTurn")
OTHERS: Final = ("variant", "startingPlayer", "numPlayers", "variantName")


@dataclass(frozen=True)
class Options:
    """What was agreed for a game there."""

    setup: HanabiSetup
    card_cycle: bool
    deck_plays: bool
    remarks: tuple[str, ...]


def read_options(given: Mapping[str, Any], players: int, characters: Any) -> Options:  # noqa: ANN401
    """Read the options of a game for so many players.

    Raises:
        InvalidRecord: One is not of its kind.
        UnknownVariant: One changes the rules in a way that ours do not know.
    """
    on = {name: _switch(name, given.get(name, False)) for name in SWITCHES}
    for name, value in given.items():
        if name not in (*SWITCHES, *CLOCK, *OTHERS) and value:
            raise foreign(f"options.{name}", f"is {value!r}, and we do not know what that changes")
    _check_hand_size(extra=on["oneExtraCard"], less=on["oneLessCard"])
    rules = {
        "empty_clues": on["emptyClues"],
        "all_or_nothing": on["allOrNothing"],
        "avalanche": _variant(given) == WITH_BLACK,
        "first": whole("options.startingPlayer", given.get("startingPlayer", 0), 0, players - 1),
    }
    remarks = _check_characters(characters)
    if on["timed"] or on["speedrun"]:
        remarks += ("It was played against the clock, which a record does not keep.",)
    return Options(HANABI.setup(players, rules), on["cardCycle"], on["deckPlays"], remarks)


def _switch(name: str, value: Any) -> bool:  # noqa: ANN401 - whatever JSON holds
    if not isinstance(value, bool):
        raise refusal(f"options.{name}", f"is {value!r}", "It is true or false.")
    return value


def _variant(given: Mapping[str, Any]) -> str:
    name = given.get("variant", given.get("variantName", STANDARD))
    if name not in (STANDARD, WITH_BLACK):
        raise foreign(
            "options.variant",
            f"is {name!r}, whose cards or clues are not ours",
            f"We have {STANDARD!r} and, as the colour avalanche, {WITH_BLACK!r}.",
        )
    return str(name)


def _check_hand_size(*, extra: bool, less: bool) -> None:
    """Refuse another size of hand; both options together cancel out."""
    if extra != less:
        name = "oneExtraCard" if extra else "oneLessCard"
        raise foreign(f"options.{name}", "is set, and with it every hand had another size than our rules give (H1.3)")


def _check_characters(given: Any) -> tuple[str, ...]:  # noqa: ANN401 - whatever JSON holds
    """Accept characters that only forbade moves: nobody can tell that from the moves that were made."""
    if given is None:
        return ()
    names = [part.get("name") for part in objects("characters", given)]
    for seat, name in enumerate(names):
        if name and name not in ONLY_FORBID:
            raise foreign(
                f"characters[{seat}]",
                f"is {name!r}, who does not see or move as our rules say",
                "Only characters that forbid some moves can be left out.",
            )
    bound = ", ".join(f"seat {seat + 1} {name}" for seat, name in enumerate(names) if name)
    return (f"Characters forbade some moves, which a record does not keep: {bound}.",) if bound else ()
