"""The other workers: who is alive, who leads a table, and the way to them."""
