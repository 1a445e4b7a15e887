"""The pages of results where the window is 1280 pixels wide: nothing essential is cut."""

from __future__ import annotations

import re

import numpy as np
import pytest
from PySide6.QtGui import QFontMetrics
from support.rooms import CompareBench, rest, settle

from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.rooms.compare.results_panel import ResultsPanel

#: The panel has so much in a window of 1280 x 720, less with a lesson open.
WIDTH, WITH_LESSON, HEIGHT = 730, 683, 315
#: In Russian, where names of rooms and settings are longer, also with a lesson.
NARROWEST = 642
LEARNERS = ("5-NN", "KISSNN", "Naive Bayes", "SVM", "MLP", "Tree")
DATA = ("thesis21-strips", "thesis21-printed", "moons", "circles", "xor", "iris",
        "wine", "wdbc")  # fmt: skip


@pytest.fixture
def view():
    random = np.random.default_rng(7)
    values = np.round(random.uniform(0.85, 1.0, (len(DATA), len(LEARNERS))), 5)
    values[0, :2] = 0.955
    return ResultsView("eight", {"accuracy": ScoreTable(DATA, LEARNERS, values)})


@pytest.fixture
def panel(context, qtbot, view):
    room = CompareBench(context)
    qtbot.addWidget(room)
    made = ResultsPanel(room, room.body)
    room.show()
    qtbot.waitExposed(room)
    sized(made, qtbot, WIDTH)
    settle(room, qtbot, lambda: made.show_view(view))
    rest(room, qtbot)
    yield made
    room.close()


def sized(panel, qtbot, width):
    panel.room.resize(width, HEIGHT)
    panel.resize(width, HEIGHT)
    qtbot.waitUntil(lambda: panel.width() == width)
    qtbot.wait(1)


def whole_columns(table):
    """Count the columns that are seen from the first to the last pixel."""
    wide = table.viewport().width()
    ends = [
        table.columnViewportPosition(j) + table.columnWidth(j)
        for j in range(table.model().columnCount())
    ]
    return sum(end <= wide for end in ends)


def cut_cells(table):
    plain, bold = QFontMetrics(table.font()), QFontMetrics(table.model().bold_font)
    for i, row in enumerate(table.texts()):
        for j, text in enumerate(row):
            metrics = bold if table.is_bold(i, j) else plain
            if metrics.horizontalAdvance(text) > table.columnWidth(j):
                yield text


@pytest.mark.parametrize("width", [WIDTH, WITH_LESSON, NARROWEST])
def test_all_columns_of_the_steps_are_seen(panel, qtbot, width):
    sized(panel, qtbot, width)
    page = panel.open_page("tests")
    page.steps_button.click()
    qtbot.waitUntil(page.steps.table.isVisible)
    steps = page.steps
    assert whole_columns(steps.table) == 1 + len(LEARNERS)
    assert set(cut_cells(steps.table)) <= (set(DATA) if width == NARROWEST else set())
    # below each other, each in full: one bar scrolls both
    assert steps.text.y() >= steps.table.geometry().bottom()
    for part in (steps.table, steps.text):
        assert part.verticalScrollBar().maximum() == 0
    steps.table.go_to(len(DATA) + 1, 1)
    assert steps.verticalScrollBar().value() > 0, "the current row is brought into view"
    sized(panel, qtbot, 1600)
    qtbot.waitUntil(lambda: steps.text.x() >= steps.table.geometry().right())
    assert whole_columns(steps.table) == 1 + len(LEARNERS)


def test_scores_of_different_ranks_read_differently(panel):
    page = panel.open_page("tests")
    page.steps_button.click()
    for row in page.steps.table.texts()[: len(DATA)]:
        scores, ranks = zip(*(cell.split() for cell in row[1:]), strict=True)
        assert len(set(scores)) == len(set(ranks))
        assert all(50 < float(score) <= 100 for score in scores), "as in the grid"


def test_the_verdict_and_its_p_are_seen(panel, qtbot):
    for name, columns in (("tests", 4), ("wilcoxon", 5), ("pairs", 3)):
        page = panel.open_page(name)
        rest(panel.room, qtbot)
        table = page.findChild(NumberTable, f"compare_{name}_table") or page.pairs
        qtbot.waitUntil(table.isVisible)
        assert whole_columns(table) >= columns, name


def broken_numbers(view):
    """Where a line of a text ends inside of a number."""
    block = view.document().begin()
    while block.isValid():
        text, layout = block.text(), block.layout()
        for i in range(1, layout.lineCount()):
            at = layout.lineAt(i).textStart()
            if re.fullmatch(r"[\d.,e−-]\d", text[at - 1 : at + 1]):
                yield text[:at], text[at:]
        block = block.next()


def test_no_number_is_broken(panel, qtbot):
    page, audit = panel.open_page("tests"), panel.open_page("audit")
    rest(panel.room, qtbot)
    qtbot.waitUntil(lambda: "Recomputed" in audit.findings.toPlainText())
    page.steps_button.click()
    for view in (audit.findings, page.facts, page.steps.text):
        assert re.search(r"\d\.\d{3}", view.toPlainText())
        for width in (300, 200, 120):
            document = view.document()
            document.setTextWidth(width)
            assert list(broken_numbers(view)) == []


def test_names_in_the_audit_are_whole(panel, qtbot):
    page = panel.open_page("audit")
    rest(panel.room, qtbot)
    table = page.form.table
    for name, *_printed in table.texts():
        needed = QFontMetrics(table.font()).horizontalAdvance(name)
        assert needed < table.columnWidth(0)
