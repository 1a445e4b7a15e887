"""A figure on a sheet of any width: titles are broken, pictures never cut."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.compute.pictures.scene_figure import figure_of
from workbench.ui.drawing.figure_sheet import FigureSheet
from workbench.ui.drawing.plot import Plot
from workbench.ui.services.theme import Theme


@pytest.fixture
def sheet(styled_app, qtbot):
    """Outlives the test: qtbot holds no widget, and paints what the test let go of."""
    sheet = FigureSheet(Theme("light"), "test_figure")
    qtbot.addWidget(sheet)
    yield sheet
    sheet.close()


@pytest.mark.parametrize("number", [2, 7])
@pytest.mark.parametrize("width", [400, 1000])
def test_the_whole_picture_is_seen(sheet, qtbot, number, width):
    sheet.resize(width, 520)
    sheet.show_figure(figure_of({"figure": f"thesis-{number}"}, Path()))
    sheet.show()
    qtbot.waitExposed(sheet)
    plots = sheet.findChildren(Plot)
    assert len(plots) == {2: 2, 7: 3}[number]
    assert sheet.width() == width
    for plot in plots:
        item = plot.getPlotItem()
        qtbot.waitUntil(lambda p=plot, i=item: i.width() <= p.width() + 1)
        assert item.getViewBox().sceneBoundingRect().right() <= plot.width()
