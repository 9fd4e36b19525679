"""Bossa at the server: how its positions are shown."""

from chabudai.server.bossa.presenter import BossaPresenter

PRESENTER = BossaPresenter("bossa")

__all__ = ["PRESENTER"]
