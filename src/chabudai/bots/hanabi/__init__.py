"""Bots for Hanabi."""

from typing import Final

from chabudai.bots.hanabi.cautious import CautiousKind
from chabudai.bots.hanabi.encoder import EncoderKind, ForesightKind
from chabudai.bots.hanabi.numbers import action_number
from chabudai.bots.hanabi.partner.bot import PartnerKind

KINDS: Final = (CautiousKind(), PartnerKind(), EncoderKind(), ForesightKind())

__all__ = ["KINDS", "action_number"]
