"""How the Bossa master thinks, compiled: exact near the end, a search tree before that."""
