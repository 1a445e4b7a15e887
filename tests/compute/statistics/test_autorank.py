"""Mean ranks, Friedman and the critical difference against autorank."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from support.witnesses import autorank

from workbench.compute.statistics.by_pairs import posteriors
from workbench.compute.statistics.compare_table import compare
from workbench.core.results.comparing.score_table import ScoreTable

pytestmark = pytest.mark.lane("usual", "importing autorank takes more than a second")


def _table(seed):
    """Ties in units that binary numbers hold: there rounding noise breaks none."""
    random = np.random.default_rng(seed)
    values = np.round(random.normal([0.7, 0.75, 0.8, 0.72], 0.06, (18, 4)) * 64) / 64
    names = tuple(f"d{i}" for i in range(len(values)))
    return ScoreTable(names, ("a", "b", "c", "d"), values)


def _autorank(table, **options):
    import pandas as pd

    data = pd.DataFrame(table.values, columns=list(table.classifiers))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return autorank().autorank(data, **options)


@pytest.mark.parametrize("seed", range(3))
def test_friedman_nemenyi(seed):
    table = _table(seed)
    theirs = _autorank(table, alpha=0.05, force_mode="nonparametric")
    found = compare(table)
    assert found.friedman.p == pytest.approx(theirs.pvalue, rel=1e-9)
    # their quantile of the studentized range is good to three digits
    assert found.posthoc.cd == pytest.approx(theirs.cd, rel=2e-3)
    ranks = theirs.rankdf["meanrank"]
    for name, value in found.mean_ranks.items():
        assert value == pytest.approx(ranks[name])


def test_bayesian_signed_rank():
    table = _table(7)
    theirs = _autorank(
        table,
        approach="bayesian",
        rope=1 / 64,
        rope_mode="absolute",
        nsamples=20_000,
        random_state=1,
        force_mode="nonparametric",
    ).posterior_matrix
    for pair in posteriors(table, rope=1 / 64):
        a, b = pair.a, pair.b
        own = (pair.a_better, pair.alike, pair.b_better)
        other = theirs.loc[a, b]
        if not isinstance(other, tuple):  # its columns stand best first
            other = tuple(theirs.loc[b, a])[::-1]
        assert own == pytest.approx(tuple(map(float, other)), abs=0.02)
