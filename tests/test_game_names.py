"""No level names a game outside of that game's own folders: whatever one game may do, each may."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path, PurePath

from chabudai.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "chabudai"
PAGE = ROOT / "web" / "src"
OURS = [game.name for game in GAMES.values() if game.parts.startswith("chabudai.")]
NAME = re.compile("|".join(OURS), re.IGNORECASE)
LISTING = SOURCE / "games" / "__init__.py"
"""The one module that lists our games."""
GENERATED = PAGE / "lib" / "protocol.ts"
"""Made from the games themselves."""
INTERFACES = {"envs/rl_env.py": "hanabi"}
"""Modules that keep the name of somebody else's interface to one game, so that programs written for that find it."""
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def owner(path: PurePath) -> str | None:
    """Return the game to whose folders a file belongs, such as `fast/hanabi_search` or `envs/pyhanabi`."""
    named = (game for game in OURS for part in path.parts if game in part)
    return INTERFACES.get(path.as_posix()) or next(named, None)


def named(text: str, own: str | None) -> bool:
    """Tell whether *text* names a game that is not its owner."""
    return any(found.lower() != own for found in NAME.findall(text))


def docstrings(tree: ast.Module) -> set[int]:
    """Return the lines on which texts begin that stand for themselves."""
    return {
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }


def lines_naming(tree: ast.Module, own: str | None) -> set[int]:
    """Return the lines on which a literal or an import begins that names a game other than *own*."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text), lineno=line):
                found |= {line} if named(text, own) else set()
            case ast.Import(names=names, lineno=line):
                found |= {line} if named(" ".join(alias.name for alias in names), own) else set()
            case ast.ImportFrom(module=module, names=names, lineno=line):
                found |= {line} if named(" ".join([str(module), *(alias.name for alias in names)]), own) else set()
    return found


def places_in_python() -> Iterator[str]:
    """Yield where a literal or an import outside of a game's folders names that game."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path == LISTING:
            continue
        own = owner(path.relative_to(SOURCE))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        prose = docstrings(tree)
        yield from (f"{path.relative_to(ROOT)}:{line}" for line in sorted(lines_naming(tree, own) - prose))


def places_in_the_page() -> Iterator[str]:
    """Yield the lines of the page outside of a game's folder that name that game, comments aside."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix not in (".ts", ".svelte", ".css") or path.name.endswith(".test.ts") or path == GENERATED:
            continue
        own = owner(path.relative_to(PAGE))
        code = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), path.read_text(encoding="utf-8"))
        for number, line in enumerate(code.splitlines(), start=1):
            if named(line, own):
                yield f"{path.relative_to(ROOT)}:{number}"


def test_no_module_names_a_game_that_is_not_its_own() -> None:
    """Neither a text nor an import: what is special to a game is found through the registry."""
    assert list(places_in_python()) == []


def test_the_page_names_no_game_outside_of_its_folder() -> None:
    """Boards, words and pictures of a game are found by its name, which the server tells."""
    assert list(places_in_the_page()) == []
