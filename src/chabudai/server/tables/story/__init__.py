"""The game of a table told afterwards: written down whole, shown move by move, with what bots thought."""
