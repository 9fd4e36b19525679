"""Bots that play Hanabi."""
