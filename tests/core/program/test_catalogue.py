"""Where plugins are looked for, what is remembered about them, and where."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import platformdirs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Plugin, choice, integer
from workbench.core.program.catalogue import (
    CatalogueState,
    PluginInfo,
    PluginSource,
    charge_plugins,
    find_sources,
    first_wins,
    unusable,
)
from workbench.core.program.home import home, write_atomically


def info(name: str, origin: str, status: str = "loaded") -> PluginInfo:
    return PluginInfo(name, name, "classifier", "F", "folder", status, origin=origin)


def make_files(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("raise SystemExit('imported')")


class TestHome:
    def test_environment_names_it(self, fresh_home):
        assert home() == fresh_home

    def test_system_place_otherwise(self, monkeypatch):
        monkeypatch.delenv("WORKBENCH_HOME")
        expected = platformdirs.user_data_dir("vecino-workbench", appauthor=False)
        assert home() == Path(expected)

    @pytest.mark.parametrize("content", ["a\r\nñ\n", b"\x00\xff"])
    def test_file_is_written_whole_and_replaced(self, tmp_path, content):
        path = tmp_path / "new" / "file"
        write_atomically(path, "old")
        write_atomically(path, content)
        data = content.encode() if isinstance(content, str) else content
        assert path.read_bytes() == data
        assert os.listdir(path.parent) == ["file"]

    def test_failure_keeps_the_old_file_and_leaves_nothing(self, tmp_path, monkeypatch):
        path = tmp_path / "file"
        write_atomically(path, "old")

        def refuse(*args):
            raise OSError("disk full")

        monkeypatch.setattr(os, "replace", refuse)
        with pytest.raises(OSError, match="disk full"):
            write_atomically(path, "new")
        assert path.read_text() == "old"
        assert os.listdir(tmp_path) == ["file"]


class TestSources:
    def test_bundled_come_first_and_are_modules(self):
        sources = find_sources(foreign=False)
        assert [s.name for s in sources] == sorted(s.name for s in sources)
        assert "knn" in {s.name for s in sources}
        assert all(s.target == f"workbench.bundled.{s.name}" for s in sources)
        assert not any(s.foreign for s in sources)

    def test_files_and_packages_of_both_folders_in_order(self, tmp_path, monkeypatch):
        make_files(home() / "plugins", "b.py", "a.py", "_no.py", ".no.py", "no.txt")
        make_files(tmp_path, "pack/__init__.py", "pack/inner.py", "empty/x.txt", "c.py")
        single = tmp_path / "elsewhere" / "d.py"
        make_files(single.parent, "d.py", "not_named.py")
        places = [tmp_path, single, tmp_path / "missing"]
        monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", os.pathsep.join(map(str, places)))
        folder = [s for s in find_sources() if s.kind == "folder"]
        assert [s.name for s in folder] == ["a", "b", "c", "pack", "d"]
        assert folder[3].target == str(tmp_path / "pack" / "__init__.py")

    def test_entry_points_are_listed_with_their_target(self, tmp_path, monkeypatch):
        made = tmp_path / "stranger-1.0.dist-info"
        made.mkdir()
        (made / "METADATA").write_text(
            "Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n"
        )
        (made / "entry_points.txt").write_text(
            "[workbench.plugins]\nb = s:B\na = s.m\n"
        )
        monkeypatch.syspath_prepend(str(tmp_path))
        points = [s for s in find_sources() if s.kind == "entry-point"]
        assert PluginSource("entry-point", "a", "s.m") in points
        assert PluginSource("entry-point", "b", "s:B") in points
        assert points.index(PluginSource("entry-point", "a", "s.m")) < points.index(
            PluginSource("entry-point", "b", "s:B")
        )

    def test_nothing_is_imported(self, tmp_path):
        make_files(tmp_path, "a.py")
        code = (
            "import sys; from workbench.core.program.catalogue import find_sources;"
            "names = {s.name for s in find_sources()}; assert {'a', 'knn'} <= names;"
            "print(sorted({'sklearn', 'scipy', 'pandas', 'workbench.bundled.knn',"
            "'workbench.compute'} & set(sys.modules)))"
        )
        env = os.environ | {"WORKBENCH_PLUGIN_PATH": str(tmp_path)}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=env, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout.strip() == "[]"


class TestInfo:
    def test_crosses_json_with_its_parameters(self):
        params = (integer("k", 3, low=1), choice("w", "a", ["a", "b"]))
        plugin = Plugin(
            "x", "X", "classifier", "F", params, frozenset({"numeric"}), True
        )
        there = plugin.describe() | {"source": "folder", "status": "loaded", "new": 1}
        one = PluginInfo.from_description(json.loads(json.dumps(there)))
        assert one.parameters() == params
        assert (one.reads, one.lazy, one.usable) == (("numeric",), True, True)
        again = json.loads(json.dumps(one.describe()))
        assert PluginInfo.from_description(again) == one

    def test_unusable_is_one_line(self):
        source = PluginSource("folder", "a", "a.py")
        one = unusable(source, "failed", "bad\n  thing", "trace")
        assert (one.id, one.error, one.trace) == ("a", "bad thing", "trace")
        assert (one.origin, one.usable) == ("a.py", False)

    def test_first_of_one_id_wins(self):
        ended = info("a", "0.py", "failed")
        infos = [ended, info("a", "1.py"), info("b", "2.py"), info("a", "3.py")]
        answer = first_wins(infos)
        assert answer[:3] == infos[:3]
        assert answer[3] == replace(
            infos[3], status="failed", error="the id 'a' is taken by 1.py"
        )


class TestState:
    @given(
        st.sets(st.text()), st.dictionaries(st.text(), st.integers(0)),
        st.dictionaries(st.text(), st.text()),
    )  # fmt: skip
    def test_survives_the_disk(self, disabled, strikes, homes):
        state = CatalogueState(disabled, strikes, homes)
        state.save()
        assert CatalogueState.load() == state

    @given(st.binary())
    def test_damaged_file_is_set_aside(self, data):
        path = home() / "plugins.json"
        path.write_bytes(data)
        assert CatalogueState.load() == CatalogueState()
        assert path.with_suffix(".json.bak").read_bytes() == data
        assert CatalogueState.load() == CatalogueState()

    def test_two_strikes_quarantine_and_release_forgives(self):
        assert charge_plugins(["a", "b"]) == []
        assert charge_plugins(["a"]) == ["a"]
        assert charge_plugins(["a"]) == []  # told once
        state = CatalogueState.load()
        assert [state.status(n) for n in "abc"] == ["quarantined", "loaded", "loaded"]
        assert state.status("c", "a") == "quarantined"
        state.disabled.add("a")
        assert state.status("a") == "disabled"
        state.release("a")
        assert state.status("a") == "loaded"

    @pytest.mark.skipif(os.name == "nt", reason="folders have no such permission")
    def test_home_that_cannot_be_written_is_no_error(self, monkeypatch, tmp_path):
        blocked = tmp_path / "file"
        blocked.write_text("not a folder")
        monkeypatch.setenv("WORKBENCH_HOME", str(blocked / "home"))
        assert charge_plugins(["a"]) == []
        assert stat.S_ISREG(blocked.stat().st_mode)
