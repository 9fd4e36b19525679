"""Bots for Hanabi."""

from typing import Final

from chabudai.bots.hanabi.cautious import CautiousKind
from chabudai.bots.hanabi.encoder import EncoderKind, ForesightKind
from chabudai.bots.hanabi.numbers import action_number
from chabudai.bots.hanabi.partner.kind import PartnerKind
from chabudai.bots.hanabi.partner.reader import ConventionReader

KINDS: Final = (CautiousKind(), PartnerKind(), EncoderKind(), ForesightKind())
READER: Final = ConventionReader

__all__ = ["KINDS", "READER", "action_number"]
