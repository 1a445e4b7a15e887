"""Figures and pictures are drawn by another process as they were told it."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from workbench.api.problems import Problem
from workbench.core.program.json_text import dumps
from workbench.core.program.records import from_json
from workbench.core.results.pictures import figure as draw
from workbench.core.results.pictures.demo_picture import DemoPicture
from workbench.core.results.pictures.figure import Arrow, Curve, Figure


def told(kind, record):
    """Return what a process reads that is told a record as JSON."""
    return from_json(kind, json.loads(dumps(record, indent=None)))


def test_layers_are_told_apart_and_gaps_stay_gaps():
    gap = np.array([[0.0, 1.0], [np.nan, np.nan], [2.0, 3.0]])
    layers = [
        draw.curve(gap, "muted", dashed=True),
        draw.arrow(np.zeros(2), np.array([1, 2]), "good"),
    ]
    panel = draw.plane("p", layers, "x", "y", equal=True)
    came = told(Figure, draw.document("f", [panel]))
    line, arrow = came.panels[0].layers
    assert isinstance(line, Curve)
    assert np.isnan(line.xy[1]).all()
    assert line.xy[2].tolist() == [2.0, 3.0]
    assert (line.role, line.dashed, line.width) == ("muted", True, 1.5)
    assert arrow == Arrow((0.0, 0.0), (1.0, 2.0), "good", dashed=False)
    assert (came.columns, came.frames) == (1, ())


def test_frames_are_figures_inside_a_figure():
    frame = draw.document("f", [draw.space("s", [], ("a", "b", "c"))])
    came = told(Figure, replace(frame, frames=(frame, frame)))
    assert [each.title for each in came.frames] == ["f", "f"]
    assert came.frames[1].panels[0].labels == ("a", "b", "c")
    assert "frames" not in json.loads(dumps(frame))


def test_an_unknown_layer_is_refused_with_its_place():
    document = {"title": "t", "columns": 1, "panels": [
        {"kind": "plane", "title": "", "x": "", "y": "", "equal": True, "axes": True,
         "layers": [{"kind": "spline"}]},
    ]}  # fmt: skip
    with pytest.raises(Problem, match=r"panels\[0\].layers\[0\]"):
        from_json(Figure, document)


def test_a_picture_without_wrong_rows_rings_none():
    points = np.array([[0.5, 1.5], [2.0, 3.0]])
    picture = DemoPicture(
        "a.png", "A", points, ("x", "y"), np.array([0, 1]), ("u", "v"),
        np.empty(0, np.int64),
    )  # fmt: skip
    came = told(DemoPicture, picture)
    assert came.points[came.wrong_rows].shape == (0, 2)
    assert came.points.tolist() == points.tolist()
    assert came.labels.dtype == np.int64
