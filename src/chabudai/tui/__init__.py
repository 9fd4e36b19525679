"""People in a terminal: a screen, and lines for screen readers and pipes.

A `Session` is where a game is, in this process or on a server. It hands out `Scene`s, which hold what
one observer may know and nothing else, and takes moves. The screen and the lines draw scenes; what is
special to a game lies in a folder of its own behind an `Adapter`, and `generic` stands in for a game
that brings none.
"""
