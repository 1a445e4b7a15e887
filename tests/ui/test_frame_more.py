"""The frame's smaller services: drops, rows by clipboard, help, legends, snapshots."""

from __future__ import annotations

import pyqtgraph as pg
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton

from workbench.core.resources import resource
from workbench.ui.main_window import MainWindow
from workbench.ui.plots.plot import Plot

STRIPS = "builtin:thesis21-strips"


@pytest.fixture
def strips(window, qtbot) -> MainWindow:
    """A window with the two strips of 200 rows in Explore."""
    with qtbot.waitSignal(window.opener.opened, timeout=20_000):
        window.opener.open(STRIPS)
    return window


def drop(window: MainWindow, path: str) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(path)])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(200, 200), copy, mime, left, none)
    QApplication.sendEvent(window, enter)
    event = QDropEvent(QPointF(200, 200), copy, mime, left, none)
    QApplication.sendEvent(window, event)


# -- what is dropped -------------------------------------------------------------------


def test_a_dropped_lesson_opens(window, tmp_path):
    path = tmp_path / "mine.lesson.json"
    path.write_bytes(resource("lessons", "first-five.json").read_bytes())
    drop(window, str(path))
    assert window.docks["lesson"].isVisible()
    assert window.probe("lesson")["id"] == "first-five"


def test_a_dropped_experiment_is_answered_in_one_line(window, tmp_path):
    path = tmp_path / "table2.experiment.json"
    path.write_text("{}")
    drop(window, str(path))
    message = window.probe("message")
    assert message["level"] == "error"
    assert "table2.experiment.json" in message["text"]
    assert "workbench check" in message["text"]
    assert "\n" not in message["text"]
    assert window.context.session.data is None


# -- figures ---------------------------------------------------------------------------


def test_the_folder_of_an_exported_figure_can_be_opened(strips, tmp_path, monkeypatch):
    path, opened = tmp_path / "plane.png", []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    strips.acts["file_exportFigure"].trigger()
    assert path.is_file()
    button = strips.findChild(QToolButton, "main_message_actionBtn")
    assert button.isVisible()
    button.click()
    assert [url.toLocalFile() for url in opened] == [str(tmp_path)]


def test_a_legend_follows_the_theme(context, qtbot):
    plot = Plot(context.theme, "explore_sample_plot")
    qtbot.addWidget(plot)
    legend = plot.add_legend()
    plot.addItem(pg.PlotCurveItem([0, 1], [0, 1], name="before"))
    for name in ("dark", "light"):
        context.theme.choose(name)
        plot.addItem(pg.PlotCurveItem([0, 1], [1, 0], name=f"in {name}"))
        text = QColor(context.theme.colours.text)
        assert {legend_colour(label) for _, label in legend.items} == {text.rgb()}
    assert len(legend.items) == 3


def legend_colour(label: pg.LabelItem) -> int:
    cursor = label.item.textCursor()
    cursor.movePosition(cursor.MoveOperation.NextCharacter)
    return cursor.charFormat().foreground().color().rgb()
