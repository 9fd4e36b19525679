"""Modules import each other in one direction only, the imports that only types need included."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from importlib import resources
from pathlib import Path

import grimp

MOST = 15
"""Modules in one folder of the server."""


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Of two modules, one can be read without the other."""
    graph = grimp.build_graph("chabudai", exclude_type_checking_imports=False, cache_dir=None)
    imports = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        raise AssertionError(f"a cycle: {' -> '.join(error.args[1])}") from error


def test_no_folder_of_the_server_has_too_many_modules() -> None:
    """A room that one can still survey."""
    folders = Path(str(resources.files("chabudai.server"))).rglob("__init__.py")
    many = {folder.parent.name: len(list(folder.parent.glob("[!_]*.py"))) for folder in folders}

    assert {name: count for name, count in many.items() if count > MOST} == {}
