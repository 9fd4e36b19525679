"""Bots at tables: whose turn it is, and what happens when one fails."""
