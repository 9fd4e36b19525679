"""Looking back at Hanabi."""
