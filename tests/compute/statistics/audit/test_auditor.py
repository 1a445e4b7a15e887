"""The auditor names what is wrong in printed statistics, and nothing in right ones."""

import json
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from workbench.api import Problem
from workbench.compute.statistics.audit.auditor import audit
from workbench.core.program.json_text import plain
from workbench.core.results.comparing.audit import Explanation, PrintedQuantile
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.tables.table_reading import read_printed
from workbench.jobs.registry import resolve

THESIS = {
    "table2": ("table2_accuracy.csv", True),
    "table3": ("table3_seconds.csv", False),
    "table5": ("table5_accuracy.csv", True),
}


@pytest.fixture
def audited(shared_data):
    folder = shared_data / "thesis"
    known = json.loads((folder / "statistics.json").read_text())
    found = {}
    for key, (file, higher) in THESIS.items():
        table = read_printed((folder / file).read_text(), higher_is_better=higher).table
        found[key] = (audit(table, known[key]["printed"]), known[key])
    return found


def by_code(document):
    found = {}
    for finding in document.findings:
        found.setdefault(finding.code, []).append(finding)
    return found


def test_table_2_ties_and_the_level_of_holm(audited):
    document, known = audited["table2"]
    codes = by_code(document)
    assert set(codes) == {"no_tie_correction", "holm_thresholds"}
    (ties,) = codes["no_tie_correction"]
    assert ties.level == "note"
    right = known["recomputed"]
    assert ties.recomputed.corrected == pytest.approx(
        right["friedman_p_scipy_tie_corrected"], rel=1e-5
    )
    (level,) = codes["holm_thresholds"]
    assert level.explains == Explanation(alpha=0.1)
    assert level.alpha == 0.05
    assert level.changed == ()  # the decisions are the same
    assert level.recomputed == pytest.approx([0.05 / 3, 0.025, 0.05])


def test_table_3_a_cut_digit_and_a_p_nothing_gives(audited):
    document, known = audited["table3"]
    codes = by_code(document)
    assert set(codes) == {"rank_truncated", "friedman_p"}
    (cut,) = codes["rank_truncated"]
    assert (cut.classifier, cut.printed) == ("lmnn", 3.518)
    assert cut.recomputed == pytest.approx(95 / 27)
    (p,) = codes["friedman_p"]
    assert p.explains == Explanation()
    assert p.recomputed.uncorrected == pytest.approx(
        known["recomputed"]["friedman_p_uncorrected"], rel=1e-5
    )


def test_table_5_ranks_of_28_sets(audited):
    document, known = audited["table5"]
    (ranks,) = by_code(document)["mean_ranks"]
    assert ranks.recomputed == pytest.approx(
        known["recomputed"]["mean_ranks"], abs=5e-6
    )
    inferred = known["inferred_28_data_sets"]
    assert ranks.explains.datasets == 28
    assert ranks.explains.rank_sums == inferred["rank_sums"]
    assert ranks.explains.absent_ranks == {
        "kissnn": 1.5, "bayes": 5, "smo": 4, "mlp": 3, "j48": 1.5
    }  # fmt: skip
    (p,) = by_code(document)["friedman_p"]
    assert p.explains.datasets == 28
    assert p.explains.p == pytest.approx(inferred["friedman_p_uncorrected"], rel=1e-5)


def test_table_5_q_of_four_classifiers(audited):
    codes = by_code(audited["table5"][0])
    (q,) = codes["q"]
    assert q.recomputed == pytest.approx(stats.norm.isf(0.05 / 8))
    explains = q.explains
    assert (explains.family, explains.k, explains.alpha) == (
        "bonferroni-dunn", 4, 0.10
    )  # fmt: skip
    (cd,) = codes["cd"]
    assert cd.recomputed == pytest.approx(1.07497, abs=2e-4)
    assert cd.explains == PrintedQuantile(q=2.128, k=5, n=27)
    (changed,) = codes["cd_decision"]
    assert {changed.a, changed.b} == {"smo", "kissnn"}
    assert changed.printed.significant
    assert not changed.recomputed.significant


def test_table_5_holm_no_longer_separates_smo(audited):
    codes = by_code(audited["table5"][0])
    (changed,) = codes["holm_decision"]
    assert changed.classifier == "smo"
    assert changed.recomputed.z == pytest.approx(2.152, abs=5e-4)
    assert changed.recomputed.p == pytest.approx(0.0314, abs=5e-5)
    assert not changed.recomputed.significant
    assert {f.classifier for f in codes["holm_row"]} == {
        "bayes",
        "j48",
        "smo",
        "mlp",
    }
    assert all(f.explains == Explanation(datasets=28) for f in codes["holm_row"])
    # the one thing nobody listed: z 2.67 has p 0.0076
    assert [f.classifier for f in codes["p_of_z"]] == ["j48"]
    assert set(codes) == {
        "mean_ranks", "friedman_p", "q", "cd", "cd_decision", "holm_row", "p_of_z",
        "holm_decision",
    }  # fmt: skip


def right_statistics(values, alpha, digits):
    """Return what a careful author prints, computed by SciPy alone."""
    n, k = values.shape
    ranks = np.apply_along_axis(stats.rankdata, 1, -values).mean(axis=0)
    error = math.sqrt(k * (k + 1) / (6 * n))
    nemenyi = stats.studentized_range.isf(alpha, k, np.inf) / math.sqrt(2)
    dunn = stats.norm.isf(alpha / (2 * (k - 1)))
    control = int(ranks.argmin())
    rows = sorted(
        (2 * stats.norm.sf(abs(r - ranks[control]) / error), i)
        for i, r in enumerate(ranks)
        if i != control
    )
    holm = [
        {"classifier": f"c{i}", "p": f"{p:.{digits}e}",
         "z": f"{abs(ranks[i] - ranks[control]) / error:.{digits}f}",
         "threshold": f"{alpha / (k - 1 - step):.{digits}g}"}
        for step, (p, i) in enumerate(rows)
    ]  # fmt: skip
    return {
        "mean_ranks": {f"c{i}": f"{r:.{digits}f}" for i, r in enumerate(ranks)},
        "friedman_p": f"{stats.friedmanchisquare(*values.T).pvalue:.{digits}e}",
        "control": f"c{control}",
        "nemenyi": {"alpha": alpha, "q": f"{nemenyi:.3f}", "k": k, "N": n,
                    "cd": f"{nemenyi * error:.{digits}f}"},
        "bonferroni_dunn": {"alpha": alpha, "q": f"{dunn:.3f}", "k": k, "N": n,
                            "cd": f"{dunn * error:.{digits}f}"},
        "holm": {"alpha": alpha, "rows": holm},
    }  # fmt: skip


def table_of(values, **more):
    n, k = values.shape
    return ScoreTable(
        tuple(f"s{i}" for i in range(n)),
        tuple(f"c{j}" for j in range(k)),
        values,
        **more,
    )


def ragged(seed, n, k):
    random = np.random.default_rng(seed)
    return np.round(random.normal(80, 3, (n, k)) + np.arange(k), 0)


@given(
    st.integers(0, 10**6), st.integers(5, 40), st.integers(3, 8),
    st.sampled_from([0.01, 0.05, 0.10]), st.integers(3, 5),
)  # fmt: skip
def test_nothing_is_wrong_in_right_statistics(seed, n, k, alpha, digits):
    values = ragged(seed, n, k)
    document = audit(table_of(values), right_statistics(values, alpha, digits))
    assert document.findings == ()
    assert document.agrees
    assert document.checked == (
        "mean_ranks", "friedman_p", "critical_difference", "holm"
    )  # fmt: skip


def mean_ranks(values, method="average"):
    ranks = np.apply_along_axis(lambda row: stats.rankdata(row, method), 1, -values)
    return {f"c{i}": f"{r:.3f}" for i, r in enumerate(ranks.mean(axis=0))}


@pytest.mark.parametrize(
    ("printed", "explains"),
    [
        (lambda v: mean_ranks(-v), {"direction": "lower"}),
        (lambda v: mean_ranks(v, "min"), {"ties": "best place"}),
        (lambda v: mean_ranks(v, "ordinal"), {"ties": "order of columns"}),
        (lambda v: mean_ranks(v[:, [1, 0, 2, 3]]), {"names": {"c0": "c1", "c1": "c0"}}),
    ],
)
def test_simple_mistakes_in_ranks_are_named(printed, explains):
    values = ragged(7, 20, 4)
    document = audit(table_of(values), {"mean_ranks": printed(values)})
    (found,) = by_code(document)["mean_ranks"]
    assert plain(found.explains) == explains


@pytest.mark.parametrize("seed", range(5))
def test_a_data_set_left_out_is_found(seed):
    random = np.random.default_rng(seed)
    values = random.normal(80, 3, (19, 5))
    printed = mean_ranks(np.delete(values, 4, axis=0))
    document = audit(table_of(values), {"mean_ranks": printed})
    (found,) = by_code(document)["mean_ranks"]
    assert found.explains.datasets == 18
    assert "s4" in found.explains.left_out


def test_ranks_that_cannot_be():
    values = ragged(3, 12, 3)
    wrong = dict(zip(("c0", "c1", "c2"), (1.5, 1.5, 2.0), strict=True))
    codes = by_code(audit(table_of(values), {"mean_ranks": wrong}))
    assert codes["rank_sum"][0].recomputed == 6


@pytest.mark.parametrize(
    ("printed", "code"),
    [
        ({"friedman_p": 1.2}, "impossible_p"),
        ({"friedman_p": "1e-30"}, "impossible_p"),  # 12 sets of 3 reach exp(-12)
        ({"friedman_statistic": 25.0}, "impossible_statistic"),
        ({"cd": 3.0, "q": 2.343, "alpha": 0.05, "method": "nemenyi"}, "cd"),
        ({"q": 2.343, "alpha": 0.10, "method": "nemenyi"}, "q"),
        ({"nemenyi": {"k": 4, "N": 12}}, "k"),
        ({"nemenyi": {"k": 3, "N": 13}}, "N"),
    ],
)
def test_single_numbers(printed, code):
    assert code in by_code(audit(table_of(ragged(3, 12, 3)), printed))


def test_the_other_test_is_recognised():
    values = ragged(11, 15, 4)
    chi2 = stats.friedmanchisquare(*values.T).statistic
    f = 14 * chi2 / (15 * 3 - chi2)
    document = audit(table_of(values), {"friedman_p": f"{stats.f.sf(f, 3, 42):.3e}"})
    (found,) = by_code(document)["friedman_p"]
    assert found.explains.test == "iman_davenport"
    assert found.explains.ties_corrected


def test_gaps_are_left_out_and_told():
    values = ragged(5, 10, 3)
    values[2, 1] = np.nan
    document = audit(table_of(values), {})
    assert (document.datasets, document.left_out) == (9, 1)
    assert document.agrees


@pytest.mark.parametrize(
    ("printed", "says"),
    [
        ({"p": 0.1}, "unknown key 'p'"),
        ({"mean_ranks": {"x": 1}}, "no classifier 'x'"),
        ({"mean_ranks": {"c0": 1}}, "no mean rank of 'c1'"),
        ({"friedman_p": "small"}, "'small'"),
        ({"friedman_p": "nan"}, "'nan'"),
        ({"holm": {"alpha": 2, "rows": []}}, "holm.alpha is 2"),
        ({"holm": 3}, "holm: 3"),
        ({"method": "tukey", "q": 2}, "method 'tukey'"),
    ],
)
def test_bad_statements_give_one_line(printed, says):
    with pytest.raises(Problem) as caught:
        audit(table_of(ragged(3, 12, 3)), printed)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_task_takes_plain_values():
    table = table_of(ragged(3, 12, 3))
    payload = {"table": table, "printed": {"friedman_p": 1.2}}
    assert resolve("audit")(payload) == audit(table, {"friedman_p": 1.2})


def test_of_several_owners_of_a_q_the_nearest_k_is_named():
    """1.960 is that of k = 2 at 0.05 and of k = 3 at 0.10."""
    printed = {"bonferroni_dunn": {"alpha": 0.05, "q": 1.960}}
    (found,) = audit(table_of(ragged(3, 12, 3)), printed).findings
    assert (found.explains.k, found.explains.alpha) == (3, 0.10)
    assert found.explains.q == pytest.approx(stats.norm.isf(0.025))


def test_the_control_is_the_one_without_a_row_of_holm():
    values = ragged(3, 12, 3)
    ranks = np.apply_along_axis(stats.rankdata, 1, -values).mean(axis=0)
    worst = int(ranks.argmax())
    rows = [
        {"classifier": f"c{i}", "z": f"{(ranks[worst] - r) / math.sqrt(1 / 6):.4f}"}
        for i, r in enumerate(ranks)
        if i != worst
    ]
    document = audit(table_of(values), {"holm": {"alpha": 0.05, "rows": rows}})
    assert document.control == f"c{worst}"
    assert document.findings == ()
