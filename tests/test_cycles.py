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
    {"chabudai.envs.pyhanabi.game", "chabudai.envs.pyhanabi.state"},
)
"""Modules that name each other's types: a position with its forms and turns, and the interface of another project."""


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


def test_each_knot_is_one() -> None:
    """Whoever unties one takes it off the list."""
    graph = grimp.build_graph("chabudai", exclude_type_checking_imports=False, cache_dir=None)
    for knot in KNOTS:
        for module in knot:
            assert knot & set(graph.find_modules_directly_imported_by(module)), module
            assert knot & set(graph.find_modules_that_directly_import(module)), module
