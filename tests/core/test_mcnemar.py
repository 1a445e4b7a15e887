"""McNemar's test against SciPy's binomial test and chi squared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest, chi2

from workbench.api import Problem
from workbench.core.mcnemar import mcnemar, paired


@given(st.integers(0, 3000), st.integers(0, 3000))
def test_exact_p_agrees_with_scipy(a, b):
    found = mcnemar(a, b)
    assert found["exact"]
    wanted = binomtest(a, a + b).pvalue if a + b else 1.0
    assert found["p"] == pytest.approx(wanted, rel=1e-8, abs=1e-300)


@given(st.integers(0, 100_000), st.integers(1, 100_000))
def test_chi_squared_with_continuity_correction(a, b):
    found = mcnemar(a, b, exact=False)
    statistic = max(abs(a - b) - 1, 0) ** 2 / (a + b)
    assert found["statistic"] == pytest.approx(statistic)
    assert found["p"] == pytest.approx(chi2.sf(statistic, 1), rel=1e-9, abs=1e-300)


def test_both_ways_agree_for_many_rows():
    exact, quick = mcnemar(4900, 5100, exact=True), mcnemar(4900, 5100, exact=False)
    assert exact["p"] == pytest.approx(quick["p"], rel=1e-3)


def test_rows_are_matched_by_repeat_and_row():
    a = [_record(0, "x", "x"), _record(1, "x", "y"), _record(2, "y", "y")]
    b = [_record(2, "y", "x"), _record(1, "x", "y"), _record(0, "x", "x")]
    a += [_record(0, "x", "y", repeat=1), _record(9, "x", "x")]
    b += [_record(0, "x", "x", repeat=1)]
    found = paired(a, b)
    assert (found.both, found.only_a, found.only_b, found.neither) == (1, 1, 1, 1)
    assert found.rows_differing == (0, 2)


def test_runs_on_other_data_are_refused():
    with pytest.raises(Problem, match="no row tested in both"):
        paired([_record(0, "x", "x")], [_record(1, "x", "x")])
    with pytest.raises(Problem, match="row 0 is x in one run, y in the other"):
        paired([_record(0, "x", "x")], [_record(0, "y", "x")])


def _record(row, true, predicted, repeat=0):
    return {"row": row, "repeat": repeat, "true": true, "predicted": predicted}
