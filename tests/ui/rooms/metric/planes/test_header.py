"""The line above a plane: where room is scarce, the badges stay whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from workbench.ui.rooms.metric.planes.header import PlaneHeader
from workbench.ui.services.theme import Theme

REMARK = "row 4: 5 target links, 13 impostors, 26 impostor pairs, and so on, and so on"


@pytest.fixture
def header(styled_app, qtbot):
    made = PlaneHeader(Theme("light"), "metric_after")
    qtbot.addWidget(made)
    made.set_title("After")
    made.set_figure(0.494, "LOO", "METRIC:ALL", "rank 1 of a great many")
    made.set_remark(REMARK)
    yield made
    made.close()


def test_a_note_that_has_no_place_stands_whole_below_the_badges(header, qtbot):
    header.resize(300, header.sizeHint().height())
    header.show()
    qtbot.waitExposed(header)
    labels = {label.text(): label for label in header.findChildren(QLabel)}
    note = labels["rank 1 of a great many"]
    badges = [labels[text] for text in ("After", "LOO", "METRIC:ALL")]
    for label in (*badges, note):
        assert label.width() >= label.sizeHint().width(), label.text()
        assert label.geometry().right() <= header.width()
    assert note.y() > max(badge.geometry().bottom() for badge in badges)


def test_a_remark_is_cut_with_an_ellipsis_and_read_whole(header, qtbot):
    def drawn(width):
        header.resize(width, header.sizeHint().height())
        header.show()
        qtbot.waitExposed(header)
        return remark.grab().toImage()

    remark = header.findChild(QLabel, "metric_after_countLabel")
    cut = drawn(200)
    assert (remark.text(), remark.toolTip()) == (REMARK, REMARK)
    mode, width = Qt.TextElideMode.ElideRight, remark.width()
    shown = remark.fontMetrics().elidedText(REMARK, mode, width)
    assert shown.endswith("…")
    remark.setText(shown)
    assert remark.grab().toImage() == cut
