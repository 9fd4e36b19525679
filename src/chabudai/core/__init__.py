"""The contract that every game keeps: values and abstract types, no rules."""

from chabudai.core.chance import Chance
from chabudai.core.errors import (
    ChabudaiError,
    GameIsOver,
    IllegalMove,
    InvalidDeal,
    InvalidRecord,
    InvalidRules,
    UnreadableMove,
)
from chabudai.core.event import Event
from chabudai.core.game import Game
from chabudai.core.json import Json, JsonObject
from chabudai.core.move import Move
from chabudai.core.note import Note
from chabudai.core.record import Record
from chabudai.core.registry import Registry
from chabudai.core.seat import Seat
from chabudai.core.setup import Option, Setup
from chabudai.core.state import State
from chabudai.core.view import View

__all__ = [
    "ChabudaiError",
    "Chance",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalMove",
    "InvalidDeal",
    "InvalidRecord",
    "InvalidRules",
    "Json",
    "JsonObject",
    "Move",
    "Note",
    "Option",
    "Record",
    "Registry",
    "Seat",
    "Setup",
    "State",
    "UnreadableMove",
    "View",
]
