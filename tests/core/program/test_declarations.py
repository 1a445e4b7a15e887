"""Declarations are known without an import while the files are the same."""

from __future__ import annotations

import json
import sys
import textwrap

import pytest

from workbench.compute.plugins.loader import load_all, load_source
from workbench.core.program import declarations
from workbench.core.program.catalogue import CatalogueState, PluginSource, find_sources
from workbench.core.program.declarations import Declarations, digest_of, shipped_path
from workbench.core.program.home import cache

PLUGIN = """
    from pathlib import Path
    from workbench.api import Plugin, declare, integer, real

    with Path(__file__).with_suffix(".count").open("a") as count:
        count.write("x")

    @declare(Plugin("{id}", "A title", "classifier", "F",
                    (integer("k", 3, low=1), real("p", 2.5, high=9))))
    class Made:
        def __init__(self, k=3, p=2.5):
            self.k, self.p = k, p
"""


@pytest.fixture
def plugin(tmp_path, monkeypatch):
    """A foreign plugin that counts its imports in a file beside it."""
    folder = tmp_path / "plugins"
    folder.mkdir()
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(folder))
    path = folder / "mine.py"
    path.write_text(textwrap.dedent(PLUGIN).format(id="mine"))
    yield path
    forget()


def forget() -> None:
    """Let the next look import a folder's plugins again, as another process would."""
    for name in [n for n in sys.modules if n.startswith("workbench_folder_plugin_")]:
        del sys.modules[name]


def imports(path) -> int:
    """Return how often a plugin has been imported."""
    count = path.with_suffix(".count")
    return len(count.read_text()) if count.exists() else 0


def mine():
    """Describe the plugins as a process of its own would; return the foreign ones."""
    forget()
    return [info for info in load_all() if info.source == "folder"]


def test_what_is_shipped_is_what_the_plugins_declare():
    """Run tests/tools/update_declarations.py when this fails."""
    shipped = json.loads(shipped_path().read_text("utf-8"))
    known = Declarations.load()
    sources = find_sources(foreign=False)
    assert set(shipped["sources"]) == {f"bundled:{s.target}" for s in sources}
    for source in sources:
        assert known.recall(source) == [info for _, info in load_source(source)]


def test_a_file_is_imported_once_until_it_changes(plugin):
    [first] = mine()
    assert first.parameters()[1].high == 9
    assert mine() == [first]
    assert imports(plugin) == 1
    plugin.write_text(plugin.read_text().replace("A title", "Another one"))
    assert [info.title for info in mine()] == ["Another one"]
    assert imports(plugin) == 2


def test_a_fresh_look_imports_what_is_known(plugin):
    mine()
    forget()
    assert [i.id for i in load_all(fresh=True) if i.source == "folder"] == ["mine"]
    assert imports(plugin) == 2


def test_a_failure_is_tried_again(plugin):
    good = plugin.read_text()
    plugin.write_text(good + "\nraise ValueError('not today')\n")
    assert [info.status for info in mine()] == ["failed"]
    assert [info.status for info in mine()] == ["failed"]
    assert imports(plugin) == 2


def test_a_file_that_changes_while_it_is_imported_is_imported_again(plugin):
    source = PluginSource("folder", "mine", str(plugin))
    known = Declarations()
    known.recall(source)
    infos = [info for _, info in load_source(source)]
    plugin.write_text(plugin.read_text() + "\n# changed\n")
    known.learn(source, infos)
    assert known.recall(source) is None


def test_the_standing_is_that_of_today(plugin):
    mine()
    CatalogueState(disabled={"mine"}).save()
    assert [i.error for i in mine()] == ["switched off by the user"]
    CatalogueState(strikes={"folder:mine": 2}).save()
    assert [i.status for i in mine()] == ["quarantined"]
    CatalogueState().save()
    assert [i.status for i in mine()] == ["loaded"]
    assert imports(plugin) == 1


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: "[" * 100_000,
        lambda text: text.replace('"format": 1', '"format": 2'),
        lambda text: text.replace('"id": "mine"', '"id": 5'),
        lambda text: text.replace('"default": 3', '"default": 0'),
        lambda text: text.replace('"params": [', '"params": [7, '),
        lambda text: text.replace('"plugins": [', '"plugins": ["x", '),
        lambda text: text.replace('"origin": "', '"origin": "elsewhere'),
    ],
)
def test_a_damaged_cache_is_ignored_and_written_anew(plugin, damage):
    good = mine()
    kept = cache() / "declarations.json"
    whole = kept.read_text()
    damaged = damage(whole)
    assert damaged != whole
    kept.write_text(damaged)
    assert mine() == good
    assert kept.read_text() == whole
    assert imports(plugin) == 2


def test_files_that_are_gone_are_dropped(plugin):
    mine()
    plugin.rename(plugin.with_name("yours.py"))
    mine()
    kept = json.loads((cache() / "declarations.json").read_text())
    assert [name.rpartition("/")[2] for name in kept["sources"]] == ["yours.py"]


def test_a_cache_that_cannot_be_written_is_no_error(plugin):
    cache().parent.mkdir(parents=True, exist_ok=True)
    cache().write_text("a file where the folder should be")
    assert [info.status for info in mine()] == ["loaded"]


def test_every_file_of_a_package_counts(tmp_path, monkeypatch):
    package = tmp_path / "made_up_package"
    package.mkdir()
    for name in ("__init__.py", "part.py"):
        (package / name).write_text("raise SystemExit('imported')")
    monkeypatch.syspath_prepend(str(tmp_path))
    sources = [
        PluginSource("folder", "made_up_package", str(package / "__init__.py")),
        PluginSource("entry-point", "x", "made_up_package.part:Made"),
    ]
    before = [digest_of(source) for source in sources]
    assert None not in before
    (package / "part.py").write_text("")
    assert not {digest_of(source) for source in sources} & set(before)


@pytest.mark.parametrize("target", ["no_such_module_at_all:Made", "sys:Made", ":"])
def test_what_has_no_files_is_always_imported(target):
    source = PluginSource("entry-point", "x", target)
    assert digest_of(source) is None
    known = Declarations()
    assert known.recall(source) is None
    known.learn(source, [])
    assert known.entries == {}


def test_what_plugins_import_of_the_program_counts(plugin, monkeypatch):
    mine()
    source = PluginSource("folder", "mine", str(plugin))
    assert Declarations.load().recall(source)
    monkeypatch.setattr(declarations, "_ground", lambda: "another version")
    assert Declarations.load().recall(source) is None
