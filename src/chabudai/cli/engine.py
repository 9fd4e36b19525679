"""The command `chabudai engine`."""


def engine() -> None:
    """Referee games over JSON lines, on standard input and output.

    One request a line in, one answer a line out. Try {"do":"hello"}.
    """
    # Late, so that `chabudai --help` does not load the games.
    from chabudai.engine import serve

    serve()
