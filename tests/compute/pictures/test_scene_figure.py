"""Figures as data: what they show is computed here once more, otherwise."""

import json

import numpy as np
import pytest

from workbench.api import Problem
from workbench.bundled.kissnn import KISSNN
from workbench.compute.pictures.scene_figure import (
    FRAMES,
    figure_of,
    learner_of,
    read_figure,
)
from workbench.compute.reading.readers import read
from workbench.compute.thesis.thesis_figures import FIGURES, thesis_figure
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.pictures.figure import Figure
from workbench.jobs import wire

LAYERS = {"points", "curve", "arrow", "text", "image"}


def layers(panel, kind):
    return [layer for layer in panel.layers if layer.kind == kind]


@pytest.mark.parametrize("number", FIGURES)
def test_every_figure_is_plain_json(number):
    figure = thesis_figure(number)
    document = plain(figure)
    assert json.loads(json.dumps(document)) == document
    assert plain(from_json(Figure, document)) == document
    assert plain(wire.decode(wire.encode(figure))) == document
    assert document["title"]
    assert document["panels"]
    assert document["columns"] >= 1
    assert "frames" not in document
    for panel in document["panels"]:
        if panel["kind"] == "plane":
            assert {layer["kind"] for layer in panel["layers"]} <= LAYERS
        else:
            assert panel["meshes"]
            assert len(panel["labels"]) == 3


def test_another_number_is_refused():
    with pytest.raises(Problem, match="1 to 8"):
        thesis_figure(9)


def test_the_cone_is_where_the_smaller_eigenvalue_vanishes():
    (mesh,) = thesis_figure(1).panels[0].meshes
    a, b, g = (axis.ravel() for axis in (mesh.x, mesh.y, mesh.z))
    for alpha, beta, gamma in zip(a, b, g, strict=True):
        smaller = np.linalg.eigvalsh([[alpha, beta], [beta, gamma]])[0]
        assert smaller == pytest.approx(0.0, abs=1e-12)


def test_unit_balls_hold_the_rows_that_are_marked_inside():
    for panel in thesis_figure(2).panels:
        (points,) = layers(panel, "points")
        ring = layers(panel, "curve")[0].xy
        rows, codes = points.xy, points.codes
        # the ring is an ellipse about 0: a row is inside if it is nearer than the
        # ring is in its direction
        angle = np.unwrap(np.arctan2(ring[:, 1], ring[:, 0]))
        radius = np.hypot(*ring.T)
        order = np.argsort(angle)
        own = np.arctan2(rows[:, 1], rows[:, 0])
        reach = np.interp(own, angle[order], radius[order], period=2 * np.pi)
        inside = np.hypot(*rows.T) <= reach
        assert (inside == (codes == 0)).mean() > 0.98


def test_margins_after_learning_are_freer():
    before, after = thesis_figure(3).panels
    reds = [
        sum(a.role == "bad" for a in layers(panel, "arrow"))
        for panel in (before, after)
    ]
    assert reds[0] > reds[1]
    assert sum(a.role == "good" for a in layers(after, "arrow")) == 3


def test_difference_space_shows_the_learners_differences():
    data = read("builtin:thesis21-printed")
    learner = KISSNN(covariance="ml").fit(data.X, data.y)
    figure = thesis_figure(6)
    for panel, (i, j) in zip(figure.panels[:2], learner.pairs_, strict=True):
        (points,) = layers(panel, "points")
        true = {tuple(x) for x in (data.X[j] - data.X[i]).tolist()}
        assert {tuple(x) for x in points.xy.tolist()} <= true
    same, other = (p.meshes[0].z for p in figure.panels[2:])
    middle = len(same) // 2
    assert (same >= 0).all()
    assert (other >= 0).all()
    assert same[middle, middle] == same.max()  # about zero and narrow, as they say
    assert other[middle, middle] < 0.5 * other.max()  # the other strip lies apart


def test_the_ball_bounds_the_nearest_row():
    (panel,) = thesis_figure(8).panels
    words = [text.words for text in layers(panel, "text")]
    bound = next(float(w.split("=")[1]) for w in words if "=" in w)
    real = next(float(w.split()[1]) for w in words if w.startswith("nearest"))
    assert bound < real


# -- scenes ------------------------------------------------------------------------------


def scene(**more):
    return {"version": 1, "scene": {"data": "builtin:thesis21-strips", "k": 5}, **more}


def test_a_scene_shows_regions_and_the_accuracy(tmp_path):
    (panel,) = figure_of(scene(), tmp_path).panels
    assert "61.0 %" in panel.title
    (image,) = layers(panel, "image")
    assert set(np.unique(image.cells)) == {0, 1}


def test_before_and_after_a_learned_metric(tmp_path):
    learner = {"id": "kissnn", "params": {"covariance": "ml"}}
    figure = figure_of(scene(figure="metric", learner=learner), tmp_path)
    titles = [panel.title for panel in figure.panels]
    assert "61.0 %" in titles[0]
    assert "99.5 %" in titles[1]


@pytest.mark.parametrize(
    ("shown", "more", "method"),
    [
        ({"metric": "kissnn"}, {}, "kissnn"),
        ({"metric": "learned"}, {}, "kissnn"),
        ({"metric": "learned", "learned_by": "lmnn"}, {}, "lmnn"),
        ({"metric": "kissnn"}, {"learner": {"id": "lmnn"}}, "lmnn"),
        ({"metric": "learned", "learned_by": "kissnn"}, {"learner": {"id": "lmnn"}}, "lmnn"),
    ],
)  # fmt: skip
def test_a_learned_metric_is_learned_by_the_method_named(tmp_path, shown, more, method):
    content = scene(**more)
    content["scene"].update(shown)
    (panel,) = figure_of(content, tmp_path).panels
    assert panel.title.startswith(f"5-NN, {method}: leave-one-out")
    file = tmp_path / "scene.json"
    file.write_text(json.dumps(content))
    assert learner_of(file)[0] == method


def test_a_morph_has_frames_there_and_back(tmp_path):
    figure = figure_of(scene(figure="morph"), tmp_path)
    assert len(figure.frames) == 2 * FRAMES - 1
    assert figure.frames[0].panels[0].title.startswith("t = 0.00")
    assert plain(figure.frames[-1].panels) == plain(figure.frames[0].panels)
    assert figure.panels[0].title.startswith("t = 1.00")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ({"figure": "thesis-9"}, "thesis-9"),
        ({"figure": "explore"}, "no scene"),
        ({"scene": {"data": ""}}, "names no data"),
        ({"scene": {"data": "absent.arff"}}, "absent.arff"),
        ({"scene": {"data": "builtin:iris", "x": "nothing"}}, "nothing"),
        ({"scene": {"data": "builtin:iris", "k": 0}}, "k = 0"),
        (scene(figure="metric", learner="kissnn"), "learner"),
    ],
)
def test_bad_scenes_give_one_line(tmp_path, content, says):
    with pytest.raises(Problem, match=says):
        figure_of(content, tmp_path)


def test_a_scene_file_names_itself(tmp_path):
    for name, text in (("a.json", "{"), ("b.json", "[]")):
        file = tmp_path / name
        file.write_text(text)
        with pytest.raises(Problem, match=name):
            read_figure(file)
    with pytest.raises(Problem, match=r"none\.json"):
        read_figure(tmp_path / "none.json")
