"""Who is let in: addresses behind proxies, names of hosts, and what a request may cost."""
