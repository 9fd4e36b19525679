"""Human conventions, compiled: the bot `partner` move for move, and search on top of it."""
