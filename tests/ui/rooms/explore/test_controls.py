"""The strip below the plane where the window is 1280 pixels wide."""

from __future__ import annotations

import pytest

from workbench.ui.rooms.explore.controls import Controls

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
