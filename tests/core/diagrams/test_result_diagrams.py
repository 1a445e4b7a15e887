"""Diagrams of results show the numbers: control, two criteria, boxes, wins, times."""

from __future__ import annotations

import csv
import math
from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import linregress

from workbench.api import Problem
from workbench.compute.statistics.compare_table import compare
from workbench.core.diagrams.box_diagram import box_diagram, box_of
from workbench.core.diagrams.control_diagram import control_diagram, verdicts
from workbench.core.diagrams.time_diagram import (
    growth,
    has_lazy_and_eager,
    has_times,
    lazy_eager_diagram,
    time_diagram,
)
from workbench.core.diagrams.two_criteria_diagram import two_criteria_diagram
from workbench.core.diagrams.win_tie_loss_diagram import win_tie_loss_diagram
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable


def thesis(shared_data, name, measure="accuracy"):
    with (shared_data / "thesis" / f"{name}.csv").open(newline="") as file:
        head, *rows = csv.reader(file)
    values = [[float(v) for v in row[1:]] for row in rows]
    names = tuple(row[0] for row in rows)
    better = measure == "accuracy"
    return ScoreTable(names, tuple(head[1:]), np.array(values), measure, better, 2)


def random_table(k=5, n=12, seed=0):
    values = np.random.default_rng(seed).random((n, k)).round(1)
    return ScoreTable(tuple(f"d{i}" for i in range(n)), tuple("abcdefghij"[:k]), values)


def labels(diagram):
    return {m["words"]: m for m in diagram.marks if m["kind"] == "text"}


# -- control -------------------------------------------------------------------------


def test_table_2_against_kissnn(shared_data):
    table = thesis(shared_data, "table2_accuracy")
    made = compare(table, posthoc="bonferroni-dunn", alpha=0.10, control="kissnn")
    assert verdicts(made) == {
        "kissnn": "control", "lmnn": "same", "itml": "worse", "euclidean": "worse",
    }  # fmt: skip
    diagram = control_diagram(made, 900)
    assert "CD = 0.748" in diagram.caption
    assert "Compared with kissnn only; other pairs were not tested." in diagram.caption
    looks = [m for m in diagram.marks if m["kind"] == "marker"][: table.n_classifiers]
    shapes = {m["verdict"]: (m["style"], m["hollow"]) for m in looks}
    assert len(set(shapes.values())) == len(shapes) == 3


def test_the_band_holds_exactly_those_within_the_distance(shared_data):
    table = thesis(shared_data, "table2_accuracy")
    made = compare(table, posthoc="bonferroni-dunn", alpha=0.10, control="kissnn")
    diagram = control_diagram(made, 900)
    band = next(m for m in diagram.marks if m["kind"] == "rect")
    points = [m for m in diagram.marks if "verdict" in m][: table.n_classifiers]
    for mark in points:
        inside = band["x"] <= mark["x"] <= band["x"] + band["width"]
        assert inside == (mark["verdict"] in ("same", "control"))


def test_table_5_by_holm_separates_bayes_and_j48_only(shared_data):
    made = compare(
        thesis(shared_data, "table5_accuracy"), posthoc="holm", control="kissnn"
    )
    found = verdicts(made)
    assert {n for n, v in found.items() if v == "worse"} == {"bayes", "j48"}
    diagram = control_diagram(made, 900)
    assert not any(m["kind"] == "rect" for m in diagram.marks)
    assert "Holm" in diagram.caption
    adjusted = {p.a: p.adjusted for p in made.posthoc.pairs}
    shown = [words for words in labels(diagram) if "  p " in words]
    assert sorted(shown) == sorted(
        f"{made.mean_ranks[name]:.3f}  "
        + (f"p = {p:.3f}" if p >= 0.001 else "p < 0.001")
        for name, p in adjusted.items()
    )


def test_one_better_than_the_control_says_so():
    ranks = np.tile([1.0, 2.0, 3.0], (30, 1))
    table = ScoreTable(tuple(map(str, range(30))), ("x", "y", "z"), -ranks)
    made = compare(table, posthoc="bonferroni-dunn", control="y")
    assert verdicts(made) == {"x": "better", "y": "control", "z": "worse"}
    rows = {row[0]: row for row in control_diagram(made, 700).rows}
    assert rows["x"][2] == -1.0
    assert "better" in rows["x"][4]


# -- two criteria --------------------------------------------------------------------


def test_figure_9_places_ranks_and_both_distances(shared_data):
    kinds = {"posthoc": "bonferroni-dunn", "alpha": 0.10, "control": "kissnn"}
    first = compare(thesis(shared_data, "table2_accuracy"), **kinds)
    second = compare(thesis(shared_data, "table3_seconds", "fit_seconds"), **kinds)
    diagram = two_criteria_diagram(first, second, 900)
    assert diagram.caption.count("CD = 0.748") == 2
    area = next(m for m in diagram.marks if m.get("area") == "control")
    points = [m for m in diagram.marks if m["kind"] == "marker"]
    by_rank = sorted(first.mean_ranks, key=first.mean_ranks.get)
    assert len(points) == len(by_rank)
    for name, mark in zip(by_rank, points, strict=True):
        near = [
            abs(c.mean_ranks[name] - c.mean_ranks["kissnn"]) <= c.posthoc.cd
            for c in (first, second)
        ]
        across = area["x"] <= mark["x"] <= area["x"] + area["width"]
        up = area["y"] <= mark["y"] <= area["y"] + area["height"]
        assert [across, up] == near
    assert diagram.rows[0][:2] == ("kissnn", pytest.approx(1.741, abs=5e-4))


@pytest.mark.parametrize("posthoc", ["holm", "nemenyi", "shaffer"])
def test_two_criteria_show_a_distance_only_where_there_is_one(posthoc):
    first, second = (compare(random_table(5, seed=s), posthoc=posthoc) for s in (1, 2))
    diagram = two_criteria_diagram(first, second, 800)
    assert not any(m.get("area") for m in diagram.marks)
    drawn = [words for words in labels(diagram) if words.startswith("CD = ")]
    assert bool(drawn) == ("CD = " in diagram.caption) == (posthoc == "nemenyi")
    assert ("other pairs were not tested" in diagram.caption) == (posthoc == "holm")
    assert "critical distance" not in diagram.caption or posthoc == "nemenyi"


# -- boxes ---------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 5, 30])
def test_a_box_is_that_of_matplotlibs_definition(n):
    values = np.random.default_rng(n).standard_t(2, n)
    box = box_of(values)
    q1, q2, q3 = np.quantile(values, [0.25, 0.5, 0.75])
    assert (box.quartile1, box.median, box.quartile3) == pytest.approx((q1, q2, q3))
    inside = [v for v in values if q1 - 1.5 * (q3 - q1) <= v <= q3 + 1.5 * (q3 - q1)]
    assert (box.low, box.high) == (min(inside), max(inside))
    assert len(inside) + len(box.outside) == n


def test_the_best_median_is_on_top():
    diagram = box_diagram(random_table(), 800)
    medians = [row[4] for row in diagram.rows]
    assert medians == sorted(medians, reverse=True)
    places = labels(diagram)
    heights = [places[row[0]]["y"] for row in diagram.rows]
    assert heights == sorted(heights)


def test_gaps_are_left_out_and_nothing_is_told():
    values = np.array([[0.5, math.nan], [0.7, math.nan]])
    diagram = box_diagram(ScoreTable(("x", "y"), ("a", "b"), values), 600)
    assert [row[:2] for row in diagram.rows] == [("a", 2)]
    with pytest.raises(Problem):
        box_diagram(ScoreTable(("x",), ("a",), np.array([[math.nan]])), 600)


# -- wins ----------------------------------------------------------------------------


def test_cells_count_by_hand():
    table = random_table(4)
    diagram = win_tie_loss_diagram(compare(table), 800)
    for i, row in enumerate(diagram.rows):
        for j, cell in enumerate(row[1:]):
            a, b = table.values[:, i], table.values[:, j]
            counts = [int((a > b).sum()), int((a == b).sum()), int((a < b).sum())]
            assert cell == ("" if i == j else "/".join(map(str, counts)))


def test_narrow_cells_show_wins_only_and_say_so():
    table = random_table(10)
    wide = win_tie_loss_diagram(compare(table), 1000)
    narrow = win_tie_loss_diagram(compare(table), 430)
    assert any("/" in words for words in labels(wide) if words[0].isdigit())
    assert not any("/" in w for w in labels(narrow) if w[0].isdigit())
    assert "losses are its wins" in narrow.caption
    assert narrow.rows == wide.rows


# -- times ---------------------------------------------------------------------------


def times(exponents, rows, noise=0.1, zero=False):
    rng = np.random.default_rng(3)
    rows = np.asarray(rows, float)
    values = np.array([1e-4 * rows**e * np.exp(noise * rng.normal(size=rows.size))
                       for e in exponents]).T  # fmt: skip
    if zero:
        values[0, 0] = 0.0
    names = tuple(f"d{i}" for i in range(rows.size))
    learners = tuple("abcd"[: len(exponents)])
    fit = ScoreTable(names, learners, values, "fit_seconds", False)
    ask = ScoreTable(names, learners, values * 2, "predict_seconds", False)
    return ResultsView("t", {"fit_seconds": fit, "predict_seconds": ask},
                       {n: int(r) for n, r in zip(names, rows, strict=True)})  # fmt: skip


ROWS = [100, 200, 500, 1000, 3000, 8000]


def test_exponents_are_those_of_a_regression():
    view = times([1.0, 2.0], ROWS)
    diagram = time_diagram(view, 900)
    for j, name in enumerate("ab"):
        values = view.tables["fit_seconds"].values[:, j]
        expected = linregress(np.log(ROWS), np.log(values))
        row = next(row for row in diagram.rows if row[0] == name)
        assert row[3] == pytest.approx(expected.slope)
        assert row[4] == pytest.approx(expected.rvalue**2)
        entry = f"{name}: n^{expected.slope:.2f}"
        assert any(words.startswith(entry) for words in labels(diagram))


@pytest.mark.parametrize(
    ("rows", "noise"),
    [(ROWS[:4], 0.0), ([100, 120, 150, 200, 300, 400], 0.0), (ROWS, 20.0)],
    ids=["few", "alike", "unexplained"],
)
def test_no_exponent_where_it_means_nothing(rows, noise):
    diagram = time_diagram(times([1.0], rows, noise), 900)
    assert {row[3] for row in diagram.rows} == {""}
    assert not any("n^" in words for words in labels(diagram))


def test_equal_times_have_no_exponent():
    assert growth(np.array(ROWS, float), np.full(6, 0.25)) is None


def test_times_of_zero_are_left_out_and_counted():
    diagram = time_diagram(times([1.0], ROWS, zero=True), 900)
    assert len(diagram.rows) == len(ROWS) - 1
    assert "left out: 1." in diagram.caption


def test_asking_twice_as_long_lies_above_the_line():
    view = times([1.0, 2.0], ROWS)
    diagram = lazy_eager_diagram(view, 900)
    values = view.tables["fit_seconds"].values
    for j, row in enumerate(diagram.rows):
        assert row[1] == pytest.approx(np.exp(np.log(values[:, j]).mean()))
        assert row[2] == pytest.approx(2 * row[1])
    dashed = next(m for m in diagram.marks if m.get("dashed"))
    (x0, y0), (x1, y1) = dashed["places"]
    for mark in (m for m in diagram.marks if m["kind"] == "marker"):
        on_line = y0 + (mark["x"] - x0) / (x1 - x0) * (y1 - y0)
        assert mark["y"] < on_line  # pixels count downwards


@pytest.mark.parametrize("zero", ["nothing", "a learner", "a cell", "everything"])
def test_it_is_known_before_whether_there_is_a_picture(zero):
    view = times([1.0, 2.0], ROWS)
    table = view.tables["fit_seconds"]
    values = table.values.copy()
    cells = {"nothing": np.s_[:0], "a learner": np.s_[:, 1], "a cell": np.s_[0, 0],
             "everything": np.s_[:]}  # fmt: skip
    values[cells[zero]] = 0.0
    tables = {**view.tables, "fit_seconds": replace(table, values=values)}
    view = replace(view, tables=tables)
    for known, make in (
        (has_times(view, "fit_seconds"), time_diagram),
        (has_lazy_and_eager(view), lazy_eager_diagram),
    ):
        if known:
            assert make(view, 900).rows
        else:
            with pytest.raises(Problem, match="above 0"):
                make(view, 900)
    assert has_times(view, "fit_seconds") == (zero != "everything")
    assert has_lazy_and_eager(view) == (zero in ("nothing", "a cell"))
    assert not has_times(view, "accuracy")


def test_what_is_not_measured_is_told():
    view = ResultsView("x", {"accuracy": random_table()})
    for make in (time_diagram, lazy_eager_diagram):
        with pytest.raises(Problem, match="fit_seconds"):
            make(view, 800)
