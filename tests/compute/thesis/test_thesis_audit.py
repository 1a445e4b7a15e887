"""What does not follow from the printed tables, found again by SciPy."""

from __future__ import annotations

import json
from statistics import NormalDist

import numpy as np
import pytest
from scipy import stats

from workbench.compute.thesis.thesis_audit import remarks, statistics_of
from workbench.core.program.json_text import dumps
from workbench.core.results.comparing.reproduction import Fitting, Remark
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.thesis.reproduction import verdicts
from workbench.core.thesis.thesis_tables import thesis


@pytest.fixture(scope="module")
def found() -> dict[tuple[int, str], Remark]:
    """Every remark by table and code."""
    return {(remark.table, remark.code): remark for remark in remarks()}


def test_what_is_found_is_what_does_not_follow(found) -> None:
    expected = {
        (1, "table-1"), (2, "ties"), (2, "thresholds"), (3, "friedman"),
        (5, "missing-row"), (5, "quantile"), (5, "outside"), (5, "decision"),
    }  # fmt: skip
    assert set(found) == expected
    assert len(remarks()) == len(expected)


def test_friedman_is_scipys(found) -> None:
    for number, code in ((2, "ties"), (3, "friedman")):
        values = thesis().tables[number].table.values
        p = stats.friedmanchisquare(*values.T).pvalue
        assert found[number, code].corrected == pytest.approx(p)
    assert found[2, "ties"].uncorrected == pytest.approx(1.410e-4, rel=5e-4)
    assert found[3, "friedman"].uncorrected < 1e-14
    assert found[3, "friedman"].printed == 4.595e-11


def test_the_missing_row_makes_every_printed_number_of_table_5(found) -> None:
    remark = found[5, "missing-row"]
    printed = thesis().tables[5]
    values = -printed.table.values
    ranks = np.vstack([
        stats.rankdata(values, axis=1),
        [remark.ranks[name] for name in printed.table.classifiers],
    ])  # fmt: skip
    n, k = ranks.shape
    means = ranks.mean(axis=0)
    for name, mean in zip(printed.table.classifiers, means, strict=True):
        assert abs(mean - printed.mean_ranks[name]) <= 0.005
    chi = 12 * n / (k * (k + 1)) * (np.sum(means**2) - k * (k + 1) ** 2 / 4)
    assert remark.friedman == pytest.approx(stats.chi2.sf(chi, k - 1))
    assert remark.friedman == pytest.approx(printed.friedman_p, rel=2e-3)
    assert remark.n == 28
    # and the printed z and p of Holm's table
    error = np.sqrt(k * (k + 1) / (6 * n))
    for row in printed.holm:
        z = (means[printed.table.classifiers.index(row.classifier)] - means[0]) / error
        assert z == pytest.approx(row.z, abs=0.01)


def test_the_printed_quantile_is_that_of_four_classifiers(found) -> None:
    remark = found[5, "quantile"]
    assert remark.fitting == Fitting(k=4, alpha=0.10)
    normal = NormalDist()
    assert normal.inv_cdf(1 - 0.10 / (2 * 3)) == pytest.approx(2.128, abs=5e-4)
    q = normal.inv_cdf(1 - 0.05 / (2 * 4))
    assert remark.q == pytest.approx(q)
    assert remark.cd == pytest.approx(q * np.sqrt(5 * 6 / (6 * 27)))
    outside = found[5, "outside"]
    assert outside.classifier == "SMO"
    assert outside.difference == pytest.approx((81.5 - 56.5) / 27)
    assert outside.printed > outside.printed_cd == 0.916
    assert outside.difference < outside.cd == pytest.approx(remark.cd)


def test_thresholds_and_decisions_of_holm(found) -> None:
    thresholds = found[2, "thresholds"]
    assert (thresholds.caption, thresholds.alpha) == (0.05, 0.1)
    # 1.2e-4 and 4.1e-4 are below both kinds of thresholds, 0.206 below neither
    assert thresholds.same is True
    assert thresholds.right == pytest.approx([0.05 / 3, 0.05 / 2, 0.05])
    decision = found[5, "decision"]
    assert decision.classifier == "SMO"
    means = stats.rankdata(-thesis().tables[5].table.values, axis=1).mean(axis=0)
    z = (means[2] - means[0]) / np.sqrt(5 * 6 / (6 * 27))
    assert decision.z == pytest.approx(z)
    assert decision.p == pytest.approx(2 * stats.norm.sf(z))
    assert decision.p > decision.threshold == 0.025


def test_conclusions_that_follow_from_the_printed_scores() -> None:
    tests = {n: statistics_of(printed.table) for n, printed in thesis().tables.items()}
    judged = verdicts(tests)
    assert len(judged) == len(thesis().claims) == 8
    wrong = [(v.claim.table, v.claim.test, v.against) for v in judged if not v.holds]
    assert wrong == [(5, "holm", ("SMO",))]
    json.loads(dumps(tests))


def test_a_table_with_one_whole_row_has_no_tests() -> None:
    printed = thesis().tables[2].table
    values = np.full(printed.values.shape, np.nan)
    values[0] = 90.0
    assert (
        statistics_of(ScoreTable(printed.datasets, printed.classifiers, values)) == {}
    )
