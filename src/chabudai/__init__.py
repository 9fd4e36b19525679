"""A table for two games, Hanabi and Bossa."""

__version__ = "0.1.0"
