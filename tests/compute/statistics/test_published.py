"""The worked examples of Demsar (2006), Garcia and Herrera (2008) and the thesis."""

from __future__ import annotations

import csv
import json
import math

import numpy as np
import pytest
from scipy import stats

from workbench.compute.statistics.compare_table import compare
from workbench.compute.statistics.posthoc import compare_ranks
from workbench.compute.statistics.ranks import rank
from workbench.compute.statistics.sign_test import sign_test
from workbench.compute.statistics.signed_rank import advantages, signed_rank
from workbench.core.program.json_text import plain
from workbench.core.results.comparing.score_table import ScoreTable

#: Demsar (2006), table 6: area under ROC. Of voting two values are printed as 0.975 but
#: ranked 2 and 3: they were not equal before rounding, so a half of a unit is added.
C45 = ("C4.5", "C4.5+m", "C4.5+cf", "C4.5+m+cf")
C45_AUC = """
adult_(sample)          0.763 0.768 0.771 0.798
breast_cancer           0.599 0.591 0.590 0.569
breast_cancer_wisconsin 0.954 0.971 0.968 0.967
cmc                     0.628 0.661 0.654 0.657
ionosphere              0.882 0.888 0.886 0.898
iris                    0.936 0.931 0.916 0.931
liver_disorders         0.661 0.668 0.609 0.685
lung_cancer             0.583 0.583 0.563 0.625
lymphography            0.775 0.838 0.866 0.875
mushroom                1.000 1.000 1.000 1.000
primary_tumor           0.940 0.962 0.965 0.962
rheum                   0.619 0.666 0.614 0.669
voting                  0.972 0.981 0.9754 0.975
wine                    0.957 0.978 0.946 0.970
"""
#: Garcia and Herrera (2008), table 4: accuracy on 30 data sets.
FIVE = ("C4.5", "1-NN", "NaiveBayes", "Kernel", "CN2")
FIVE_ACCURACY = """
abalone 0.219 0.202 0.249 0.165 0.261
adult 0.803 0.750 0.813 0.692 0.798
australian 0.859 0.814 0.845 0.542 0.816
autos 0.809 0.774 0.673 0.275 0.785
balance 0.768 0.790 0.727 0.872 0.706
breast 0.759 0.654 0.734 0.703 0.714
bupa 0.693 0.611 0.572 0.689 0.572
car 0.915 0.857 0.860 0.700 0.777
cleveland 0.544 0.531 0.558 0.439 0.541
crx 0.855 0.796 0.857 0.607 0.809
dermatology 0.945 0.954 0.978 0.541 0.858
german 0.725 0.705 0.739 0.625 0.717
glass 0.674 0.736 0.721 0.356 0.704
hayes-roth 0.801 0.357 0.520 0.309 0.520
heart 0.785 0.770 0.841 0.659 0.759
ion 0.906 0.359 0.895 0.641 0.918
led7digit 0.710 0.402 0.728 0.120 0.674
letter 0.691 0.827 0.667 0.527 0.638
lymphography 0.743 0.739 0.830 0.549 0.746
mushrooms 0.990 0.482 0.941 0.857 0.990
optdigits 0.867 0.098 0.915 0.986 0.784
satimage 0.821 0.872 0.815 0.885 0.778
spambase 0.893 0.824 0.902 0.739 0.885
splice 0.799 0.655 0.925 0.517 0.755
tic-tac-toe 0.845 0.731 0.693 0.653 0.704
vehicle 0.741 0.701 0.591 0.663 0.619
vowel 0.799 0.994 0.603 0.269 0.621
wine 0.949 0.955 0.989 0.770 0.954
yeast 0.555 0.505 0.569 0.312 0.556
zoo 0.928 0.928 0.945 0.419 0.897
"""


def _table(names, text, measure):
    rows = [line.split() for line in text.strip().splitlines()]
    values = np.array([row[1:] for row in rows], float)
    return ScoreTable(tuple(row[0] for row in rows), names, values, measure, decimals=3)


@pytest.fixture
def demsar():
    return _table(C45, C45_AUC, "auc")


@pytest.fixture
def garcia():
    return _table(FIVE, FIVE_ACCURACY, "accuracy")


def test_demsar_ranks_and_friedman(demsar):
    found = compare(demsar, ties=False)
    ranks = [round(found.mean_ranks[name], 3) for name in C45]
    assert ranks == [3.143, 2.000, 2.893, 1.964]
    assert found.friedman.statistic == pytest.approx(9.28, abs=0.005)
    assert found.iman_davenport.statistic == pytest.approx(3.69, abs=0.005)
    assert found.iman_davenport.df == (3, 39)
    assert found.friedman.ties_corrected is False
    corrected = compare(demsar).friedman
    expected = stats.friedmanchisquare(*demsar.values.T)
    assert corrected.statistic == pytest.approx(expected.statistic)
    assert corrected.p == pytest.approx(expected.pvalue)


def test_demsar_as_printed_has_a_tie_of_rounding(demsar):
    values = np.round(demsar.values, 3)
    printed = ScoreTable(demsar.datasets, C45, values, "auc", decimals=3)
    found = compare(printed, ties=False)
    ranks = [round(found.mean_ranks[name], 3) for name in C45]
    assert ranks == [3.143, 2.000, 2.929, 1.929]
    said = {caution.code: caution for caution in found.cautions}
    assert plain(said["rounded-ties"]) == {
        "code": "rounded-ties",
        "decimals": 3,
        "rows": 5,
        "share": 5 / 14,
    }


def test_demsar_nemenyi(demsar):
    """At 0.10 C4.5 differs from both tuned for m; at 0.05 nothing does."""
    at10 = compare(demsar, alpha=0.10)
    assert at10.posthoc.cd == pytest.approx(1.12, abs=0.005)
    differ = {frozenset((p.a, p.b)) for p in at10.posthoc.pairs if p.significant}
    assert differ == {frozenset(("C4.5", "C4.5+m+cf")), frozenset(("C4.5", "C4.5+m"))}
    assert at10.groups == (("C4.5+m+cf", "C4.5+m", "C4.5+cf"), ("C4.5+cf", "C4.5"))
    at05 = compare(demsar)
    assert at05.posthoc.cd == pytest.approx(1.25, abs=0.005)
    assert not any(p.significant for p in at05.posthoc.pairs)
    assert at05.groups == (("C4.5+m+cf", "C4.5+m", "C4.5+cf", "C4.5"),)


def test_demsar_against_c45(demsar):
    """Bonferroni-Dunn finds one, the step methods find two (section 3.2.2)."""
    dunn = compare(demsar, posthoc="bonferroni-dunn", control="C4.5").posthoc
    assert math.floor(100 * dunn.cd) == 116  # printed cut off, not rounded
    assert [p.a for p in dunn.pairs if p.significant] == ["C4.5+m+cf"]
    for method in ("holm", "hochberg", "hommel"):
        pairs = compare(demsar, posthoc=method, control="C4.5").posthoc.pairs
        assert [p.a for p in pairs] == ["C4.5+m+cf", "C4.5+m", "C4.5+cf"]
        assert [abs(p.z) for p in pairs] == pytest.approx(
            [2.416, 2.342, 0.512], abs=1.5e-3
        )
        assert [p.p for p in pairs] == pytest.approx([0.016, 0.019, 0.607], abs=2e-3)
        assert [p.significant for p in pairs] == [True, True, False]
    holm = compare(demsar, posthoc="holm", control="C4.5").posthoc.pairs
    assert [round(p.threshold, 3) for p in holm] == [0.017, 0.025, 0.050]


def test_demsar_wilcoxon_and_sign_test(demsar):
    ahead = advantages(demsar.values[:, 1], demsar.values[:, 0])
    found = signed_rank(ahead, "zsplit")
    assert (found.r_plus, found.r_minus) == (93, 12)
    assert (found.n, found.zeros, found.tied) == (14, 2, 2)
    assert found.p < 0.05
    wins = sign_test(ahead)
    assert (wins.wins, wins.ties, wins.losses) == (10, 2, 2)
    # 11 of 14 count; the paper's table 3 has it at 0.05 by the normal approximation,
    # the exact binomial p is a little more
    assert wins.p == pytest.approx(2 * stats.binom.sf(10, 14, 0.5))
    assert wins.p == pytest.approx(0.0574, abs=5e-5)


#: Garcia and Herrera (2008): z, p and the p adjusted by Nemenyi as they understand it
#: (Bonferroni of all pairs), Holm and Shaffer's static procedure.
PRINTED = [
    ("C4.5", "Kernel", 5.471, 4.487e-8, 4.487e-7, 4.487e-7, 4.487e-7),
    ("NaiveBayes", "Kernel", 5.226, 1.736e-7, 1.736e-6, 1.563e-6, 1.042e-6),
    ("Kernel", "CN2", 2.98, 0.0029, 0.0288, 0.0231, 0.0173),
    ("C4.5", "1-NN", 2.817, 0.0048, 0.0485, 0.0339, 0.0291),
    ("1-NN", "Kernel", 2.654, 0.008, 0.0796, 0.0478, 0.0478),
    ("1-NN", "NaiveBayes", 2.572, 0.0101, 0.1011, 0.0506, 0.0478),
    ("C4.5", "CN2", 2.49, 0.0128, 0.1276, 0.0511, 0.0511),
    ("NaiveBayes", "CN2", 2.245, 0.0247, 0.2474, 0.0742, 0.0742),
    ("1-NN", "CN2", 0.327, 0.744, 1.0, 1.0, 1.0),
    ("C4.5", "NaiveBayes", 0.245, 0.8065, 1.0, 1.0, 1.0),
]


def test_garcia_herrera_pairs(garcia):
    ranks = rank(garcia.values)
    assert ranks.means == pytest.approx([2.100, 3.250, 2.200, 4.333, 3.117], abs=5e-4)
    holm = compare(garcia, posthoc="holm", control="*").posthoc
    shaffer = compare(garcia, posthoc="shaffer").posthoc
    assert holm.control is None
    assert len(holm.pairs) == len(PRINTED)
    for one, other, row in zip(holm.pairs, shaffer.pairs, PRINTED, strict=True):
        a, b, z, p, bonferroni, by_holm, by_shaffer = row
        assert (one.a, one.b) == (other.a, other.b) == (a, b)
        assert abs(one.z) == pytest.approx(z, abs=6e-4)
        assert one.p == pytest.approx(p, rel=2e-4, abs=6e-5)
        assert min(10 * one.p, 1.0) == pytest.approx(bonferroni, rel=3e-4, abs=6e-5)
        assert one.adjusted == pytest.approx(by_holm, rel=3e-4, abs=6e-5)
        assert other.adjusted == pytest.approx(by_shaffer, rel=3e-4, abs=6e-5)


def test_garcia_herrera_from_mean_ranks_alone():
    found = compare_ranks(np.array([2.1, 3.25, 2.2, 13 / 3, 187 / 60]), 30, "shaffer")
    pairs = [(FIVE[a], FIVE[b]) for a, b in zip(found.first, found.second, strict=True)]
    assert pairs == [row[:2] for row in PRINTED]
    assert np.abs(found.z) == pytest.approx([row[2] for row in PRINTED], abs=6e-4)


def _thesis(folder, name, higher=True):
    with (folder / "thesis" / name).open(newline="") as stream:
        head, *rows = list(csv.reader(stream))
    values = np.array([row[1:] for row in rows], float)
    names = tuple(row[0] for row in rows)
    measure = "accuracy" if higher else "fit_seconds"
    return ScoreTable(names, tuple(head[1:]), values, measure, higher, 2)


THESIS = [
    ("table2", "table2_accuracy.csv", True),
    ("table3", "table3_seconds.csv", False),
    ("table5", "table5_accuracy.csv", True),
]


@pytest.mark.parametrize(("key", "file", "higher"), THESIS)
def test_thesis_numbers(shared_data, key, file, higher):
    known = json.loads((shared_data / "thesis" / "statistics.json").read_text())
    known = known[key]["recomputed"]
    table = _thesis(shared_data, file, higher)
    off = compare(table, ties=False)
    assert (off.n, off.k) == (known["N"], known["k"])
    assert off.rank_sums == known["rank_sums"]
    for name, value in known["mean_ranks"].items():
        assert off.mean_ranks[name] == pytest.approx(value, abs=5e-6)
    for value, expected in [
        (off.friedman.statistic, known["friedman_chi2_uncorrected"]),
        (off.friedman.p, known["friedman_p_uncorrected"]),
        (off.iman_davenport.statistic, known["iman_davenport_F_uncorrected"]),
        (off.iman_davenport.p, known["iman_davenport_p_uncorrected"]),
    ]:
        assert value == pytest.approx(expected, rel=5e-6)
    on = compare(table).friedman
    statistic = known["friedman_chi2_scipy_tie_corrected"]
    assert on.statistic == pytest.approx(statistic, rel=5e-6)
    assert on.p == pytest.approx(known["friedman_p_scipy_tie_corrected"], rel=5e-6)
    for alpha, cd in known["cd_bonferroni_dunn"].items():
        found = compare(
            table, posthoc="bonferroni-dunn", alpha=float(alpha), control="kissnn"
        )
        # made there with q of three decimals
        assert found.posthoc.cd == pytest.approx(cd, rel=0.0005 / 2.1)


@pytest.mark.parametrize(("key", "file", "higher"), THESIS)
@pytest.mark.parametrize("alpha", ["0.05", "0.10"])
def test_thesis_holm(shared_data, key, file, higher, alpha):
    known = json.loads((shared_data / "thesis" / "statistics.json").read_text())
    table = _thesis(shared_data, file, higher)
    found = compare(table, posthoc="holm", alpha=float(alpha), control="kissnn")
    pairs = found.posthoc.pairs
    expected = known[key]["recomputed"]["holm_vs_kissnn"][alpha]
    assert [p.a for p in pairs] == [row["algorithm"] for row in expected]
    assert {p.b for p in pairs} == {"kissnn"} == {found.posthoc.control}
    for pair, row in zip(pairs, expected, strict=True):
        assert pair.z == pytest.approx(row["z"], rel=1e-5)
        assert pair.p == pytest.approx(row["p"], rel=1e-5)
        assert pair.threshold == pytest.approx(row["threshold"], rel=1e-5)
        assert pair.significant is row["rejected"]


def test_thesis_table_2_as_the_window_shows_it(shared_data):
    table = _thesis(shared_data, "table2_accuracy.csv")
    nemenyi = compare(table)
    assert nemenyi.posthoc.cd == pytest.approx(0.903, abs=5e-4)
    alike = [p for p in nemenyi.posthoc.pairs if {p.a, p.b} == {"kissnn", "lmnn"}]
    assert [p.significant for p in alike] == [False]
    both = compare(table, alpha=0.10).critical_differences
    assert both["bonferroni-dunn"].cd == pytest.approx(0.748, abs=5e-4)
    # what differs by more than CD is what is significant, and nothing else
    for pair in nemenyi.posthoc.pairs:
        beyond = abs(pair.difference) >= nemenyi.posthoc.cd
        assert pair.significant is beyond
        assert (pair.low > 0 or pair.high < 0) is beyond


def test_thesis_table_5_with_its_28th_row(shared_data):
    """The printed ranks fit 28 sets; with these SMO is separated, without it is not."""
    known = json.loads((shared_data / "thesis" / "statistics.json").read_text())
    known = known["table5"]["inferred_28_data_sets"]
    means = np.array(list(known["mean_ranks"].values()))
    names = list(known["mean_ranks"])
    found = compare_ranks(means, 28, "holm", 0.05, names.index("kissnn"))
    for row, first, z, p, significant in zip(
        known["holm_vs_kissnn"]["0.05"],
        found.first,
        found.z,
        found.p,
        found.significant,
        strict=True,
    ):
        assert names[first] == row["algorithm"]
        assert z == pytest.approx(row["z"], rel=1e-4)
        assert p == pytest.approx(row["p"], rel=1e-3)
        assert bool(significant) is row["rejected"]
    assert math.isclose(found.alpha, 0.05)
