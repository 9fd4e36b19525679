"""Hanabi at the server: how its positions are shown."""

from chabudai.server.hanabi.presenter import HanabiPresenter

PRESENTER = HanabiPresenter("hanabi")

__all__ = ["PRESENTER"]
