"""Modules import each other in one direction only, the imports that only types need included."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp

KNOTS = (
    {"chabudai.games.hanabi.notation", "chabudai.games.hanabi.state", "chabudai.games.hanabi.view"},
    {
        "chabudai.games.bossa.notation",
        "chabudai.games.bossa.state",
        "chabudai.games.bossa.turn",
        "chabudai.games.bossa.view",
    },
    {"chabudai.fast.hanabi", "chabudai.fast.hanabi.single"},
    {"chabudai.analysis.game_reviewer", "chabudai.analysis.settings"},
    {"chabudai.analysis.bossa.analyst", "chabudai.analysis.bossa.reviewer"},
    {"chabudai.analysis.puzzles.book", "chabudai.analysis.puzzles.puzzle"},
    {"chabudai.envs.pyhanabi.game", "chabudai.envs.pyhanabi.state"},
)
"""Modules that still name each other, most of them only in types: untie one, and take it off the list."""


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Of two modules, one can be read without the other."""
    graph = grimp.build_graph("chabudai", exclude_type_checking_imports=False, cache_dir=None)
    imports = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    for knot in KNOTS:
        for module in knot:
            imports[module] -= knot
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        raise AssertionError(f"a cycle: {' -> '.join(error.args[1])}") from error
