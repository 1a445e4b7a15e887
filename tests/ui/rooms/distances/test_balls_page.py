"""Unit balls: areas in closed form, the triangle inequality, weights, the table twin."""

from __future__ import annotations

import math

import pytest
from support.budgets import keeps_budget
from support.rooms import child

from workbench.ui.rooms.distances.balls_page import PRESETS


@pytest.fixture
def balls(room):
    room.open_page("balls")
    room.draw_waiting()
    return room


@pytest.mark.parametrize(
    ("place", "area", "metric"),
    [(0, 2 / 3, False), (1, 2.0, True), (2, math.pi, True), (4, 4.0, True)],
)
def test_the_areas_of_the_notes(balls, place, area, metric):
    child(balls, f"dist_p{place}Btn").click()
    shown = balls.probe("balls")
    assert shown["p"] == PRESETS[place]
    assert shown["exact"] == pytest.approx(area)
    assert shown["area"] == pytest.approx(area, rel=3e-4)
    assert shown["metric"] == metric


def test_below_one_a_triangle_is_shown(balls):
    child(balls, "dist_pSlider").setValue(0)
    shown = balls.probe("balls")
    # (1 + 1)^2 straight on, 1 + 1 round the corner
    assert "= 4 >" in shown["counterexample"]
    assert shown["counterexample"].endswith("= 2")
    assert "FAILS" in child(balls, "dist_law_label").text()


def test_the_slider_ends_at_infinity(balls):
    slider = child(balls, "dist_pSlider")
    slider.setValue(slider.maximum())
    assert balls.probe("balls")["p"] == math.inf
    slider.setValue(slider.maximum() - 1)
    assert balls.probe("balls")["p"] == pytest.approx(16.0)


def test_a_weight_draws_its_axis_in(balls):
    child(balls, "dist_p1Btn").click()
    child(balls, "dist_w1Spin").setValue(4.0)
    shown = balls.probe("balls")
    assert shown["reach"] == pytest.approx([0.25, 1.0])
    assert shown["exact"] == pytest.approx(0.5)
    assert shown["area"] == pytest.approx(0.5, rel=1e-4)


def test_the_twin_has_points_at_distance_one(balls):
    child(balls, "dist_p3Btn").click()
    x, y = child(balls, "dist_ball_plot").table().columns
    assert len(x) == 65
    assert x**4 + y**4 == pytest.approx(1.0)


def test_a_frame_of_the_slider_is_quick(balls):
    balls.page.latency.clear()
    for step in range(0, 100, 5):
        child(balls, "dist_pSlider").setValue(step)
    assert keeps_budget(balls.probe("balls")["latency"]["ball"], 16)
