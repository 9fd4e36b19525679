"""Bossa, compiled."""
