"""A scene as one HTML page: points, k-NN regions, the morph, a query; in plain JavaScript.

The same view, made of the same files, stands in a notebook (`in_notebook`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from workbench._version import __version__
from workbench.api import Dataset, FloatArray, Problem
from workbench.compute.metric_lab.learn_metric import learn
from workbench.compute.pictures.scene_figure import (
    LEARNER,
    axes_of,
    data_of_scene,
    grid_of,
)
from workbench.compute.reports.report_words import ReportWords
from workbench.core.diagrams.diagram import Diagram, marker
from workbench.core.diagrams.sign_colours import CLASS_COLOURS
from workbench.core.diagrams.svg import (
    marker_of,
    marker_outline,
    style_rules,
    svg_of,
    variables,
)
from workbench.core.plane.morph import FLOOR, MorphPath
from workbench.core.plane.space import Space, make_space
from workbench.core.program.resources import resource
from workbench.core.results.metric_result import MetricRequest
from workbench.core.session.scene import Scene

#: Rows and numbers a page holds; a browser colours more of them too slowly.
MOST_ROWS, MOST_NUMBERS = 3000, 60_000
#: Cells along each side of the regions.
CELLS = 128
WEIGHTS = ("uniform", "distance", "squared", "rank")
#: Arithmetic and view, of the page and of the notebook; then what starts either.
_VIEW = ("scene_core.js", "scene_view.js")
_STYLES = ("report.css", "scene.css")
_CODE = {False: "--code:#f4f4f6;", True: "--code:#25272c;"}
_EXPONENTS = {1.0: 1, 2.0: 2, float("inf"): 0}


def scene_page(
    content: Mapping[str, Any],
    folder: Path,
    words: ReportWords,
    *,
    shown: Dataset | None = None,
    M: FloatArray | None = None,
) -> str:
    """Return the page of a scene document whose data lie in `folder`.

    Parameters
    ----------
    content : mapping
        As `workbench.compute.pictures.scene_figure.read_figure` reads it; a metric that
        no ``learner`` and no scene names is learned by KISSNN.
    words : ReportWords
        Of the part ``scene``.
    shown : Dataset, optional
        The data instead of those of the scene.
    M : ndarray, shape (d, d), optional
        The metric instead of one that is learned.

    Raises
    ------
    Problem
        When it is no scene, or has more rows, or another distance, than a page bears.
    """
    if not isinstance(content.get("scene"), Mapping):
        raise Problem("no scene inside", expected='{"scene": {…}}')
    scene = Scene.from_dict(dict(content["scene"]))
    data = data_of_scene(scene.data, folder) if shown is None else shown
    document = page_data(content, scene, data, M)
    return page_of(document, words)


def page_data(
    content: Mapping[str, Any],
    scene: Scene,
    dataset: Dataset,
    M: FloatArray | None = None,
) -> dict[str, Any]:
    """Return what the page is made of, as plain values.

    Raises
    ------
    Problem
        As `scene_page`.
    """
    names = [a.name for a in dataset.attributes if a.is_numeric]
    x, y = axes_of(scene, names)
    metric = "euclidean" if scene.is_learned else scene.metric
    space = make_space(dataset, metric, p=scene.p, scale=scene.scale)
    _check(scene, space, dataset)
    plane, grid = space.plane(x, y), grid_of(space.plane(x, y))
    if M is None or space.p != 2.0:
        path = _path(content, scene, dataset, space)
    elif len(M) != space.rows.shape[1]:
        raise Problem("the learned metric fits other attributes")
    else:
        path = MorphPath.of(M, space.rows)
    # rows of a linear metric are mapped here, once; the plane is mapped by the page
    codes = np.asarray(dataset.y, np.int64)
    positions = plane.positions
    query = np.median(positions, axis=0)
    return {
        "name": dataset.name,
        "names": [x, y],
        "classes": list(dataset.classes),
        "codes": codes.tolist(),
        "rows": list(range(dataset.n_rows)),
        "places": positions.tolist(),
        "scaled": space.rows.ravel().tolist(),
        "base": plane.base.tolist(),
        "axes": list(plane.axes or ()),
        "shift": space.shift.tolist(),
        "factor": space.factor.tolist(),
        "p": _EXPONENTS[space.p],
        "k": min(scene.k, dataset.n_rows),
        "weights": scene.weights,
        "extent": [grid.left, grid.right, grid.bottom, grid.top],
        "query": query.tolist(),
        "cells": CELLS if space.rows.size < MOST_NUMBERS / 4 else CELLS // 2,
        "t": 1.0 if scene.is_learned and path is not None else 0.0,
        "floor": FLOOR,
        "values": [] if path is None else path.values.tolist(),
        "vectors": [] if path is None else path.vectors.tolist(),
        "spread": [] if path is None else path.spread.tolist(),
        "colours": list(CLASS_COLOURS),
        "markers": [
            []
            if marker_of(c) == "o"
            else [list(p) for p in marker_outline(marker_of(c))]
            for c in range(max(len(dataset.classes), 1))
        ],
        "slice": space.columns.shape[1] > 2,
    }


def _check(scene: Scene, space: Space, dataset: Dataset) -> None:
    if space.cosine or space.L is not None or space.p not in _EXPONENTS:
        raise Problem(
            f"the distance {scene.metric} on a page",
            expected="euclidean, manhattan, chebyshev or a learned metric",
        )
    if scene.weights not in WEIGHTS:
        raise Problem(
            f"the weights {scene.weights} on a page", expected=", ".join(WEIGHTS)
        )
    if dataset.n_rows > MOST_ROWS or space.rows.size > MOST_NUMBERS:
        raise Problem(
            f"{dataset.n_rows} rows of {space.rows.shape[1]} columns on a page",
            expected=f"at most {MOST_ROWS} rows and {MOST_NUMBERS} numbers: a sample",
            where=dataset.name,
        )


def _path(
    content: Mapping[str, Any], scene: Scene, dataset: Dataset, space: Space
) -> MorphPath | None:
    """Return the way to the learned metric; none where the distance is not Euclidean."""
    if space.p != 2.0:
        return None
    learner = content.get("learner")
    if learner is None and scene.learned_by:
        learner = {"id": scene.learned_by}
    if learner is None:
        with suppress(Problem):  # nobody asked for it: a page without a morph is one
            return _learned(LEARNER, scene, dataset, space)
        return None
    return _learned(learner, scene, dataset, space)


def _learned(learner: Any, scene: Scene, dataset: Dataset, space: Space) -> MorphPath:
    if not isinstance(learner, Mapping) or not isinstance(learner.get("id"), str):
        raise Problem("the learner", expected='{"id": "kissnn", "params": {}}')
    params = dict(learner.get("params") or {})
    request = MetricRequest(learner["id"], params, scene.scale, scene.k)
    learned = learn(dataset, request)
    if len(learned.metric.M) != space.rows.shape[1]:
        raise Problem("no learned metric fits these attributes")
    return MorphPath.of(learned.metric.M, learned.data.X)


def page_of(document: Mapping[str, Any], words: ReportWords) -> str:
    """Return the page of what `page_data` returned."""
    title = escape(words("title", data=document["name"]))
    style = (
        f":root{{color-scheme:light dark;{_colours(dark=False)}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{_colours(dark=True)}}}}}"
        f"{_style()}"
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<link rel="icon" href="data:,"><title>{title}</title>\n'
        f"<style>{style}</style></head>\n"
        f"<body><main><h1>{title}</h1>{_parts(document, words)}"
        f'<p class="by">Vecino Workbench {__version__}</p></main>\n'
        f'<script type="application/json" id="scene">{_json(document)}</script>\n'
        f'<script type="application/json" id="words">{_json(_told(words))}</script>\n'
        f"<script>\n{_texts(*_VIEW, 'scene_page.js')}</script></body>\n</html>\n"
    )


def in_notebook(document: Mapping[str, Any], words: ReportWords) -> dict[str, Any]:
    """Return what `notebook_module` shows, as plain values."""
    style = (
        f":host{{color-scheme:light;{_colours(dark=False)}}}"
        f":host(.dark){{color-scheme:dark;{_colours(dark=True)}}}{_style()}"
    )
    parts = f'<div lang="{words.language}">{_parts(document, words)}</div>'
    return {
        "scene": dict(document), "words": _told(words), "style": style, "parts": parts,
    }  # fmt: skip


def notebook_module() -> str:
    """Return the page's own view as an ECMAScript module that exports ``render``."""
    return _texts(*_VIEW, "scene_widget.js")


def _texts(*names: str) -> str:
    return "\n".join(
        resource("reports", name).read_text(encoding="utf-8") for name in names
    )


def _style() -> str:
    return f"{style_rules()}\n{_texts(*_STYLES)}"


def _colours(*, dark: bool) -> str:
    return f"{_CODE[dark]}{variables(dark)}"


def _told(words: ReportWords) -> dict[str, str]:
    """Return the words that the view itself says."""
    told = {name: words(name) for name in ("says", "says_one")}
    return {**told, "point": words.of_diagrams["decimal_point"]}


def _parts(document: Mapping[str, Any], words: ReportWords) -> str:
    """Return the elements of the view; it finds them by their ids."""
    x, y = document["names"]
    names = document["classes"][:40]
    legend = "".join(
        f"<li>{_sign(code, name)}{escape(name)}</li>" for code, name in enumerate(names)
    )
    morph = ""
    if document["values"]:
        morph = (
            f'<label for="morph">{escape(words("morph"))}: {escape(words("before"))} '
            f'<input id="morph" type="range" min="0" max="100" step="1" '
            f'value="{round(100 * document["t"])}"> {escape(words("after"))} '
            '<output id="t" for="morph"></output></label>'
        )
    note = f"<p>{escape(words('slice'))}</p>" if document["slice"] else ""
    label = escape(words("plane", x=x, y=y), quote=True)
    head = "".join(
        f'<th scope="col"{" class=n" if n else ""}>{escape(words(key))}</th>'
        for key, n in (("row", True), ("class", False), ("distance", True))
    )
    return (
        f'<p id="help">{escape(words("help"))}</p>{note}'
        f'<div class="controls">{morph}<label for="k">{escape(words("neighbours"))} '
        f'<input id="k" type="number" min="1" max="{len(document["codes"])}" '
        f'value="{document["k"]}"></label>'
        f'<span>{escape(words("accuracy"))}: <output id="loo">…</output></span></div>'
        f'<div class="plane"><canvas id="plane" tabindex="0" role="application" '
        f'aria-label="{label}" aria-describedby="help says"></canvas></div>'
        f'<ul class="legend">{legend}</ul>'
        '<p id="says" aria-live="polite"></p><p id="place" class="by"></p>'
        f'<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table>'
        f'<thead><tr>{head}</tr></thead><tbody id="found"></tbody></table></div>'
    )


def _sign(code: int, name: str) -> str:
    """Return the marker of a class for the legend."""
    mark = marker(8.0, 8.0, code, size=13.0)
    return svg_of(Diagram(name, 16.0, 16.0, (mark,)), f"c{code}")


def _json(value: Mapping[str, Any]) -> str:
    # no text of the data may end the element it stands in
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return text.replace("<", "\\u003c")
