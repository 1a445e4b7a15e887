"""Printed and measured side by side."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import numpy as np
import pytest
from support.comparisons import comparison

from workbench.core.results.comparing.comparison import Comparison, Headline, JudgedTest
from workbench.core.results.comparing.reproduction import DatasetShape
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.thesis import reproduction
from workbench.core.thesis.reproduction import (
    Measured,
    differences,
    measured_tables,
    printed_comparison,
    ratios,
    shape_rows,
    verdict,
)
from workbench.core.thesis.thesis_tables import Claim, thesis


def _view(datasets, classifiers, **tables) -> ResultsView:
    made = {
        measure: ScoreTable(
            tuple(datasets), tuple(classifiers), values, measure, measure == "accuracy"
        )
        for measure, values in tables.items()
    }
    return ResultsView("mine", made)


@pytest.fixture
def view() -> ResultsView:
    """Two data sets of the thesis and a foreign one, columns in another order."""
    return _view(
        ["Movement-Libras", "mine", "iris"],
        ["KISSNN", "J48", "LMNN", "ITML", "Euclidean"],
        accuracy=[[0.82, 0.5, 0.81, 0.7, 0.75], [1] * 5, [0.96, 0.9, 0.95, 0.94, 0.9]],
        fit_seconds=[[0.02, 1, 0.8, 4, 0.01], [1] * 5, [0.01, 1, 0.1, 0.5, 0.001]],
    )


def test_measured_tables_have_the_printed_rows_columns_and_units(view) -> None:
    found = measured_tables(view)
    assert set(found) == {2, 3}  # table 5 needs classifiers the view has not
    accuracy = found[2]
    assert accuracy.classifiers == ("Euclidean", "ITML", "LMNN", "KISSNN")
    assert accuracy.datasets == thesis().datasets
    row = accuracy.values[accuracy.datasets.index("movement_libras")]
    np.testing.assert_allclose(row, [75, 70, 81, 82])
    seconds = found[3].values[found[3].datasets.index("iris")]
    np.testing.assert_allclose(seconds, [0.001, 0.5, 0.1, 0.01])
    assert int(np.isnan(accuracy.values).all(axis=1).sum()) == 25
    assert measured_tables(_view(["iris"], ["KISSNN"], accuracy=[[1.0]])) == {}
    foreign = _view(["mine"], accuracy.classifiers, accuracy=[[1.0] * 4])
    assert measured_tables(foreign) == {}


def test_measured_survives_json_and_views_add_up(view) -> None:
    first = Measured(about={"seconds": 3}).with_view(view)
    columns = thesis().tables[5].table.classifiers
    other = first.with_view(_view(["iris"], columns, accuracy=[[0.9] * 5]))
    assert set(other.tables) == {2, 3, 5}
    assert other.with_view(_view(["iris"], ["x"], accuracy=[[1.0]])) is other
    text = json.dumps(other.to_json(), allow_nan=False)
    again = Measured.from_json(json.loads(text))
    assert again.about == {"seconds": 3}
    for number, table in other.tables.items():
        np.testing.assert_array_equal(again.tables[number].values, table.values)


def test_differences_by_hand() -> None:
    def table(values):
        return ScoreTable(("a", "b", "c"), ("x", "y"), values)

    printed = table([[90.0, 80.0], [70.0, 60.0], [50.0, 40.0]])
    measured = table([[91.0, 74.0], [73.0, 63.5], [np.nan, 40.0]])
    found = differences(printed, measured)
    assert found.n == 5
    assert found.mean == pytest.approx((1 - 6 + 3 + 3.5 + 0) / 5)
    assert found.mean_absolute == pytest.approx((1 + 6 + 3 + 3.5 + 0) / 5)
    assert found.by_classifier == pytest.approx({"x": 2.0, "y": -2.5 / 3})
    # exactly three points are not beyond three points
    assert [(f.dataset, f.classifier) for f in found.far] == [("a", "y"), ("b", "y")]
    empty = differences(printed, table(np.full((3, 2), np.nan)))
    assert (empty.n, empty.far) == (0, ())
    assert math.isnan(empty.mean_absolute)


def test_ratios_are_geometric_means_over_what_both_have() -> None:
    values = [[1.0, 2.0, 0.0], [1.0, 8.0, 5.0], [np.nan, 100.0, 1.0], [0.0, 3.0, 1.0]]
    names = tuple("abcd")
    table = ScoreTable(names, ("own", "slow", "other"), values, "fit_seconds", False)
    assert ratios(table, "own") == pytest.approx({"slow": 4.0, "other": 5.0})


def test_shapes_name_what_differs_and_what_is_missing() -> None:
    satimage = DatasetShape(
        attributes=36, numeric=0, ordinal=36, nominal=0,
        instances=6435, classes=6, declared=7,
    )  # fmt: skip
    iris = replace(satimage, attributes=4, ordinal=None, numeric=None)
    iris = replace(iris, instances=150, classes=3)
    rows = {
        row.dataset: row for row in shape_rows({"satimage": satimage, "iris": iris})
    }
    assert len(rows) == 27
    assert rows["satimage"].differing == ("classes",)
    assert rows["iris"].differing == ()  # kinds that are not known do not differ
    assert rows["iris"].found == (4, -1, -1, 0, 150, 3)
    assert rows["wisconsin"].printed is None
    assert rows["wine"].found is None


def _comparison(ranks: dict[str, float], significant: set[str]) -> Comparison:
    pairs = [
        {"a": name, "b": "KISSNN", "adjusted": 0.01, "significant": name in significant}
        for name in ranks
        if name != "KISSNN"
    ]
    return comparison(ranks, pairs)


@pytest.mark.parametrize(
    ("kind", "ranks", "significant", "against"),
    [
        ("first", {"KISSNN": 1.5, "a": 2.0, "b": 2.5}, set(), ()),
        ("first", {"KISSNN": 2.1, "a": 2.0, "b": 2.5}, set(), ("a",)),
        ("better", {"KISSNN": 1.0, "a": 2.0, "b": 3.0}, {"a", "b"}, ()),
        ("better", {"KISSNN": 1.0, "a": 2.0, "b": 3.0}, {"b"}, ("a",)),
        # significantly worse is not better
        ("better", {"KISSNN": 3.0, "a": 2.0, "b": 1.0}, {"a", "b"}, ("a", "b")),
        ("alike", {"KISSNN": 1.0, "a": 1.2, "b": 3.0}, {"b"}, ("b",)),
    ],
)
def test_verdicts_follow_from_ranks_and_significance(
    kind, ranks, significant, against
) -> None:
    claim = Claim(2, kind, "holm", 0.1, ("a", "b"))
    tests = {"holm": {"0.10": _comparison(ranks, significant)}}
    found = verdict(claim, tests)
    assert (found.holds, found.against) == (not against, against)
    assert found.ranks == ranks


def test_without_shipped_results_nothing_is_measured(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(reproduction, "resource", lambda *parts: tmp_path / parts[-1])
    assert reproduction.shipped().tables == {}
    table = thesis().tables[3].table
    document = Measured({3: table}, {"machine": "one"}).to_json()
    (tmp_path / "measured.json").write_text(json.dumps(document))
    found = reproduction.shipped()
    assert found.about == {"machine": "one"}
    np.testing.assert_array_equal(found.tables[3].values, table.values)


def test_the_printed_comparison_has_the_printed_numbers() -> None:
    names = ("Bayes", "SMO", "MLP", "J48")
    pairs = [{"a": name, "b": "KISSNN", "p": 0.5} for name in names]
    headline = Headline("friedman", JudgedTest(9.0, 1.0, 4, False, False))
    again = comparison({}, pairs, headline=headline, q=2.5, cd=1.07, control="KISSNN")
    found = printed_comparison(5, {"bonferroni-dunn": {"0.05": again}})
    assert found.mean_ranks["KISSNN"] == 2.07
    assert (found.posthoc.q, found.posthoc.cd) == (2.128, 0.916)
    assert found.friedman.p == 2.69e-6
    assert math.isnan(found.friedman.statistic)
    assert found.headline is None  # a caption would say what is not printed
    apart = {pair.a for pair in found.separated}
    assert apart == {"Bayes", "SMO", "J48"}  # as figure 10 has it, at CD = 0.916
    assert again.posthoc.cd == 1.07  # what was given stays as it was
    assert again.separated == []
