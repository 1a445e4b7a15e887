"""No modules of the window import each other in a circle, for annotations neither."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "workbench.ui"


def sources(package: str) -> dict[str, Path]:
    """Return the file of every module of a package."""
    folder = ROOT.joinpath(*package.split("."))
    found = {}
    for path in sorted(folder.rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


def imports(path: Path, modules: dict[str, Path]) -> set[str]:
    """Return which of the modules a file imports, also below TYPE_CHECKING."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, path  # a relative import: the window has none
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= (below & modules.keys()) or {node.module}
    return names & modules.keys()


def test_no_modules_of_the_window_import_each_other():
    modules = sources(PACKAGE)
    assert len(modules) > 100
    graph = {name: imports(path, modules) - {name} for name, path in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(" > ".join(error.args[1])) from None
