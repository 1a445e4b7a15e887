"""Plugins are imported one by one, and what goes wrong with one is told as data."""

from __future__ import annotations

import os
import sys
import textwrap
from pathlib import Path

import pytest
from support.checkout import DATA

from workbench.api import Cancelled, Problem, declared
from workbench.compute.experiments.check_experiment import _PREDICTING
from workbench.compute.plugins import loader
from workbench.compute.plugins.loader import (
    bundled_info,
    known_ids,
    load_all,
    load_source,
    plugin_class,
)
from workbench.core.program.catalogue import (
    CatalogueState,
    PluginSource,
    bundled_ids,
    find_sources,
    is_foreign,
)

BAD = DATA / "bad_plugins"


@pytest.fixture(autouse=True)
def forgetful(monkeypatch):
    """The loader remembers sources for the life of a worker; a test is one."""
    before = set(sys.modules)
    loader._load_once.cache_clear()
    yield
    loader._load_once.cache_clear()
    for name in set(sys.modules) - before:
        if name.startswith("workbench_folder_plugin_"):
            del sys.modules[name]


PLUGIN = """
    from workbench.api import Plugin, declare, integer

    @declare(Plugin("{id}", "A title", "classifier", "F", (integer("k", 1),)))
    class Made:
        def __init__(self, k=1):
            self.k = k
"""


def write(path: Path, text: str, **words: str) -> PluginSource:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(textwrap.dedent(text).format(**words))
    return PluginSource("folder", path.stem, str(path))


def only(source: PluginSource):
    [(cls, info)] = load_source(source)
    return cls, info


def bad(name: str) -> PluginSource:
    return PluginSource("folder", name, str(BAD / f"{name}.py"))


def test_every_bundled_plugin_loads():
    for source in find_sources(foreign=False):
        for cls, info in load_source(source):
            assert (info.status, info.error) == ("loaded", "")
            assert declared(cls).id == info.id
            assert plugin_class(info.id) is cls
            assert not is_foreign(info.id)


def test_file_is_imported_under_a_private_name(tmp_path):
    cls, info = only(write(tmp_path / "json.py", PLUGIN, id="x"))
    assert (info.id, info.status, info.origin) == (
        "x",
        "loaded",
        str(tmp_path / "json.py"),
    )
    assert [p.name for p in info.parameters()] == ["k"]
    assert sys.modules[cls.__module__].Made is cls
    assert cls.__module__ != "json"
    assert only(PluginSource("folder", "json", info.origin))[0] is cls


def test_package_may_import_its_own_modules(tmp_path):
    package = tmp_path / "pack"
    write(package / "inner.py", PLUGIN, id="inside")
    source = write(package / "__init__.py", "from .inner import Made")
    assert only(source)[1].id == "inside"


@pytest.mark.parametrize(
    ("name", "error", "traced"),
    [
        ("syntax_error", "syntax_error.py:4: SyntaxError: '(' was never closed", True),
        (
            "import_error",
            "import_error.py:3: ModuleNotFoundError: No module named",
            True,
        ),
        ("exits_at_import", "exits_at_import.py:5: SystemExit: not today", True),
        ("wrong_parameter", "neighbours (expected those of the constructor: k)", False),
        ("wrong_default", "default k = 0 (expected an integer at least 1)", False),
    ],
)
def test_failure_is_an_entry_with_one_line(name, error, traced):
    cls, info = only(bad(name))
    assert cls is None
    assert info.status == "failed"
    assert error in info.error
    assert "\n" not in info.error
    assert ("Traceback" in info.trace) == traced


def test_file_without_plugin_and_odd_declaration_fail(tmp_path):
    nothing = only(write(tmp_path / "a.py", "from sklearn.svm import SVC"))[1]
    assert "declares no plugin (expected a class under @declare" in nothing.error
    odd = PLUGIN.replace('(integer("k", 1),)', "5")
    info = only(write(tmp_path / "b.py", odd, id="odd"))[1]
    assert (info.id, info.status) == ("odd", "failed")
    assert "TypeError" in info.error


def test_classes_imported_from_elsewhere_are_not_claimed(tmp_path):
    text = PLUGIN + "    from workbench.bundled.knn import *\n"
    assert only(write(tmp_path / "a.py", text, id="mine"))[1].id == "mine"


def test_failed_import_is_not_half_remembered(tmp_path):
    path = tmp_path / "a.py"
    assert only(write(path, "1 / 0"))[1].status == "failed"
    assert only(write(path, PLUGIN, id="mended"))[1].status == "loaded"


@pytest.mark.parametrize("error", ["Cancelled", "KeyboardInterrupt"])
def test_cancel_passes(tmp_path, error):
    source = write(
        tmp_path / "a.py", f"from workbench.api import Cancelled\nraise {error}"
    )
    with pytest.raises((Cancelled, KeyboardInterrupt)):
        load_source(source)


@pytest.mark.parametrize("value", ["stranger:Made", "stranger"])
def test_entry_point_names_a_class_or_a_module(tmp_path, monkeypatch, value):
    write(tmp_path / "stranger.py", PLUGIN, id="strange")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    info = only(PluginSource("entry-point", "s", value))[1]
    assert (info.id, info.source, info.status) == ("strange", "entry-point", "loaded")
    wrong = only(PluginSource("entry-point", "s", "stranger:declare"))[1]
    assert "expected a module or a class" in wrong.error
    monkeypatch.delitem(sys.modules, "stranger")


def test_foreign_file_may_not_take_a_bundled_id(tmp_path, monkeypatch):
    write(tmp_path / "a.py", PLUGIN, id="knn")
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(tmp_path))
    entries = [info for info in load_all() if info.id == "knn"]
    assert [(i.source, i.status) for i in entries] == [
        ("bundled", "loaded"), ("folder", "failed"),
    ]  # fmt: skip
    assert "taken by workbench.bundled" in entries[1].error
    assert plugin_class("knn").__module__ == "workbench.bundled.knn"
    assert [i.source for i in load_all(foreign=False) if i.id == "knn"] == ["bundled"]


def test_bundled_plugin_is_found_though_foreign_ones_never_end(monkeypatch):
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(BAD))
    assert plugin_class("knn").__name__


def test_foreign_plugin_is_found_at_home_without_the_others(monkeypatch):
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(BAD))  # importing all would not end
    CatalogueState(homes={"good-majority": "folder:good_plugin"}).save()
    assert plugin_class("good-majority").__name__ == "Majority"
    assert is_foreign("good-majority")
    assert is_foreign("folder:anything")


def test_a_foreign_plugin_whose_file_is_gone_is_no_longer_known(tmp_path, monkeypatch):
    write(tmp_path / "mine.py", PLUGIN, id="mine")
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(tmp_path))
    CatalogueState(homes={"mine": "folder:mine"}).save()
    assert known_ids()[-1] == "mine"
    (tmp_path / "mine.py").unlink()
    assert "mine" not in known_ids()


def test_foreign_plugin_is_found_without_a_survey(tmp_path, monkeypatch):
    write(tmp_path / "a_killer.py", "1 / 0")
    write(tmp_path / "z.py", PLUGIN, id="mine")
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(tmp_path))
    assert plugin_class("mine").__name__ == "Made"


def test_sources_under_which_a_worker_died_are_not_searched(tmp_path, monkeypatch):
    write(tmp_path / "a.py", "import os; os._exit(1)")
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(tmp_path))
    CatalogueState(strikes={"folder:a": 1}).save()
    with pytest.raises(
        Problem,
        match=r"no plugin 'mine' \(expected one of adaboost, .*see workbench plugins",
    ):
        plugin_class("mine")


def test_failed_plugin_is_told_by_its_id(monkeypatch):
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(BAD / "wrong_parameter.py"))
    with pytest.raises(Problem, match=r"plugin wrong-parameter: .*constructor: k"):
        plugin_class("wrong-parameter")


@pytest.mark.parametrize(
    ("state", "status"),
    [
        (CatalogueState(disabled={"knn"}), "disabled"),
        (CatalogueState(strikes={"knn": 2}), "quarantined"),
    ],
)
def test_disabled_and_quarantined_plugins_are_listed_but_not_run(state, status):
    state.save()
    assert [i.status for i in load_all(foreign=False) if i.id == "knn"] == [status]
    with pytest.raises(Problem, match=f"plugin knn: {status}"):
        plugin_class("knn")


def test_disabled_source_is_not_imported(tmp_path):
    source = write(tmp_path / "a.py", "import os; os._exit(1)")
    CatalogueState(disabled={"folder:a"}).save()
    assert only(source)[1].status == "disabled"


def test_path_separator_of_the_system(tmp_path, monkeypatch):
    for name in "ab":
        write(tmp_path / name / f"{name}.py", PLUGIN, id=name)
    places = os.pathsep.join(str(tmp_path / name) for name in "ab")
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", places)
    assert [i.id for i in load_all() if i.source == "folder"] == ["a", "b"]


def test_ids_read_off_the_sources_are_those_declared():
    declared_there = {
        info.id: source.name
        for source in find_sources(foreign=False)
        for _, info in load_source(source)
    }
    assert bundled_ids() == declared_there


def test_what_is_known_of_a_bundled_plugin_is_what_its_class_declares():
    for id_ in bundled_ids():
        cls = plugin_class(id_)
        plugin, info = declared(cls), bundled_info(id_)
        assert info is not None, id_
        assert (info.kind, info.parameters()) == (plugin.kind, plugin.params)
        # so a check need not import them to know whether they predict
        assert hasattr(cls, "predict") is (info.kind in _PREDICTING), id_


def test_nothing_is_known_of_a_plugin_that_is_foreign_or_may_not_run():
    assert bundled_info("no-such-plugin") is None
    state = CatalogueState.load()
    state.disabled.add("knn")
    state.save()
    assert bundled_info("knn") is None
