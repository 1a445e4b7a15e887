"""The strips above and below the plane in windows of several widths."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QToolButton

from workbench.ui.rooms.explore.controls import Controls
from workbench.ui.rooms.explore.plane.toolbar import ToolBar

#: The strip has so much in a window of 1280 x 720 with all docks shown.
WIDTH = 740


@pytest.mark.parametrize("word", ["equal votes", "голоса с весом"])
def test_the_sliders_stay_long_enough_to_aim(qtbot, word):
    """Long names of classifiers and a result in bold take nothing from them."""
    controls = Controls()
    qtbot.addWidget(controls)
    controls.retranslate()
    controls.weights.setItemText(0, word)
    controls.classifier.addItem("Quadratic discriminant analysis, regularized", "qda")
    controls.accuracy.setText("93,3 % [LOO]")
    controls.resize(WIDTH, 40)
    controls.show()
    qtbot.waitExposed(controls)
    assert controls.minimumSizeHint().width() <= WIDTH
    assert controls.k.width() >= 100
    assert controls.p.width() >= 80
    assert controls.classifier.width() >= 100
    controls.resize(2 * WIDTH, 40)
    qtbot.waitUntil(lambda: controls.k.width() > 300)


def test_tools_are_signs_alone_where_their_words_have_no_room(context, qtbot):
    bar = ToolBar(context.theme)
    qtbot.addWidget(bar)
    bar.retranslate()
    bar.set_classes(("a", "b"), 0)
    bar.resize(1200, 70)
    bar.show()
    query = bar.findChild(QToolButton, "explore_tool_queryBtn")
    qtbot.waitUntil(lambda: query.text() == "Query")
    least = bar.minimumSizeHint().width()
    bar.resize(least + 10, 70)
    qtbot.waitUntil(lambda: query.text() == "")
    assert query.accessibleName() == "Query"
    qtbot.waitUntil(lambda: query.width() >= query.sizeHint().width())
    assert bar.minimumSizeHint().width() == least, "so that it can become wide again"
    bar.resize(1200, 70)
    qtbot.waitUntil(lambda: query.text() == "Query")
    qtbot.waitUntil(lambda: query.width() >= query.sizeHint().width())
