"""Ports for servers that the tests start, which nobody else takes before, between or after two starts."""

from __future__ import annotations

import os
import random
import socket
from typing import Final

PAIRS: Final = range(20_000, 32_000, 2)
"""Below the ports that systems hand out by themselves, so that no outgoing connection sits on one of these."""

_chance = random.Random(os.urandom(8))


def free_port() -> int:
    """Return a port that belongs to this process until it ends.

    Of each pair of ports the lower is held as a sign, whoever else looks for one: other workers of the same run, other
    runs. So the upper stays free while its server is not up, also when that server is killed and started again.
    """
    for sign in _chance.sample(PAIRS, len(PAIRS)):
        holder = socket.socket()
        try:
            holder.bind(("127.0.0.1", sign))
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", sign + 1))
        except OSError:
            holder.close()
            continue
        # The system keeps it bound, without an object that somebody could close.
        holder.detach()
        return sign + 1
    raise OSError("no port is free")
