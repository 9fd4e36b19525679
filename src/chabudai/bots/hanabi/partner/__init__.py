"""The bot `partner`, in parts: what it notes, how it reads clues, how it chooses."""
