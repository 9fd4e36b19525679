"""Who may ask the coach, and what it is asked: only what the asker's own seat sees goes to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chabudai.bots.reader import reader_of
from chabudai.core import ChabudaiError, GameIsOver, Seat
from chabudai.protocol.coaching import Advice
from chabudai.protocol.messages import Coaching
from chabudai.server.tables.match import Match, Seen
from chabudai.server.tables.refusals import NoCoach, NoSeat, NothingMeant, NotYourTurn, WrongPhase
from chabudai.server.tables.story.reasons import storable

if TYPE_CHECKING:
    from chabudai.protocol.coaching import CoachTopic, Reading
    from chabudai.protocol.requests import Coach
    from chabudai.server.tables.table import Table

SEED: Final = "coach"
"""Of every bot that coaches: what it draws follows from nothing that the seat does not see."""


class Asking(NamedTuple):
    """What the coach is asked, from which seat, and after how many moves."""

    match: Match
    seat: Seat
    request: Coach
    moves: int

    @property
    def first(self) -> Any:  # noqa: ANN401 - each game's own
        """The seat's view of the deal."""
        return self.match.first.view(self.seat)

    @property
    def view(self) -> Any:  # noqa: ANN401 - each game's own
        """The seat's view now."""
        return self.match.view(self.seat)

    @property
    def history(self) -> Seen:
        """The moves so far as the seat knows them."""
        return Seen(self.match, self.seat)

    def explained(self, reading: Reading) -> Coaching:
        """Answer what the moves meant.

        Raises:
            NothingMeant: None of them meant anything.
        """
        if not reading.meant:
            raise NothingMeant("No move since your last one meant more than it did.", hint="Ask when there was one.")
        return Coaching(self.request.id, self.request.table, self.request.topic, self.moves, reading=reading)

    def advised(self, move: str, why: object) -> Coaching:
        """Answer what the bot would do.

        Raises:
            NoCoach: It would make a move that is none.
        """
        bot = self.match.company
        if not self._legal(move):
            raise NoCoach(f"The bot {bot!r} knows no move here.", hint="Choose one yourself.")
        advice = Advice(bot, move, storable(why))
        return Coaching(self.request.id, self.request.table, self.request.topic, self.moves, advice=advice)

    def _legal(self, move: str) -> bool:
        try:
            return self.match.game.parse(move) in self.view.legal_moves()
        except ChabudaiError:
            return False


def coach_of(table: Table, who: str) -> str:
    """Return the bot that somebody may ask for a move when it is their turn; empty where they may not."""
    seat = table.seat_of(who)
    if table.match is None or table.phase != "playing" or seat is None or not _alone(table, seat):
        return ""
    return table.match.company


def topics(table: Table, seat: int) -> list[CoachTopic]:
    """Return what somebody at *seat* may ask the coach now."""
    if not _alone(table, seat) or table.phase != "playing" or table.match is None:
        return []
    found: list[CoachTopic] = ["meaning"] if reader_of(table.game) is not None else []
    if table.turn == seat and table.match.company:
        found.append("move")
    return found


def asking(table: Table, who: str, request: Coach) -> Asking:
    """Return what somebody asks the coach.

    Raises:
        NoSeat: They do not sit here.
        WrongPhase: No game is on.
        GameIsOver: It is over.
        NoCoach: Other people play or played here, or the game has no coach for this.
        NotYourTurn: A move is only advised to whoever is to move.
    """
    seat, match = table.seat_of(who), table.match
    if seat is None:
        raise NoSeat("You do not sit at this table.", hint="The coach helps those who play.")
    if match is None:
        raise WrongPhase("The game has not started.", hint="Wait until the host deals.")
    if table.phase == "over":
        raise GameIsOver("The game is over.", hint="Look at a review of it.")
    if not _alone(table, seat):
        raise NoCoach("The coach is for one person among bots.", hint="Ask the others what they mean.")
    if not (match.company if request.topic == "move" else reader_of(table.game)):
        raise NoCoach("This game has no coach for that.", hint="See what `can` offers.")
    if request.topic == "move" and table.turn != seat:
        raise NotYourTurn("It is not your turn.", hint="Ask what to do when it is.")
    return Asking(match, Seat(seat), request, len(match.steps))


def _alone(table: Table, seat: int) -> bool:
    """Tell whether bots have all other seats, and nobody else has seen the hands from one of them."""
    others = [occupant for other, occupant in enumerate(table.seats) if other != seat]
    return all(occupant.bot is not None for occupant in others) and set(table.former) <= {table.seats[seat].who}
