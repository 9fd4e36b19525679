"""The information strategy for Hanabi and search by all players on top of it, compiled."""
