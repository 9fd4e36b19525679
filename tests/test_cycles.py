"""Modules import each other in one direction only, the imports that only types need included."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Of two modules, one can be read without the other."""
    graph = grimp.build_graph("chabudai", exclude_type_checking_imports=False, cache_dir=None)
    imports = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        raise AssertionError(f"a cycle: {' -> '.join(error.args[1])}") from error
