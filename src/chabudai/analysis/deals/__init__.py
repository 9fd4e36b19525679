"""What bots make of a numbered deal."""
