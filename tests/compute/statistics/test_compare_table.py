"""A comparison of a table: its JSON, its cautions, and what it refuses."""

from __future__ import annotations

import json
import math
import time

import numpy as np
import pytest
from scipy import stats

from workbench.api import Problem
from workbench.compute.statistics.compare_table import compare
from workbench.compute.statistics.posthoc import METHODS
from workbench.core.program.json_text import dumps, plain
from workbench.core.results.comparing.score_table import ScoreTable


def _table(values, **more):
    values = np.asarray(values, float)
    n, k = values.shape
    return ScoreTable(
        tuple(f"d{i}" for i in range(n)),
        tuple("abcdefghijklmnopqrstuvwxyz"[:k]),
        values,
        **more,
    )


@pytest.fixture
def table():
    random = np.random.default_rng(1)
    values = random.normal([0.7, 0.75, 0.8, 0.72], 0.05, (15, 4))
    return _table(np.round(values, 2), decimals=2)


def _codes(found):
    return {caution.code: plain(caution) for caution in found.cautions}


@pytest.mark.parametrize("method", METHODS)
def test_it_is_the_contract(table, method):
    found = json.loads(dumps(compare(table, posthoc=method)))
    assert found["measure"] == "accuracy"
    assert found["datasets"] == list(table.datasets)
    assert found["classifiers"] == list(table.classifiers)
    assert list(found["mean_ranks"]) == list(table.classifiers)
    assert {"statistic", "p", "ties_corrected"} <= set(found["friedman"])
    assert {"statistic", "p", "df"} <= set(found["iman_davenport"])
    assert {"method", "alpha", "q", "cd", "control", "pairs"} <= set(found["posthoc"])
    for pair in found["posthoc"]["pairs"]:
        assert set(pair) == {
            *("a", "b", "difference", "z", "p", "adjusted", "significant"),
            *("low", "high", "threshold"),
        }
    assert len(found["win_tie_loss"]) == len(found["wilcoxon"]) == 6
    assert found["posthoc"]["method"] == method
    all_pairs = method in ("nemenyi", "shaffer")
    assert len(found["posthoc"]["pairs"]) == (6 if all_pairs else 3)
    assert (found["posthoc"]["control"] is None) is all_pairs


def test_pairs_say_what_the_ranks_say(table):
    found = compare(table)
    ranks = np.array(found.ranks)
    np.testing.assert_array_equal(ranks, stats.rankdata(-table.values, axis=1))
    means = found.mean_ranks
    for pair in found.posthoc.pairs:
        assert pair.difference == pytest.approx(means[pair.a] - means[pair.b])
    assert found.kendall_w.value == pytest.approx(found.friedman.statistic / (15 * 3))
    assert found.kendall_w.low < found.kendall_w.value


def test_the_headline_is_iman_davenport_unless_friedman_is_asked_for(table):
    n, k = table.values.shape
    chi = stats.friedmanchisquare(*table.values.T)
    f = (n - 1) * chi.statistic / (n * (k - 1) - chi.statistic)
    found = compare(table).headline
    assert found.test == "iman_davenport"
    assert found.result.statistic == pytest.approx(f)
    assert found.result.p == pytest.approx(stats.f.sf(f, k - 1, (k - 1) * (n - 1)))
    asked = compare(table, headline="friedman").headline
    assert (asked.test, asked.result.p) == ("friedman", pytest.approx(chi.pvalue))


def test_no_difference_is_judged_by_the_headline(table):
    """At an alpha between both p: Iman and Davenport see one, Friedman does not."""
    found = compare(table)
    alpha = (found.iman_davenport.p + found.friedman.p) / 2
    assert found.iman_davenport.p < alpha
    assert "no-difference" not in _codes(compare(table, alpha=alpha))
    asked = compare(table, alpha=alpha, headline="friedman")
    assert _codes(asked)["no-difference"]["p"] == asked.friedman.p


def test_ties_choose_the_kind_and_the_other_is_there(table):
    on, off = compare(table), compare(table, ties=False)
    for kind, key in ((on, "corrected"), (off, "uncorrected")):
        for test in ("friedman", "iman_davenport"):
            shown = plain(getattr(kind, test))
            del shown["significant"]
            same = [plain(getattr(getattr(one, key), test)) for one in (on, off)]
            assert same == [shown, shown]
    assert on.friedman.ties_corrected is True
    assert off.friedman.ties_corrected is False
    assert on.friedman.statistic > off.friedman.statistic
    assert plain(on.posthoc) == plain(off.posthoc)


def test_wilcoxon_and_wins_are_those_of_the_columns(table):
    found = compare(table, tolerance=0.02)
    a, b = table.values[:, 0], table.values[:, 2]
    row = list(found.wilcoxon)[1]
    assert (row.a, row.b) == ("a", "c")
    units = np.round((a - b) * 100)  # whole numbers: no noise makes or breaks a tie
    expected = stats.wilcoxon(units, method="asymptotic", correction=False)
    assert row.p == pytest.approx(expected.pvalue)
    assert row.zeros == (units == 0).sum()
    wins = list(found.win_tie_loss)[1]
    assert (wins.wins, wins.ties, wins.losses) == (
        (units > 2).sum(),
        (np.abs(units) <= 2).sum(),
        (units < -2).sum(),
    )
    assert row.estimate < 0 < row.r_minus
    assert row.adjusted >= row.p


def test_lower_is_better_turns_everything():
    random = np.random.default_rng(2)
    values = random.normal([1, 2, 3], 0.5, (12, 3))
    costs = compare(_table(values, higher_is_better=False, measure="fit_seconds"))
    gains = compare(_table(-values))
    one, other = plain(costs), plain(gains)
    for key in ("ranks", "mean_ranks", "friedman", "posthoc", "groups", "win_tie_loss"):
        assert one[key] == other[key]
    assert one["wilcoxon"] == other["wilcoxon"]
    assert costs.mean_ranks["a"] < costs.mean_ranks["c"]


def test_control_is_the_best_unless_named(table):
    best = min(compare(table).mean_ranks.items(), key=lambda item: item[1])[0]
    for name in ("", "best"):
        found = compare(table, posthoc="holm", control=name)
        assert found.posthoc.control == best
        assert _codes(found)["control-chosen-by-rank"]["control"] == best
    found = compare(table, posthoc="holm", control="d")
    assert found.posthoc.control == "d"
    assert {pair.b for pair in found.posthoc.pairs} == {"d"}
    assert "control-chosen-by-rank" not in _codes(found)
    for method in ("holm", "hochberg", "hommel"):
        every = compare(table, posthoc=method, control="*").posthoc
        assert every.control is None
        assert len(every.pairs) == 6


def test_a_classifier_may_be_called_best(table):
    named = ScoreTable(table.datasets, ("a", "b", "c", "best"), table.values)
    found = compare(named, posthoc="holm", control="best")
    assert found.posthoc.control == "best"
    assert "control-chosen-by-rank" not in _codes(found)


def test_rows_with_gaps_are_dropped_and_named(table):
    values = table.values.copy()
    values[3, 1], values[7, 2] = np.nan, np.inf
    found = compare(_table(values))
    assert found.dropped == ("d3", "d7")
    assert found.n == 13
    assert "d3" not in found.datasets
    assert _codes(found)["missing-dropped"] == {
        "code": "missing-dropped",
        "n": 2,
        "datasets": ["d3", "d7"],
    }
    kept = _table(np.delete(table.values, [3, 7], axis=0))
    assert compare(kept).friedman == found.friedman


def test_cautions_of_few_data_sets():
    random = np.random.default_rng(3)
    few = _codes(compare(_table(random.random((4, 5)))))
    assert few["few-datasets"]["n"] == 4
    assert few["fewer-than-classifiers"] == {
        "code": "fewer-than-classifiers",
        "n": 4,
        "k": 5,
    }
    assert few["chi-square-approximation"]["k"] == 5
    enough = _codes(compare(_table(random.random((11, 6)))))
    assert set(enough) <= {"no-difference"}
    assert "chi-square-approximation" in _codes(compare(_table(random.random((10, 6)))))
    assert "chi-square-approximation" in _codes(compare(_table(random.random((11, 5)))))


def test_cautions_of_ties():
    values = [[0.5, 0.5, 0.7], [0.6, 0.5, 0.7], [0.5, 0.4, 0.4]]
    found = _codes(compare(_table(values, decimals=1)))["rounded-ties"]
    assert (found["decimals"], found["rows"]) == (1, 2)
    assert found["share"] == pytest.approx(2 / 3)
    assert "rounded-ties" not in _codes(compare(_table(values)))  # not rounded
    no_ties = _table([[1, 2, 3], [2, 3, 1]], decimals=0)
    assert "rounded-ties" not in _codes(compare(no_ties))


@pytest.mark.parametrize("method", METHODS)
def test_constant_table_finds_nothing(method):
    found = compare(_table(np.full((6, 3), 0.5)), posthoc=method)
    json.loads(dumps(found))
    assert found.friedman.statistic == 0.0
    assert found.friedman.p == found.iman_davenport.p == 1.0
    assert not any(pair.significant for pair in found.posthoc.pairs)
    assert {"constant-table", "no-difference"} <= set(_codes(found))
    if found.posthoc.control is None:
        assert found.groups == (("a", "b", "c"),)


def test_all_data_sets_rank_alike():
    found = compare(_table([[3, 2, 1.0]] * 5))
    json.loads(dumps(found))
    assert found.iman_davenport.statistic == math.inf
    assert found.iman_davenport.p == pytest.approx(1 / 6**4)
    assert found.kendall_w.value == 1.0
    assert found.friedman.p == pytest.approx(stats.chi2.sf(10, 2))


@pytest.mark.parametrize("method", METHODS)
def test_two_classifiers(method):
    random = np.random.default_rng(4)
    values = random.normal([0.7, 0.8], 0.02, (9, 2))
    found = compare(_table(values), posthoc=method)
    assert len(found.posthoc.pairs) == 1
    # Friedman of two is the sign test's normal approximation: chi2 = z^2
    pair = next(iter(found.posthoc.pairs))
    assert pair.z**2 == pytest.approx(found.friedman.statistic)
    assert pair.adjusted == pytest.approx(found.friedman.p)
    assert "two-classifiers" in _codes(found)
    assert "chi-square-approximation" not in _codes(found)


@pytest.mark.parametrize(
    ("values", "asked", "said"),
    [
        (np.ones((5, 1)), {}, "two or more to compare"),
        (np.ones((1, 3)), {}, "two or more to compare over"),
        ([[1, np.nan], [np.nan, 2], [1, 2]], {}, "1 data sets with all scores"),
        (np.ones((5, 3)), {"posthoc": "tukey"}, "one of nemenyi"),
        (np.ones((5, 3)), {"control": "z"}, "one of a, b, c"),
        (np.ones((5, 3)), {"posthoc": "holm", "control": "z"}, "no classifier 'z'"),
        (np.ones((5, 3)), {"alpha": 0.0}, "alpha"),
        (np.ones((5, 3)), {"alpha": 1.0}, "alpha"),
        (np.ones((5, 3)), {"tolerance": -1.0}, "tolerance"),
        (np.ones((5, 3)), {"tolerance": np.nan}, "tolerance"),
        (np.ones((5, 3)), {"zeros": "drop"}, "zeros"),
    ],
)
def test_problems_are_one_line(values, asked, said):
    with pytest.raises(Problem, match=said) as caught:
        compare(_table(values), **asked)
    assert "\n" not in str(caught.value)


def test_it_is_quick():
    """27 data sets and 10 classifiers: well within what a change of alpha may take."""
    values = np.random.default_rng(5).random((27, 10))
    table = _table(values)
    compare(table)
    took = []
    for alpha in (0.05, 0.10, 0.01, 0.02, 0.03):
        started = time.process_time()
        compare(table, alpha=alpha)
        took.append(time.process_time() - started)
    assert min(took) < 0.05
