"""Bots that play Bossa."""
