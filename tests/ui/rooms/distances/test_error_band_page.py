"""The error of 1-NN: the band of the closed form, the measured curve, what is said."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QComboBox
from scipy.stats import norm
from support.budgets import keeps_budget
from support.rooms import child, rest

from workbench.compute.distances.nearest_errors import SIZES, error_band
from workbench.jobs.spec import Event
from workbench.ui.rooms.distances import error_band_page


@pytest.fixture
def band(room, qtbot):
    room.open_page("band")
    rest(room, qtbot)
    return room


def mean_of_two_labels(distance: float) -> float:
    """Integrate 2 η (1 - η), which 1-NN of infinitely many rows errs by, as a sum."""
    x = np.linspace(-12, 12 + distance, 200_001)
    first, other = norm.pdf(x) / 2, norm.pdf(x - distance) / 2
    both = first + other
    return float((2 * first * other / both).sum() * (x[1] - x[0]))


def test_the_band_follows_the_slider(band, qtbot):
    slider = child(band, "dist_bandDistanceSlider")
    for tenths in (0, 10, 35):
        slider.setValue(tenths)
        rest(band, qtbot)
        shown = band.probe("band")
        bayes = norm.cdf(-tenths / 20)
        assert shown["bayes"] == pytest.approx(bayes)
        assert shown["bound"] == pytest.approx(bayes * (2 - 2 * bayes))
        assert shown["bayes"] <= shown["limit"] + 1e-12
        assert shown["limit"] <= shown["bound"] + 1e-12
        assert shown["limit"] == pytest.approx(
            mean_of_two_labels(tenths / 10), abs=1e-6
        )
        noise = 4 * shown["standardErrors"][-1]
        assert shown["errors"][-1] == pytest.approx(shown["limit"], abs=noise + 0.01)


def test_what_is_measured_is_what_the_worker_measures(band, qtbot):
    box = child(band, "dist_bandDimensions_combo", QComboBox)
    box.setCurrentIndex(box.findData(1))
    rest(band, qtbot)
    shown = band.probe("band")
    expected = error_band(2.0, 1, band.context.session.scene.seed)
    assert shown["dimensions"] == 1
    np.testing.assert_allclose(shown["errors"], expected.errors)
    np.testing.assert_allclose(shown["standardErrors"], expected.standard_errors)
    assert shown["sizes"] == list(SIZES) == list(error_band_page._MARKS)
    assert shown["done"] == shown["repetitions"]
    assert "15.9 %" in shown["text"]
    assert "5000 rows" in shown["measured"]
    assert not child(band, "dist_bandStopBtn").isEnabled()


def test_the_twin_and_the_time_in_the_window(band):
    twin = child(band, "dist_band_plot").table()
    assert twin.n_rows == len(SIZES)
    assert len(twin.headers) == 6
    for _ in range(5):
        band.page.refresh()
    assert keeps_budget(band.probe("band")["latency"]["band"], 16)


def test_stopping_keeps_what_is_known(band, qtbot):
    stop = child(band, "dist_bandStopBtn")

    def on_event(event: Event) -> None:
        if event.kind == "partial" and stop.isEnabled():
            stop.click()

    band.context.jobs.happened.connect(on_event)
    child(band, "dist_bandDistanceSlider").setValue(31)
    rest(band, qtbot)
    shown = band.probe("band")
    assert shown["done"] == 1
    assert "mean of 1 of 25" in shown["measured"]
    assert not stop.isEnabled()
    band.context.jobs.happened.disconnect(on_event)
    child(band, "dist_bandDistanceSlider").setValue(32)  # and it measures again
    rest(band, qtbot)
    assert band.probe("band")["done"] == 25
