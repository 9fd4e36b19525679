"""Looking back at Bossa."""
