"""Settings: only differences are written, and no file can break the start."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from workbench.core.program import settings as module
from workbench.core.program.settings import (
    RecentFile,
    Settings,
    default_path,
    load_settings,
)

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


def test_only_differences_are_written(tmp_path):
    path = tmp_path / "settings.json"
    Settings(theme="dark").save(path)
    assert json.loads(path.read_text()) == {"version": 1, "theme": "dark"}


def test_what_was_saved_comes_back(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    saved = Settings(language="ru", font_scale=1.5, lessons={"first": 3})
    saved.remember("/data/a.arff", "data", "explore")
    saved.save(path)
    assert load_settings(path) == (saved, "")


def test_corrections_belong_to_a_file_however_it_is_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    made = Settings()
    made.correct("a.csv", {"delimiter": ";"})
    assert made.corrections(str(tmp_path / "a.csv")) == {"delimiter": ";"}
    for i in range(module.MOST_CORRECTIONS):
        made.correct(f"{i}.csv", {"header": False})
    assert made.corrections("a.csv") == {"delimiter": ";"}
    made.correct("last.csv", {"header": True})
    assert made.corrections("a.csv") == {}
    made.correct("last.csv", {})
    assert made.corrections("last.csv") == {}


def test_a_missing_file_means_defaults(tmp_path):
    assert load_settings(tmp_path / "none.json") == (Settings(), "")


@pytest.mark.parametrize("damage", ["", "{", "[1, 2]", "null", "\x00\x01"])
def test_a_damaged_file_is_set_aside_and_told(tmp_path, damage):
    path = tmp_path / "settings.json"
    path.write_text(damage)
    loaded, remark = load_settings(path)
    assert loaded == Settings()
    assert "settings.json" in remark
    assert "\n" not in remark
    assert not path.exists()
    assert (tmp_path / "settings.json.bak").read_text() == damage


@given(
    st.dictionaries(st.sampled_from([*Settings.__dataclass_fields__, "x"]), anything)
)
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
def test_values_of_another_type_are_left_out(tmp_path, raw):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(raw))
    loaded, _ = load_settings(path)
    for name in Settings.__dataclass_fields__:
        default, value = getattr(Settings(), name), getattr(loaded, name)
        assert type(value) is type(default)
        if type(raw.get(name)) is type(default) and name != "recent":
            assert value == raw[name]


def test_a_wrong_entry_does_not_cost_the_other_recent_files(tmp_path):
    path = tmp_path / "settings.json"
    good = {"path": "/data/a.arff", "kind": "data", "room": "explore"}
    wrong = [3, None, "a", {}, {**good, "path": 7}, {"path": "/data/b.arff"}]
    path.write_text(json.dumps({"version": 1, "recent": [*wrong, good, *wrong]}))
    loaded, remark = load_settings(path)
    assert remark == ""
    assert loaded.recent == [RecentFile("/data/a.arff", "data", "explore")]
    loaded.save(path)
    assert json.loads(path.read_text()) == {"version": 1, "recent": [good]}


def test_ten_recent_files_the_newest_first_none_twice():
    kept = Settings()
    for i in [*range(12), 5]:
        kept.remember(f"/data/{i}.arff", "data", "data")
    names = [entry.path for entry in kept.recent]
    assert len(names) == len(set(names)) == 10
    assert names[:2] == ["/data/5.arff", "/data/11.arff"]


def test_migrations_run_in_order(tmp_path, monkeypatch):
    def rename(raw):
        return {**raw, "language": raw.pop("tongue"), "version": 1}

    monkeypatch.setitem(module.MIGRATIONS, 0, rename)
    path = tmp_path / "settings.json"
    path.write_text('{"version": 0, "tongue": "es"}')
    assert load_settings(path)[0].language == "es"


def test_the_usual_place_is_in_the_home_folder(fresh_home):
    assert default_path() == fresh_home / "settings.json"
