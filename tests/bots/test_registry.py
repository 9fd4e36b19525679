"""Where bots come from: the games, and other packages."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from chabudai.bots import BOTS, BotFailed, BotKind, BotRefuses, Bots, UnknownBot
from chabudai.bots.any_move import AnyMoveKind
from chabudai.core import InvalidRules, Registry
from chabudai.games import GAMES
from chabudai.games.hanabi import Hanabi


class Guest(AnyMoveKind):
    """A bot that somebody else wrote."""

    name = "guest"

    def __init__(self, game: str = "hanabi") -> None:
        """Play Hanabi unless told otherwise."""
        super().__init__(game)


class Impostor(Guest):
    """A bot with the name of one of ours."""

    name = "random"


class PlainHanabi(Hanabi):
    """A game that brings nothing to any level, as one of another package may."""

    parts = ""


KIND = Guest()
KINDS = [Guest("hanabi"), Guest("bossa")]
NO_KIND = "teapot"


def installed(monkeypatch: pytest.MonkeyPatch, name: str) -> Bots:
    """Return a registry that finds *name* of this module installed."""
    point = EntryPoint("guest", f"{__name__}:{name}", "chabudai.bots")
    monkeypatch.setattr(EntryPoint, "load", lambda _point: globals()[name])
    monkeypatch.setattr("chabudai.bots.registry.entry_points", lambda group: [point] if group else [])
    return Bots(Registry([PlainHanabi()]))


def test_bots_are_listed_game_by_game() -> None:
    """Each game has `random` first, then the bots of its own, weakest first."""
    listed = [(kind.game, kind.name) for kind in BOTS]

    assert listed == [
        *(("hanabi", name) for name in ("random", "cautious", "partner", "encoder", "foresight")),
        *(("bossa", name) for name in ("random", "greedy", "master")),
    ]


def test_a_game_that_brings_no_bots_has_random() -> None:
    """Nothing here names a game, so one of another package is played at once."""
    bots = Bots(Registry([PlainHanabi()]))

    assert [kind.name for kind in bots] == ["random"]
    assert bots.find("hanabi", "random").game == "hanabi"


def test_bots_of_a_game_that_there_is_not_are_refused() -> None:
    """The error names the games."""
    with pytest.raises(InvalidRules, match=r"no game 'go'.*hanabi, bossa"):
        BOTS.find("go", "random")


def test_listing_bots_loads_no_compiler() -> None:
    """What a bot needs is loaded when it sits down."""
    program = "import sys; from chabudai.bots import BOTS; list(BOTS); sys.exit('numba' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=300).returncode == 0


@pytest.mark.parametrize("name", ["Guest", "KIND", "KINDS"])
def test_an_installed_bot_is_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """An entry point names a kind, its class or several kinds."""
    bots = installed(monkeypatch, name)

    assert bots.find("hanabi", "guest").name == "guest"
    assert [kind.name for kind in bots.of("hanabi")] == ["random", "guest"]


def test_an_installed_bot_does_not_replace_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that we use stays ours."""
    bots = installed(monkeypatch, "Impostor")

    assert [type(kind) for kind in bots] == [AnyMoveKind]


def test_what_is_no_bot_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that offers something else is told so."""
    with pytest.raises(BotFailed, match="'guest' offers 'teapot'"):
        installed(monkeypatch, "NO_KIND").of("hanabi")


def test_without_levels_there_is_none_to_choose() -> None:
    """A kind without levels says so."""
    with pytest.raises(UnknownBot, match="has no levels"):
        BotKind.at(KIND, "hard")


@pytest.mark.parametrize(("game", "bot", "others"), [("bossa", "master", "greedy"), ("hanabi", "foresight", "partner")])
def test_a_compiled_bot_says_what_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, game: str, bot: str, others: str
) -> None:
    """Without the extra it is offered to nobody, and whoever asks for it hears how to get it and who plays instead."""
    monkeypatch.setattr("chabudai.bots.kind.find_spec", lambda _: None)
    setup = GAMES[game].setup(2, {})
    assert not BOTS.find(game, bot).plays(setup)
    with pytest.raises(BotRefuses, match=rf"chabudai\[fast\].*{others}"):
        BOTS.seated(bot, game, setup)
