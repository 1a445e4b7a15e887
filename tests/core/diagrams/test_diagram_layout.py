"""Every diagram: no two texts meet, nothing is cut, whatever the names and numbers."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from support.diagrams import texts

from workbench.api import Problem
from workbench.compute.statistics.compare_table import compare
from workbench.core.diagrams.box_diagram import fold_box_diagram
from workbench.core.diagrams.diagram import Diagram, text, text_box
from workbench.core.diagrams.text_width import text_width, wrap, wrap_evenly
from workbench.core.experiment.figure_kinds import STEMS, comparisons_needed, figure_of
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable

NAMES = {
    "short": "L{}",
    "long": "knn of {} neighbours, metric mahalanobis",
    "unbroken": "W" * 37 + "{:03}",
}


def table_of(k, names, scores, n=14):
    rng = np.random.default_rng(k)
    values = rng.random((n, k)).round(2) + np.linspace(0, 0.6, k)
    if scores == "equal":
        values = np.full((n, k), 0.5)
    learners = tuple(NAMES[names].format(i) for i in range(k))
    return ScoreTable(tuple(f"set {i}" for i in range(n)), learners, values)


@cache
def drawn(k, names, scores):
    """A view and its documents, read by every figure."""
    view = view_of(table_of(k, names, scores))
    return view, documents_of(view)


def view_of(table):
    rng = np.random.default_rng(1)
    rows = {name: int(50 * 1.7**i) for i, name in enumerate(table.datasets)}
    fit = np.array([[r * 1e-5 * (1 + j) for j in range(table.n_classifiers)]
                    for r in rows.values()])  # fmt: skip
    ask = rng.uniform(0.001, 10, fit.shape)
    tables = {"accuracy": table}
    for name, values in (("fit_seconds", fit), ("predict_seconds", ask)):
        tables[name] = replace(
            table, values=values, measure=name, higher_is_better=False
        )
    folds = {
        (d, c): tuple(rng.random(10)) for d in table.datasets for c in table.classifiers
    }
    return ResultsView("x", tables, rows, folds)


def documents_of(view):
    control = view.table.classifiers[0]
    dunn = {"posthoc": "bonferroni-dunn", "control": control}
    return {
        "all": compare(view.table),
        "control": compare(view.table, **dunn),
        "time": compare(view.tables["fit_seconds"], **dunn),
    }


def meeting(diagram, box=text_box):
    boxes = [(mark["words"], box(mark)) for mark in texts(diagram)]
    return [
        (a, b)
        for (a, p), (b, q) in combinations(boxes, 2)
        if p[0] < q[2] and q[0] < p[2] and p[1] < q[3] - 0.01 and q[1] < p[3] - 0.01
    ]


def outside(diagram):
    boxes = {mark["words"]: text_box(mark) for mark in texts(diagram)}
    return [
        words
        for words, (left, top, right, bottom) in boxes.items()
        if left < 0 or top < 0 or right > diagram.width or bottom > diagram.height
    ]


def points_outside(diagram):
    marks = [m for m in diagram.marks if m["kind"] in ("marker", "circle")]
    return [m for m in marks if not 0 <= m["x"] <= diagram.width
            or not 0 <= m["y"] <= diagram.height]  # fmt: skip


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize("k", [2, 7, 20])
@pytest.mark.parametrize(
    ("names", "scores"),
    [("short", "equal"), ("long", "random"), ("unbroken", "random")],
)
def test_nothing_meets_or_is_cut(stem, k, names, scores):
    view, documents = drawn(k, names, scores)
    for width in (500, 1000):
        diagram = figure_of(stem, documents, view, width)
        assert diagram.width == width
        assert not meeting(diagram)
        assert not outside(diagram)
        assert not points_outside(diagram)


@pytest.mark.parametrize("stem", STEMS)
def test_every_figure_crosses_as_json_with_its_table(stem):
    view = view_of(table_of(5, "short", "random"))
    diagram = figure_of(stem, documents_of(view), view)
    assert Diagram.from_plain(json.loads(json.dumps(diagram.to_plain()))) == diagram
    assert diagram.rows
    assert all(len(row) == len(diagram.header) for row in diagram.rows)
    shown = " ".join(mark["words"] for mark in texts(diagram))
    assert diagram.caption
    assert diagram.caption in " ".join(shown.split())


@pytest.mark.parametrize("stem", STEMS)
def test_a_figure_needs_no_more_than_it_says(stem):
    view = view_of(table_of(4, "short", "random"))
    documents = documents_of(view)
    needed = {name: documents[name] for name in comparisons_needed(stem)}
    assert figure_of(stem, needed, view) == figure_of(stem, documents, view)
    for name in needed:
        fewer = {key: value for key, value in needed.items() if key != name}
        with pytest.raises(Problem, match=f"no statistics '{name}'"):
            figure_of(stem, fewer, view)


def test_an_unknown_figure_names_the_known_ones():
    view = view_of(table_of(3, "short", "random"))
    with pytest.raises(Problem, match="cd, cd-control, two-criteria, box, wtl, time"):
        figure_of("venn", {}, view)
    with pytest.raises(Problem, match=r"did you mean cd\?"):
        figure_of("cdd", {}, view)


def test_folds_of_a_data_set_as_boxes():
    view = view_of(table_of(12, "long", "random"))
    diagram = fold_box_diagram(view, "set 3", 900)
    assert not meeting(diagram)
    assert "10 folds of set 3" in diagram.caption
    means = {row[0]: row[-1] for row in diagram.rows}
    for name in view.table.classifiers:
        assert means[name] == pytest.approx(np.mean(view.folds["set 3", name]))
    with pytest.raises(Problem):
        fold_box_diagram(view, "no such set", 900)


# -- the parts -----------------------------------------------------------------------


def test_a_turned_text_has_a_turned_box():
    flat = text_box(text(10, 20, "words", "middle"))
    up = text_box(text(10, 20, "words", "middle", angle=-90))
    assert up[2] - up[0] == pytest.approx(flat[3] - flat[1])
    assert up[3] - up[1] == pytest.approx(flat[2] - flat[0])


def test_lines_fit_and_lose_nothing():
    words = "a few words and one" + "w" * 60 + " that is long"
    for width in (60, 100, 300):
        for broken in (wrap(words, width, 12), wrap_evenly(words, width, 12)):
            assert all(text_width(part, 12) <= width for part in broken)
            assert "".join(broken).replace(" ", "") == words.replace(" ", "")
    assert wrap("", 10, 12) == []


def test_no_line_ends_at_an_equals_sign():
    for width in range(60, 400, 7):
        lines = wrap("the test has q = 2.569, k = 4 and N = 27 there", width, 12)
        assert not [part for part in lines if part.startswith("=") or part[-1] == "="]
