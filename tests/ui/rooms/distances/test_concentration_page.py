"""Many dimensions: each picture with its columns, the sliders, the time in the window."""

from __future__ import annotations

import math

import numpy as np
import pytest
from PySide6.QtWidgets import QComboBox
from support.budgets import keeps_budget
from support.rooms import child, rest

from workbench.numerics.concentration import uniform_distances
from workbench.ui.rooms.distances.concentration_page import (
    DIMENSIONS,
    EXPONENTS,
    PICTURES,
)
from workbench.ui.services.job_signals import Request


@pytest.fixture
def page(room, qtbot):
    room.open_page("concentration")
    rest(room, qtbot)
    return room


def show(room, qtbot, picture: str, d: int = 50, p: float = 2.0) -> dict:
    box = child(room, "dist_conc_combo", QComboBox)
    box.setCurrentIndex(box.findData(picture))
    child(room, "dist_concDimSlider").setValue(DIMENSIONS.index(d))
    child(room, "dist_concPSlider").setValue(EXPONENTS.index(p))
    rest(room, qtbot)
    return room.probe("concentration")


def test_distances_concentrate(page, qtbot):
    contrasts = []
    for d in (2, 20, 200):
        shown = show(page, qtbot, "distances", d)
        found = uniform_distances(d, 2.0, 1000, page.context.session.scene.seed)
        least, most = sorted(found)[0], sorted(found)[-1]
        assert shown["figure"] == pytest.approx((most - least) / least)
        contrasts.append(shown["figure"])
    assert contrasts == sorted(contrasts, reverse=True)
    softer = show(page, qtbot, "distances", 200, 0.5)["figure"]
    assert contrasts[-1] < softer < 1  # better, and not cured


@pytest.mark.parametrize("p", [0.5, 2.0])
@pytest.mark.parametrize("d", [10, 100, 1000])
def test_the_contrast_is_one_of_those_that_are_drawn(page, qtbot, d, p):
    random, contrasts = np.random.default_rng(7), []
    for _ in range(20):
        gaps = np.abs(random.uniform(size=(1000, d)) - random.uniform(size=d))
        norms = (gaps**p).sum(axis=1) ** (1 / p)
        contrasts.append(norms.max() / norms.min() - 1)
    # one draw among such draws: within four deviations, of logarithms
    shown = np.log(show(page, qtbot, "distances", d, p)["figure"])
    logs = np.log(contrasts)
    assert abs(shown - logs.mean()) < 4 * logs.std(ddof=1)


def test_exponents_compete(page, qtbot):
    shown = show(page, qtbot, "accuracy")
    p, _normal, heavy, irrelevant = shown["columns"][:4]
    assert p[-1] == math.inf
    assert len(shown["columns"]) == 1 + 3 + 3
    # outliers ask for small exponents; Gaussian noise does not
    assert shown["best"][1] <= 1
    assert shown["best"][0] >= 1.5
    assert heavy[1] > heavy[p.index(2.0)] + 0.03
    assert all(0.5 < value < 1 for value in irrelevant)
    assert not child(page, "dist_concDimSlider").isEnabled()
    assert not child(page, "dist_concPSlider").isEnabled()


def test_the_face_is_soon_nearer(page, qtbot):
    d, face, neighbour = show(page, qtbot, "faces")["columns"]
    assert face == pytest.approx([1 / (2 * (k + 1)) for k in d])
    assert neighbour[0] < face[0]
    assert neighbour[-1] > 100 * face[-1]


def test_volumes_are_closed_forms(page, qtbot):
    shown = show(page, qtbot, "volumes", 2)
    d, ball, shell = shown["columns"]
    assert ball[:3] == pytest.approx([1, math.pi / 4, math.pi / 6])
    assert shell == pytest.approx([1 - 0.9**k for k in d])
    assert "78.5 %" in shown["text"]
    assert "19.0 %" in shown["text"]


def test_the_shell_of_a_gaussian(page, qtbot):
    shown = show(page, qtbot, "gaussian", 100)
    x, drawn, exact = map(np.array, shown["columns"])
    assert shown["figure"] == pytest.approx(10, abs=0.1)
    assert x[exact.argmax()] == pytest.approx(math.sqrt(99), abs=0.2)
    width = x[1] - x[0]
    assert np.abs(drawn - exact).sum() * width < 0.35  # of two areas of 1
    assert x[0] > 5  # nobody near the centre


def test_every_picture_has_a_twin_and_is_drawn_at_once(page, qtbot):
    page.page.latency.clear()
    for picture in PICTURES:
        shown = show(page, qtbot, picture)
        twin = child(page, "dist_conc_plot").table()
        assert list(twin.headers) == shown["names"]
        assert twin.n_rows > 8
        assert shown["text"]
        for _ in range(3):
            page.page.refresh()
    found = page.probe("concentration")["latency"]["concentration"]
    assert keeps_budget(found, 16)


def test_another_picture_is_not_drawn_with_what_was_found_before(page, qtbot):
    page.context.session.set_scene(seed=71)  # of which no engine has an answer
    show(page, qtbot, "distances", 50)
    child(page, "dist_concDimSlider").setValue(DIMENSIONS.index(20))  # work begins
    box = child(page, "dist_conc_combo", QComboBox)
    box.setCurrentIndex(box.findData("faces"))  # and is cancelled
    shown = page.probe("concentration")
    assert (shown["columns"], shown["figure"]) == ([], None)
    rest(page, qtbot)
    assert len(page.probe("concentration")["columns"]) == 3


def test_rows_of_before_keep_their_density_and_go_when_the_work_is_cancelled(
    page, qtbot
):
    page.context.session.set_scene(seed=72)  # of which no engine has an answer
    before = show(page, qtbot, "gaussian", 100)
    child(page, "dist_concDimSlider").setValue(DIMENSIONS.index(10))
    waiting = page.probe("concentration")
    assert waiting["columns"] == before["columns"]  # not the density of ten dimensions
    for request in page.findChildren(Request):
        request.cancel()  # of the tasks' panel may be too late
    rest(page, qtbot)
    shown = page.probe("concentration")
    assert (shown["columns"], shown["figure"], shown["text"]) == ([], None, "")
