"""Measurements: many games between bots, each reproducible from its seed."""

from chabudai.arena.ledger import Ledger
from chabudai.arena.plan import Pairing, Plan
from chabudai.arena.play import Played, play_chunk
from chabudai.arena.running import run
from chabudai.arena.summary import summarise

__all__ = ["Ledger", "Pairing", "Plan", "Played", "play_chunk", "run", "summarise"]
