"""Images: what is shown is what numerics says; drawn on with mouse and keyboard."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from support.budgets import keeps_budget
from support.rooms import child, press, rest

from workbench.numerics.objects.pen import digit, stroked
from workbench.numerics.objects.tangent import (
    DEGREES,
    TRANSFORMS,
    placed,
    tangent_distances,
    tangent_fit,
    tangents,
)
from workbench.ui.rooms.distances import images_page
from workbench.ui.rooms.distances.images_page import SIDE


@pytest.fixture
def images(room, qtbot):
    room.open_page("images")
    rest(room, qtbot)
    return room


def move(room, qtbot, **steps: int) -> dict:
    for name, value in steps.items():
        child(room, f"dist_{name}Slider").setValue(value)
    rest(room, qtbot)
    return room.probe("images")


def test_the_window_names_what_numerics_forgives():
    assert images_page.TRANSFORMS == TRANSFORMS
    assert images_page.DEGREES == DEGREES


def test_a_turned_five_is_an_eight_for_euclid_and_a_five_for_tangents(images):
    shown = images.probe("images")
    for drawn, name in zip(shown["images"], "58", strict=True):
        np.testing.assert_array_equal(drawn, digit(name, SIDE))
    assert shown["euclidean"][1] < shown["euclidean"][0]
    assert shown["tangent"][0] < shown["tangent"][1]
    assert "image 2 by Euclidean" in shown["text"]
    assert "image 1 by tangent" in shown["text"]


@pytest.mark.parametrize("forgiven", [TRANSFORMS, ("turn",), ()])
def test_the_probe_is_what_numerics_says(images, qtbot, forgiven):
    for name in TRANSFORMS:
        child(images, f"dist_{name}Check").setChecked(name in forgiven)
    shown = move(images, qtbot, right=3, down=-1, degrees=12, scale=90)
    assert shown["moves"] == {"right": 1.5, "down": -0.5, "degrees": 12, "scale": 0.9}
    assert shown["transforms"] == list(forgiven)
    one, other = (np.array(image) for image in shown["images"])
    x = placed(one, 1.5, -0.5, 12.0, 0.9).ravel()
    np.testing.assert_allclose(shown["moved"], x, atol=1e-12)
    for place, image in enumerate((one.ravel(), other.ravel())):
        fit = tangent_fit(image, x, forgiven)
        assert shown["euclidean"][place] == pytest.approx(fit.euclidean)
        assert shown["tangent"][place] == pytest.approx(fit.distance)
        np.testing.assert_allclose(shown["amounts"][place], fit.amounts, atol=1e-9)
        flat = image + fit.amounts @ tangents(image[None], forgiven)[0]
        np.testing.assert_allclose(shown["nearest"][place], flat, atol=1e-9)
    turned = [placed(one, 1.5, -0.5, a, 0.9).ravel() for a in shown["angles"]]
    P, X = np.array([one.ravel(), other.ravel()]), np.array(turned)
    np.testing.assert_allclose(
        shown["tangentCurves"], tangent_distances(P, X, forgiven)
    )
    np.testing.assert_allclose(shown["euclideanCurves"], tangent_distances(P, X, ()))
    assert (np.array(shown["tangentCurves"]) <= shown["euclideanCurves"]).all()
    cells = shown["cells"][0]
    assert [text == "–" for text in cells[3:]] == [
        n not in forgiven for n in TRANSFORMS
    ]


def test_shifts_are_forgiven_as_a_fine_grid_of_amounts_says(images, qtbot):
    """The tangents of shifts are the images moved by a pixel, less themselves."""
    for name in TRANSFORMS:
        child(images, f"dist_{name}Check").setChecked(name in ("right", "down"))
    shown = move(images, qtbot, right=3, down=-1, degrees=12, scale=90)
    x, amounts = np.array(shown["moved"]).reshape(SIDE, SIDE), np.linspace(-6, 6, 401)
    for place, drawn in enumerate(shown["images"]):
        image = np.array(drawn)
        right, down = np.zeros_like(image), np.zeros_like(image)
        right[:, 1:], down[1:] = image[:, :-1], image[:-1]
        s, a, b = x - image, right - image, down - image
        G = [[(u * v).sum() for v in (s, a, b)] for u in (s, a, b)]
        r, t = amounts[:, None], amounts[None, :]
        squares = (
            G[0][0] + r**2 * G[1][1] + t**2 * G[2][2]
            - 2 * r * G[0][1] - 2 * t * G[0][2] + 2 * r * t * G[1][2]
        )  # fmt: skip
        assert shown["euclidean"][place] == pytest.approx(np.sqrt(G[0][0]))
        least = np.sqrt(squares.min())
        assert shown["tangent"][place] <= least + 1e-9
        assert shown["tangent"][place] == pytest.approx(least, rel=2e-3)


def test_tangent_stays_small_where_image_1_is_turned(images, qtbot):
    press(images, "dist_putBackBtn")
    shown = move(images, qtbot, degrees=0)
    assert shown["euclidean"][0] == pytest.approx(0, abs=1e-9)
    angles = np.array(shown["angles"])
    euclidean, tangent = (
        np.array(shown[f"{name}Curves"][0]) for name in ("euclidean", "tangent")
    )
    assert (tangent <= euclidean).all()
    # the tangent is a step against the clock: that way it is followed farther
    near = (angles > 0) & (angles <= 15)
    assert (tangent[near] < 0.3 * euclidean[near]).all()


def test_a_stroke_of_the_mouse(images, qtbot):
    press(images, "dist_clearImagesBtn")
    grid = child(images, "dist_imageA_grid")
    square, pixel = grid.square(), grid.square().width() / SIDE

    def at(column: int, row: int) -> QPoint:
        corner = square.topLeft().toPoint()
        return corner + QPoint(int((column + 0.5) * pixel), int((row + 0.5) * pixel))

    surface = grid.viewport()
    QTest.mousePress(surface, Qt.MouseButton.LeftButton, pos=at(4, 8))
    QTest.mouseMove(surface, at(11, 8))
    QTest.mouseRelease(surface, Qt.MouseButton.LeftButton, pos=at(11, 8))
    rest(images, qtbot)
    shown = images.probe("images")
    assert np.array(shown["images"][0])[8, 4:12] == pytest.approx(1)
    assert not np.array(shown["images"][1]).any()
    assert shown["euclidean"][1] > 0  # the moved line beside an empty image
    QTest.mouseClick(surface, Qt.MouseButton.RightButton, pos=at(8, 8))
    assert np.array(images.probe("images")["images"])[0, 8, 8] == pytest.approx(0)
    child(images, "dist_rubCheck").setChecked(True)
    QTest.mouseClick(surface, Qt.MouseButton.LeftButton, pos=at(4, 8))
    assert np.array(images.probe("images")["images"])[0, 8, 4] == pytest.approx(0)
    rest(images, qtbot)


def test_the_keyboard_draws(images, qtbot):
    press(images, "dist_clearImagesBtn")
    grid = child(images, "dist_imageB_grid")
    grid.setFocus()
    expected = np.zeros((SIDE, SIDE))
    QTest.keyClick(grid, Qt.Key.Key_Left)
    QTest.keyClick(grid, Qt.Key.Key_Up)
    assert not grid.image.any()
    QTest.keyClick(grid, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    expected = stroked(expected, (7, 7), (8, 7))
    np.testing.assert_allclose(grid.image, expected, atol=1e-9)
    assert "row 8, column 9: ink 1" in grid.accessibleDescription()
    QTest.keyClick(grid, Qt.Key.Key_Down)
    QTest.keyClick(grid, Qt.Key.Key_Space)
    expected = stroked(expected, (8, 8), (8, 8))
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    expected = stroked(expected, (8, 8), (8, 8), erase=True)
    np.testing.assert_allclose(grid.image, expected, atol=1e-9)
    rest(images, qtbot)
    assert images.probe("images")["euclidean"][0] == pytest.approx(0)
    press(images, "dist_imagesBtn")
    rest(images, qtbot)
    np.testing.assert_array_equal(grid.image, digit("8", SIDE))


def test_results_cannot_be_drawn_on(images):
    grid = child(images, "dist_imageMoved_grid")
    before = grid.image.copy()
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(grid, Qt.Key.Key_Space)
    np.testing.assert_array_equal(grid.image, before)


def test_twins_and_time_in_the_window(images, qtbot):
    twin = child(images, "dist_tangent_view").table()
    assert twin.n_rows == len(images.probe("images")["angles"])
    assert len(twin.headers) == 5
    assert child(images, "dist_imageA_grid").table().n_rows == SIDE
    images.page.latency.clear()
    for degrees in range(-30, 30, 6):
        move(images, qtbot, degrees=degrees)
    found = images.probe("images")["latency"]["tangent"]
    assert keeps_budget(found, 16)
