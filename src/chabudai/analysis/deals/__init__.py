"""The same deal for everybody: a deal by its number, that of a day, and what bots make of it."""

from chabudai.analysis.deals.deal import MOST, Deal, UnknownDeal, number_of_day, usual_players
from chabudai.analysis.deals.tries import TRIES
from chabudai.protocol.deals import Tries

__all__ = ["MOST", "TRIES", "Deal", "Tries", "UnknownDeal", "number_of_day", "usual_players"]
