"""Every import goes down: between layers, and from plugins to what they may know.

import-linter checks the installed wheel, but does not look into the folders of plugins,
which are no packages; here every file of the checkout is read.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import workbench.api

ROOT = Path(__file__).resolve().parents[2]
#: From the top to the ground.
LAYERS = ("cli", "ui", "jobs", "compute", "core", "numerics", "api")
#: What a layer leaves out although it is below: the window's process stays light.
LEFT_OUT = {"ui": {"compute"}}
#: All of ours that a plugin may import; parts of its own it imports by relative names.
FOR_PLUGINS = {"numerics", "api"}
#: The package of plugins says where learners are looked up (decision 13).
LOOKS_UP = "plugins/__init__.py"
QT = ("PySide6", "shiboken6", "pyqtgraph")


def imports(path: Path) -> Iterator[str]:
    """Yield the modules a file imports by absolute names, at the top or later."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files(folder: str) -> list[Path]:
    found = sorted((ROOT / folder).rglob("*.py"))
    assert found
    return found


def guilty(folder: str, allowed: set[str], qt: bool = False) -> list[str]:
    """Return the imports of a folder's files that are not allowed."""
    found = []
    for path in files(folder):
        name = path.relative_to(ROOT).as_posix()
        for module in imports(path):
            first, _, rest = module.partition(".")
            upwards = first == "workbench" and rest.partition(".")[0] not in allowed
            if name != LOOKS_UP and (upwards or (first in QT and not qt)):
                found.append(f"{name}: {module}")
    return found


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_what_is_below_it(layer):
    below = set(LAYERS[LAYERS.index(layer) :]) - LEFT_OUT.get(layer, set())
    allowed = below | {"_version", "__version__"}
    assert guilty(f"workbench/{layer}", allowed, qt=layer == "ui") == []


def test_every_folder_of_the_program_is_a_layer():
    folders = {path.parent.name for path in (ROOT / "workbench").glob("*/__init__.py")}
    assert folders == set(LAYERS)


def test_a_plugin_imports_the_api_numerics_and_its_own_folder():
    assert guilty("plugins", FOR_PLUGINS) == []


def test_a_plugin_stays_in_its_own_folder():
    """`from ..x import y` would lead a plugin's part into its neighbours."""
    found = []
    for path in files("plugins"):
        own = path.relative_to(ROOT).parts[2:-1]  # below plugins/KIND
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level > len(own):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_file_names_are_unique_outside_the_window():
    paths = [*files("plugins"), *files("workbench")]
    names = [
        path.name
        for path in paths
        if path.name != "__init__.py" and "ui" not in path.relative_to(ROOT).parts
    ]
    assert sorted(names) == sorted(set(names))


def test_the_types_of_the_api_name_what_it_offers():
    """The names of numerics come lazily; type checkers know them from the stub."""
    stub = ast.parse((ROOT / "workbench/api/__init__.pyi").read_text(encoding="utf-8"))
    typed = {
        alias.asname or alias.name
        for node in stub.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert set(workbench.api.__all__) <= typed
    assert all(hasattr(workbench.api, name) for name in workbench.api.__all__)
