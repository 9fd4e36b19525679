"""The hub: tables in memory, who is subscribed to them, and the turns of bots."""
