"""Asking for files: where dialogs begin, and which names they suggest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from support.rooms import ClassifyBench, opened

import workbench.ui
from workbench.ui.session.file_dialogs import ask_folder, ask_open, ask_save, file_name


@pytest.fixture
def part(context) -> Iterator[QWidget]:
    """A part of a room."""
    with opened(ClassifyBench, context) as room:
        yield QWidget(room)


def test_dialogs_begin_beside_the_data_then_where_the_last_one_ended(
    part, context, tmp_path, monkeypatch
):
    beside, other = tmp_path / "beside", tmp_path / "other"
    beside.mkdir()
    other.mkdir()
    asked: list[str] = []

    def answer(_parent, _title, begin, *_):
        asked.append(begin)
        return str(other / "rows.csv"), ""

    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, answer)
    context.settings.remember(str(beside / "iris.csv"), "data", "data")
    context.settings.remember(str(tmp_path / "gone" / "x.csv"), "data", "data")
    context.settings.remember("builtin:iris", "data", "data")
    assert ask_open(part, "Open", "*") == str(other / "rows.csv")
    ask_save(part, "Save", "iris.png", "*")
    assert asked == [str(beside), str(other / "iris.png")]


def test_without_anything_recent_dialogs_begin_at_home(part, monkeypatch):
    asked = []
    monkeypatch.setattr(
        QFileDialog, "getExistingDirectory", lambda *given: asked.append(given[2]) or ""
    )
    assert ask_folder(part, "Folder") == ""
    assert asked == [str(Path.home())]


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("iris", "Accuracy of each fold"), "iris-accuracy-of-each-fold.png"),
        (("iris", "ROC: 5-NN / CV10"), "iris-roc-5-nn-cv10.png"),
        (("", "Точность"), "точность.png"),
        (("", ""), "workbench.png"),
    ],
)
def test_names_are_words(parts, name):
    assert file_name(".png", *parts) == name


def test_no_other_place_of_the_window_asks_for_files():
    folder = Path(workbench.ui.__file__).parent
    asking = re.compile(r"QFileDialog")
    found = {
        path.name
        for path in folder.rglob("*.py")
        if asking.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"file_dialogs.py"}
