"""Every import goes down: between layers, and from plugins to what they may know.

import-linter checks the installed wheel, but does not look into the folders of plugins,
which are no packages; here every file of the checkout is read.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
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
#: Programs of the window's layer that others start as processes, for pictures.
PROGRAMS = {
    "workbench/compute/demo.py: workbench.ui.drawing.demo_pictures",
    "workbench/compute/experiments/experiment_outputs.py: workbench.ui.drawing.draw",
    "workbench/compute/thesis/reproduction_report.py: workbench.ui.drawing.draw",
}
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


def test_no_layer_reaches_up_by_a_string():
    """`import_module("workbench.compute…")` goes up as an import does."""
    found = []
    for number, layer in enumerate(LAYERS):
        above = "|".join(LAYERS[:number]) or "-"
        upwards = re.compile(rf"workbench\.({above})\b[\w.]*")
        for path in files(f"workbench/{layer}"):
            name = path.relative_to(ROOT).as_posix()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                text = node.value if isinstance(node, ast.Constant) else None
                if isinstance(text, str) and upwards.fullmatch(text):
                    found.append(f"{name}: {text}")
    doors = {place for place in found if place.startswith("workbench/api/__init__.py")}
    assert doors
    assert set(found) - doors == PROGRAMS


def test_the_types_of_the_api_are_those_it_offers():
    """The names of numerics come lazily; type checkers know them from the stub."""
    stub = ast.parse((ROOT / "workbench/api/__init__.pyi").read_text(encoding="utf-8"))
    typed = {
        alias.asname or alias.name: getattr(import_module(node.module), alias.name)
        for node in stub.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    offered = {name: getattr(workbench.api, name) for name in workbench.api.__all__}
    assert {name: typed.get(name) for name in offered} == offered
