"""The rules of the house: layers, circles, folders, names. Each fails when it is broken."""

import ast
import gc
import re
from importlib import import_module
from pathlib import Path

import pytest
from support import house
from support.checkout import ROOT

import workbench.api

FILES = house.sources(ROOT)

QT = re.compile(r"^\s*(?:from|import) (?:PySide6|shiboken6|pyqtgraph)\b", re.MULTILINE)

#: Names in strings that lead upwards, and why.
ALLOWED = {
    # the public door: names that plugins have always asked for here
    "workbench.api": "workbench.numerics",
    # their pictures are drawn by a process of their own, started by this name
    "workbench.compute.demo": "workbench.ui.drawing.demo_pictures",
    "workbench.compute.interface.drawn_picture": "workbench.ui.drawing.draw_figure",
    "workbench.compute.scripting": "workbench.ui.drawing.draw_figure",
    "workbench.compute.thesis.reproduction_report": "workbench.ui.drawing.draw_figure",
    "workbench.compute.experiments.experiment_outputs": "workbench.ui.drawing.draw_figure",
}


@pytest.fixture(scope="module")
def graphs():
    """What each module imports, and what each names in its strings."""
    gc.disable()  # the trees are all there until they all go: most of the time
    try:
        return house.import_graph(FILES), house.named_in_strings(FILES)
    finally:
        house.tree_of.cache_clear()
        gc.enable()


@pytest.fixture(scope="module")
def graph(graphs):
    return graphs[0]


@pytest.fixture(scope="module")
def in_strings(graphs):
    return graphs[1]


def test_imports_lead_down(graph):
    assert house.upward(graph) == set()


def test_names_in_strings_lead_down(in_strings):
    found = {
        (name, other)
        for name, other in house.upward(in_strings)
        if not other.startswith(ALLOWED.get(name, "-"))
        and not ALLOWED.get(name, "-").startswith(other)
    }
    assert found == set()


def test_a_plugin_imports_what_a_stranger_could(graph):
    assert house.strange(graph) == set()


def test_no_widget_has_a_style_sheet():
    """Under one, each change of theme or text size goes through every widget."""
    sheets = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "workbench" / "ui").rglob("*.py"))
        if "stylesheet" in path.read_text("utf-8").lower()
    ]
    assert sheets == []


def test_there_are_no_circles(graph):
    assert house.circles(graph) == []


def test_no_folder_is_crowded():
    assert house.crowded(FILES) == {}


def test_no_basename_is_in_two_layers():
    assert house.shared_basenames(FILES) == {}


def test_every_module_is_reached(graph, in_strings):
    named = {name: graph[name] | in_strings.get(name, set()) for name in graph}
    for name, path in FILES.items():  # tables of rooms, pages and tasks: "module:name"
        package = name if path.stem == "__init__" else name.rpartition(".")[0]
        text = path.read_text(encoding="utf-8")
        for module in re.findall(r'"([a-z_.0-9]+):\w+"', text):
            places = {f"{below}.{module}" for below in (package, f"{package}.tasks")}
            places.add(f"workbench.ui.rooms{module}")
            named[name] = named[name] | (places & set(FILES))
    starts = {"workbench", "workbench.__main__", house.BUNDLED, "workbench.api.checks"}
    starts |= {name for name in FILES if house.plugin_of(name).count(".") == 1}
    # the contract test for strangers' plugins, and tools for tests and demos
    starts |= {
        "workbench.api.checks.plugin_check", "workbench.jobs.inline",
        "workbench.ui.lessons.replay",
    }  # fmt: skip
    left = house.unreached(named, starts)
    assert {name for name in left if FILES[name].stem != "__init__"} == set()


def test_every_folder_of_the_program_is_a_layer():
    folders = {path.parent.name for path in (ROOT / "workbench").glob("*/__init__.py")}
    assert folders == set(house.LAYERS)


def test_qt_is_imported_by_the_window_alone():
    found = [
        name
        for name, path in FILES.items()
        if house.layer(name) != "ui" and re.search(QT, path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_plugin_stays_in_its_own_folder():
    """`from ..x import y` would lead a plugin's part into its neighbours."""
    found = []
    for path in sorted((ROOT / "plugins").rglob("*.py")):
        own = path.relative_to(ROOT).parts[2:-1]  # below plugins/KIND
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level > len(own):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


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


def made(tmp_path: Path, **texts: str) -> dict[str, Path]:
    """Write modules, dots as double underscores, and return them by name."""
    for name, text in texts.items():
        path = tmp_path / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return house.sources(tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "from workbench.ui.room import Room",
        "import workbench.ui.room",
        "def f():\n    from workbench.ui import room",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n"
        "    from workbench.ui.room import Room",
    ],
)
def test_an_import_upwards_is_found(tmp_path, text):
    files = made(tmp_path, workbench__core__cell=text, workbench__ui__room="")
    found = house.upward(house.import_graph(files))
    assert found == {("workbench.core.cell", "workbench.ui.room")}


def test_a_name_upwards_is_found_but_in_docstrings(tmp_path):
    files = made(
        tmp_path,
        workbench__core__cell='"""See workbench.ui.room."""\nx = "workbench.ui.room:R"',
        workbench__core__other='"""See workbench.ui.room."""',
        workbench__ui__room="",
    )
    found = house.upward(house.named_in_strings(files))
    assert found == {("workbench.core.cell", "workbench.ui.room")}


def test_a_circle_is_found(tmp_path):
    files = made(
        tmp_path,
        workbench__core__a="from workbench.core import b",
        workbench__core__b="from workbench.core.c import x",
        workbench__core__c="def f():\n    from workbench.core import a",
        workbench__core__d="from workbench.core import a",
    )
    names = ["workbench.core.a", "workbench.core.b", "workbench.core.c"]
    assert house.circles(house.import_graph(files)) == [names]


def test_a_plugin_that_knows_too_much_is_found(tmp_path):
    files = made(
        tmp_path,
        plugins__metrics__one="from workbench.core import a\nfrom .two import x",
        plugins__metrics__two="from workbench.api import b\nfrom workbench.numerics import c",
        plugins__metrics__three____init__="from .part import x",
        plugins__metrics__three__part="",
        workbench__core__a="", workbench__api__b="", workbench__numerics__c="",
    )  # fmt: skip
    one = "workbench.bundled.metrics.one"
    assert house.strange(house.import_graph(files)) == {
        (one, "workbench.core.a"), (one, "workbench.bundled.metrics.two"),
    }  # fmt: skip


def test_crowds_and_namesakes_and_lost_modules_are_found(tmp_path):
    many = {f"workbench__core__m{i}": "" for i in range(house.MOST_MODULES + 1)}
    files = made(tmp_path, **many, workbench__ui__m3="")
    assert list(house.crowded(files).values()) == [house.MOST_MODULES + 1]
    assert house.shared_basenames(files) == {"m3": ["core", "ui"]}
    left = house.unreached(house.import_graph(files), {"workbench.ui.m3"})
    assert "workbench.core.m3" in left
    assert "workbench.ui.m3" not in left
