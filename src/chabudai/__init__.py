"""A table for two games, Hanabi and Bossa."""

__version__ = "0.2.0"
