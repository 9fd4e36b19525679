"""Tables on one device: a person and bots in one process, without a store and a network.

The page runs this in the browser. Requests, refusals, events and positions are those of the server's tables: there is
no second set of rules, and none of messages.
"""

from chabudai.server.device.device import Device

__all__ = ["Device"]
