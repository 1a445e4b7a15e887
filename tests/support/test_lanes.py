"""The lanes of the tests: what each runs, and that a mark must say why."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import lanes
from support.checkout import ROOT, TESTS
from support.lanes import DEAR_TESTS, USUAL_TESTS, lane_of, runs_in


def item(folder: str, *marks: tuple[str, ...]) -> SimpleNamespace:
    """A test in a folder, with the arguments of its marks."""
    found = [SimpleNamespace(args=mark) for mark in marks]
    return SimpleNamespace(
        path=TESTS / folder / "test_x.py", nodeid="x", iter_markers=lambda name: found
    )


@pytest.mark.parametrize(
    ("folder", "marks", "lane"),
    [
        ("api", (), "quick"),
        ("compute/statistics", (), "quick"),
        ("plugins", (("usual", "500 classes"),), "usual"),
        ("ui/metric", (), "usual"),
        (".", (), "usual"),
        ("jobs", (("whole", "fifty kills"),), "whole"),
        ("ui", (("quick", "no window"),), "usual"),  # a mark never makes it cheaper
        ("core", (("usual", "a file"), ("whole", "its soak")), "whole"),
    ],
)
def test_a_test_belongs_to_the_dearest_of_its_folder_and_marks(folder, marks, lane):
    assert lane_of(item(folder, *marks)) == lane


@pytest.mark.parametrize(
    ("file", "lane"), [(DEAR_TESTS, "whole"), (USUAL_TESTS, "usual")]
)
def test_a_listed_test_belongs_to_the_lane_of_its_list(monkeypatch, file, lane):
    monkeypatch.setattr(lanes, "listed", lambda other: {"x"} if other == file else {})
    assert lane_of(item("api")) == lane


@pytest.mark.parametrize("file", [DEAR_TESTS, USUAL_TESTS], ids=lambda file: file.stem)
def test_the_listed_tests_are_tests(file):
    """A test that was renamed is weighed anew."""
    files = {}
    for test in lanes.listed(file):
        file, _, name = test.partition("::")
        if file not in files:
            files[file] = (ROOT / file).read_text(encoding="utf-8")
        function = name.partition("[")[0].rpartition("::")[2]
        assert f"def {function}(" in files[file], (
            f"{test}: run tests/tools/weigh_tests.py"
        )


def test_each_lane_includes_the_cheaper_ones():
    quick, usual = item("api"), item("ui")
    whole = item("ui", ("whole", "a soak"))
    for lane, expected in (
        ("quick", [True, False, False]),
        ("usual", [True, True, False]),
        ("whole", [True, True, True]),
    ):
        assert [runs_in(test, lane) for test in (quick, usual, whole)] == expected


def test_usual_and_the_rest_are_the_whole_and_properties_are_tried_on_more():
    quick, usual = item("api"), item("ui")
    whole, property_ = item("ui", ("whole", "a soak")), item("api")
    property_.obj = given(st.none())(lambda _: None)
    tests = [quick, usual, whole, property_]
    assert [runs_in(test, "rest") for test in tests] == [False, False, True, True]
    assert all(runs_in(test, "usual") or runs_in(test, "rest") for test in tests)


@pytest.mark.parametrize(
    "mark", [("whole",), ("hole", "why"), ("whole", " "), ("whole", "a", "b")]
)
def test_a_mark_names_a_lane_and_a_reason(mark):
    with pytest.raises(pytest.UsageError, match="expected a lane"):
        lane_of(item("api", mark))


def test_quick_folders_are_folders():
    from support.lanes import QUICK_FOLDERS

    there = {path.name for path in TESTS.iterdir() if path.is_dir()}
    assert set(QUICK_FOLDERS) <= there
