"""The contract that every game keeps: values and abstract types, no rules."""

from chabudai.core.chance import Chance
from chabudai.core.edition import Credit, Edition, Item
from chabudai.core.errors import (
    ChabudaiError,
    GameIsOver,
    IllegalMove,
    InvalidDeal,
    InvalidRecord,
    InvalidRules,
    UnreadableMove,
)
from chabudai.core.event import Event, OpenEvent
from chabudai.core.game import Game, Stopping
from chabudai.core.json import Json, JsonObject
from chabudai.core.move import Move
from chabudai.core.note import Note
from chabudai.core.observer import ALL, PUBLIC, Observer, Onlooker, observer_text, parse_observer, seat_of
from chabudai.core.record import Record
from chabudai.core.registry import Registry
from chabudai.core.result import Result, Winner
from chabudai.core.rulebook import Paragraph, Rulebook, Section, Verdict
from chabudai.core.seat import Seat
from chabudai.core.setup import Option, Setup
from chabudai.core.state import State, alike_in_public, mover_of
from chabudai.core.view import View

__all__ = [
    "ALL",
    "PUBLIC",
    "ChabudaiError",
    "Chance",
    "Credit",
    "Edition",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalMove",
    "InvalidDeal",
    "InvalidRecord",
    "InvalidRules",
    "Item",
    "Json",
    "JsonObject",
    "Move",
    "Note",
    "Observer",
    "Onlooker",
    "OpenEvent",
    "Option",
    "Paragraph",
    "Record",
    "Registry",
    "Result",
    "Rulebook",
    "Seat",
    "Section",
    "Setup",
    "State",
    "Stopping",
    "UnreadableMove",
    "Verdict",
    "View",
    "Winner",
    "alike_in_public",
    "mover_of",
    "observer_text",
    "parse_observer",
    "seat_of",
]
