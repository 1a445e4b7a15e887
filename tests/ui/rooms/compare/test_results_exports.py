"""Exports of the result pages: figures of exact size, text in SVG, balanced LaTeX."""

from __future__ import annotations

import csv
import io
import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog
from support.rooms import CompareBench, rest, settle

from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.ui.rooms.compare.results_panel import ResultsPanel

FIGURES = {"cd": "nemenyi", "cdControl": "holm", "box": "nemenyi"}


@pytest.fixture
def scores():
    random = np.random.default_rng(5)
    values = np.round(random.random((8, 3)) * 0.2 + [0.6, 0.7, 0.75], 3)
    names = tuple(f"set_{i}" for i in range(8))
    return ScoreTable(names, ("k-NN", "tree & co", "net"), values)


@pytest.fixture
def panel(context, qtbot, scores):
    room = CompareBench(context)
    qtbot.addWidget(room)
    made = ResultsPanel(room, room.body)
    room.resize(1000, 400)
    made.resize(1000, 400)
    room.show()
    qtbot.waitExposed(room)
    settle(
        room, qtbot, lambda: made.show_view(ResultsView("made", {"accuracy": scores}))
    )
    yield made
    room.close()


def open_figure(panel, qtbot, page_id):
    panel.options.take("posthoc", FIGURES[page_id])
    rest(panel.room, qtbot)
    return panel.open_page(page_id)


def answer(monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


@pytest.mark.parametrize("page_id", list(FIGURES))
def test_figures_as_files(panel, qtbot, tmp_path, monkeypatch, page_id):
    page = open_figure(panel, qtbot, page_id)
    size = page.plot.picture_size()
    for suffix in ("png", "svg", "pdf"):
        answer(monkeypatch, tmp_path / f"figure.{suffix}")
        panel.saving.acts[suffix].trigger()
    image = QImage(str(tmp_path / "figure.png"))
    assert (image.width(), image.height()) == (3 * size.width(), 3 * size.height())
    svg = (tmp_path / "figure.svg").read_bytes()
    assert QSvgRenderer(QByteArray(svg)).isValid()
    texts = [
        "".join(node.itertext())
        for node in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert "k-NN" in texts
    assert any("N = 8" in text or "8 data sets" in text for text in texts)
    pdf = (tmp_path / "figure.pdf").read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1


def test_after_a_figure_the_bar_offers_its_folder(panel, qtbot, tmp_path, monkeypatch):
    open_figure(panel, qtbot, "cd")
    answer(monkeypatch, tmp_path / "figure")  # no suffix: that of the format
    panel.saving.acts["svg"].trigger()
    assert (tmp_path / "figure.svg").is_file()
    assert panel.room.last_message.action[0]() == "Open folder"
    assert "figure.svg" in panel.room.last_message.text


def test_a_figure_on_the_clipboard(panel, qtbot):
    open_figure(panel, qtbot, "cd")
    panel.saving.acts["copyFigure"].trigger()
    mime = QGuiApplication.clipboard().mimeData()
    assert mime.hasImage()
    assert b"<svg" in bytes(mime.data("image/svg+xml"))


def test_pages_without_a_figure_offer_none(panel):
    panel.saving.menu.aboutToShow.emit()
    assert not panel.saving.acts["png"].isEnabled()
    assert panel.saving.acts["latex"].isEnabled()


def test_latex_is_balanced_and_can_be_copied(panel, tmp_path, monkeypatch):
    answer(monkeypatch, tmp_path / "table.tex")
    panel.saving.acts["latex"].trigger()
    text = (tmp_path / "table.tex").read_text(encoding="utf-8")
    bare = re.sub(r"\\[{}]", "", text)
    assert bare.count("{") == bare.count("}") > 10
    begun = re.findall(r"\\begin\{(\w+)\}", text)
    assert sorted(begun) == sorted(re.findall(r"\\end\{(\w+)\}", text))
    assert r"tree \& co" in text
    assert "Nemenyi" in text
    label, slot = panel.room.last_message.action
    assert label() == "Copy LaTeX"
    slot()
    assert QGuiApplication.clipboard().text() == text


def test_csv_wide_and_long_give_the_scores_back(panel, tmp_path, monkeypatch, scores):
    for kind in ("csv", "long"):
        answer(monkeypatch, tmp_path / f"{kind}.csv")
        panel.saving.acts[kind].trigger()
    wide = list(csv.reader(io.StringIO((tmp_path / "csv.csv").read_text())))
    assert tuple(wide[0][1:]) == scores.classifiers
    values = np.array([[float(cell) for cell in row[1:]] for row in wide[1:]])
    np.testing.assert_array_equal(values, scores.values)
    long = list(csv.DictReader(io.StringIO((tmp_path / "long.csv").read_text())))
    assert len(long) == scores.values.size
    assert [float(row["value"]) for row in long] == scores.values.ravel().tolist()


def test_a_file_that_cannot_be_written_is_one_line(panel, tmp_path, monkeypatch):
    answer(monkeypatch, tmp_path / "nowhere" / "table.md")
    panel.saving.acts["markdown"].trigger()
    message = panel.room.last_message
    assert message.level == "error"
    assert "table.md" in message.text
    assert "\n" not in message.text


def test_the_page_of_texts_switches_formats_and_copies(panel):
    page = panel.open_page("latex")
    seen = {}
    for kind, radio in page.radios.items():
        radio.click()
        seen[kind] = page.probe()["text"]
        assert page.kind == kind
        assert seen[kind].splitlines() == panel.saving.text(kind).splitlines()
    assert len(set(seen.values())) == 4
    page.radios["markdown"].click()
    page.copy_button.click()
    assert QGuiApplication.clipboard().text() == seen["markdown"]


def test_win_tie_loss_as_a_picture(panel, qtbot, tmp_path, monkeypatch):
    page = panel.open_page("wtl")
    assert page.figure() is None
    page.picture.click()
    answer(monkeypatch, tmp_path / "wtl.svg")
    panel.saving.acts["svg"].trigger()
    svg = (tmp_path / "wtl.svg").read_text(encoding="utf-8")
    pair = next(iter(panel.comparison.win_tie_loss))
    counts = r"\s*/\s*".join(map(str, (pair.wins, pair.ties, pair.losses)))
    assert re.search(counts, svg)
