"""The figure of a scene file: what the rooms draw of it, without a window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, Problem
from workbench.compute.metric_lab.learn_metric import learn
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.compute.pictures.boundary import label_boundary
from workbench.compute.pictures.regions import Grid, NeighbourGrid, vote
from workbench.compute.reading.readers import read
from workbench.compute.thesis.thesis_figures import FIGURES, thesis_figure
from workbench.core.plane.morph import MorphPath
from workbench.core.plane.space import Plane, make_space
from workbench.core.program.json_text import load_json
from workbench.core.results.metric_result import MetricRequest, MetricResult
from workbench.core.results.pictures import figure as draw
from workbench.core.results.pictures.figure import Figure
from workbench.core.session.scene import Scene

#: Cells along each side of the regions.
CELLS = 256
#: What a scene file may ask for, besides ``thesis-1`` … ``thesis-8``.
KINDS = ("explore", "metric", "morph")
#: Frames of the animated morph, there and back.
FRAMES = 26
#: What learns the metric of a scene that does not say.
LEARNER: Mapping[str, Any] = {"id": "kissnn", "params": {}}


def read_figure(file: Path) -> Figure:
    """Return the figure that a scene file asks for.

    Parameters
    ----------
    file : Path
        JSON ``{"version": 1, "scene": {…}}``; ``figure`` is ``explore`` (the plane
        with its regions, usual), ``metric`` (before and after a learned metric, by
        ``learner``: ``{"id", "params"}``), ``morph`` (the way between, animated in
        an .apng file) or ``thesis-1`` to ``thesis-8`` (which need
        no scene). ``data`` of the scene is a built-in set or a file beside this one.

    Raises
    ------
    Problem
        When the file is no scene, or its data are not there or cannot be drawn.
    """
    content = _content(file)
    try:
        return figure_of(content, file.parent)
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=problem.where or str(file)
        ) from None


def learner_of(file: Path) -> tuple[str, dict[str, Any]]:
    """Return id and parameters of what learns the metric of a scene file.

    Raises
    ------
    Problem
        When the file is no JSON object.
    """
    learner = _learner(_content(file))
    if not isinstance(learner, Mapping) or not isinstance(learner.get("id"), str):
        return "", {}  # reading the figure says what is wrong, if it is asked for
    params = learner.get("params")
    return learner["id"], dict(params) if isinstance(params, Mapping) else {}


def _content(file: Path) -> dict[str, Any]:
    content = load_json(file, "a scene file")
    if not isinstance(content, dict):
        raise Problem("no object", expected='{"scene": {…}}', where=str(file))
    return content


def _learner(content: Mapping[str, Any]) -> Any:
    """Return what is to learn the metric: as the file says, else as its scene does."""
    if "learner" in content:
        return content["learner"]
    scene = content.get("scene")
    method = scene.get("learned_by") if isinstance(scene, Mapping) else None
    return {"id": method, "params": {}} if method else LEARNER


def figure_of(content: Mapping[str, Any], folder: Path) -> Figure:
    """Return the figure of a scene document whose data lie in `folder`."""
    kind = content.get("figure", "explore")
    numbers = {f"thesis-{n}": n for n in FIGURES}
    if kind in numbers:
        return thesis_figure(numbers[kind])
    if kind not in KINDS:
        # who asks for a thesis figure is told of those, not of kinds a scene file names
        thesis = str(kind).startswith("thesis-")
        known = ", ".join(numbers if thesis else (*KINDS, *numbers))
        raise Problem(f"figure {kind!r}", expected=f"one of {known}")
    if not isinstance(content.get("scene"), dict):
        raise Problem("no scene inside", expected='{"scene": {…}}')
    scene = Scene.from_dict(content["scene"])
    dataset = data_of_scene(scene.data, folder)
    learned = None
    if kind in ("metric", "morph") or scene.is_learned:
        learned = _learned(dataset, scene, _learner(content))
    if kind == "metric" and learned is not None:
        return _before_and_after(learned, scene)
    if kind == "morph" and learned is not None:
        return _morph(learned, scene)
    return _explore(dataset, scene, learned)


def data_of_scene(name: str, folder: Path) -> Dataset:
    """Read the data of a scene: a built-in set, or a file in a folder.

    Raises
    ------
    Problem
        When there are none, or their class is not nominal.
    """
    if not name:
        raise Problem("the scene names no data", expected="a file, or builtin:NAME")
    source = name if name.startswith("builtin:") else str(folder / name)
    return labelled(read(source), name)


def labelled(dataset: Dataset, name: str) -> Dataset:
    """Return a data set whose class is nominal.

    Raises
    ------
    Problem
        When it is not.
    """
    if not dataset.has_nominal_class:
        kind = dataset.class_attribute.kind
        raise Problem(f"the class is {kind}", expected="a nominal class", where=name)
    return dataset


def _learned(dataset: Dataset, scene: Scene, learner: Any) -> MetricResult:
    if not isinstance(learner, Mapping) or not isinstance(learner.get("id"), str):
        raise Problem("the learner", expected='{"id": "kissnn", "params": {}}')
    params = dict(learner.get("params") or {})
    request = MetricRequest(learner["id"], params, scene.scale, scene.k, scene.weights)
    return learn(dataset, request)


def axes_of(scene: Scene, names: list[str]) -> tuple[str, str]:
    """Return the two attributes drawn: those of the scene, else the first two.

    Raises
    ------
    Problem
        When one is not there, or there are fewer than two.
    """
    for name in (scene.x, scene.y):
        if name and name not in names:
            raise Problem(f"no numeric attribute {name!r}", expected=", ".join(names))
    if len(names) < 2:
        raise Problem(f"{len(names)} numeric attributes", expected="two at least")
    x = scene.x or next(name for name in names if name != scene.y)
    return x, scene.y or next(name for name in names if name != x)


def _explore(dataset: Dataset, scene: Scene, learned: MetricResult | None) -> Figure:
    names = [a.name for a in dataset.attributes if a.is_numeric]
    x, y = axes_of(scene, names)
    space = make_space(
        dataset, scene.metric, p=scene.p, scale=scene.scale,
        components=None if learned is None else learned.metric.components,
    )  # fmt: skip
    plane = space.plane(x, y)
    codes = np.asarray(dataset.y, np.int64)
    grid = grid_of(plane)
    found = NeighbourGrid.search(plane, grid, scene.k)
    regions = vote(found, codes, len(dataset.classes), scene.k, scene.weights)
    extent = grid.left, grid.right, grid.bottom, grid.top
    known = codes >= 0
    layers = [
        draw.image(regions.labels.astype(np.float64), extent, "classes"),
        *_segments(label_boundary(regions.labels, grid.x, grid.y)),
        draw.points(plane.positions[known], codes[known], dataset.classes),
    ]
    right = leave_one_out(space.rows[known], codes[known], scene.k, scene.weights)
    metric = learned.request.plugin if learned and scene.is_learned else scene.metric
    title = f"{scene.k}-NN, {metric}"
    if scene.distance.exponent == 2.0 and not scene.distance.angles:
        title += f": leave-one-out {100 * right / known.sum():.1f} %"
    return draw.document(dataset.name, [draw.plane(title, layers, x, y)])


def grid_of(plane: Plane) -> Grid:
    """Return the cells of a plane: what its rows cover, with a margin."""
    low = np.nanmin(plane.positions, axis=0)
    high = np.nanmax(plane.positions, axis=0)
    margin = np.where(high > low, 0.06 * (high - low), 0.5)
    (left, bottom), (right, top) = low - margin, high + margin
    return Grid(left, right, bottom, top, CELLS, CELLS)


def _segments(lines: FloatArray) -> list[draw.Layer]:
    """Return border segments, shape (m, 2, 2), as one curve with gaps."""
    if not len(lines):
        return []
    gap = np.full((len(lines), 1, 2), np.nan)
    places = np.concatenate([lines.reshape(-1, 2, 2), gap], axis=1).reshape(-1, 2)
    return [draw.curve(places, "text", width=1.2)]


def _before_and_after(learned: MetricResult, scene: Scene) -> Figure:
    X, y, names = learned.data.X, learned.data.y, learned.data.attributes
    axes = axes_of(scene, list(names))
    columns = [names.index(name) for name in axes]
    moved = (X - X.mean(axis=0)) @ MorphPath.of(learned.metric.M, X).map_at(1.0)
    before, after = learned.judged.accuracies
    panels = []
    for title, rows, right in (("before", X, before), ("after", moved, after)):
        layer = draw.points(rows[:, columns], y, learned.data.classes)
        figure = f"{title}: {scene.k}-NN leave-one-out {100 * right:.1f} %"
        mapped = axes if title == "before" else [f"{a}, mapped" for a in axes]
        panels.append(draw.plane(figure, [layer], *mapped))
    return draw.document(f"{learned.data.name}: {learned.request.plugin}", panels)


def _morph(learned: MetricResult, scene: Scene) -> Figure:
    """Return the way from the identity to the metric and back, with its accuracy."""
    X, y = learned.data.X, learned.data.y
    names = list(learned.data.attributes)
    axes = axes_of(scene, names)
    columns = [names.index(name) for name in axes]
    path, centre = MorphPath.of(learned.metric.M, X), X.mean(axis=0)
    there = np.linspace(0.0, 1.0, FRAMES)
    stages = [((X - centre) @ path.map_at(float(t)))[:, columns] for t in there]
    low = np.min([z.min(axis=0) for z in stages], axis=0)
    high = np.max([z.max(axis=0) for z in stages], axis=0)
    corners = np.array([low, high])
    right = [
        leave_one_out(X @ path.map_at(float(t)), y, scene.k) / len(X) for t in there
    ]
    frames = []
    for t, rows, accuracy in zip(there, stages, right, strict=True):
        layers: list[draw.Layer] = [
            draw.points(rows, y, learned.data.classes),
            draw.curve(corners[:1].repeat(2, 0), "muted"),
            draw.curve(corners[1:].repeat(2, 0), "muted"),
        ]
        title = f"t = {t:.2f}: {scene.k}-NN leave-one-out {100 * accuracy:.1f} %"
        way: list[draw.Layer] = [
            draw.curve(np.column_stack([there, 100 * np.array(right)]), "accent"),
            draw.points(np.array([[t, 100 * accuracy]]), np.zeros(1, np.int64), ("t",)),
        ]
        panels = [
            draw.plane(title, layers, *(f"{a}, mapped" for a in axes)),
            draw.plane("accuracy along the way from I to M", way, "t", "%"),
        ]
        frames.append(
            draw.document(f"{learned.data.name}: {learned.request.plugin}", panels)
        )
    return replace(frames[-1], frames=(*frames, *frames[-2::-1]))
