"""Claims of the thesis on KISSNN: its example, its estimator and its statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.api import Dataset, IntArray
from workbench.compute.claims.card import Card, by_share, yes_or_no
from workbench.compute.facade import evaluate, make, read
from workbench.compute.statistics.compare_table import compare
from workbench.compute.statistics.quantiles import (
    bonferroni_dunn_q,
    critical_difference,
)
from workbench.core.results.claim import Figures, Verdict
from workbench.core.thesis.thesis_tables import thesis
from workbench.numerics.neighbours.neighbours import neighbours

#: What section 2.1 prints of its two normal classes, 100 rows each.
_MEANS = ((-1.25, 0.205), (0.6, 0.07))
_COVARIANCE = ((1.96, -0.55), (-0.55, 0.16))
_SEED = 1


def printed_example(given: Sequence[Dataset]) -> Figures:
    """Draw the example as printed 20 times; leave-one-out accuracy of 5-NN."""
    random = np.random.default_rng(_SEED)
    y = np.repeat([0, 1], 100)
    shares = []
    for _ in range(20):
        draws = [random.multivariate_normal(mean, _COVARIANCE, 100) for mean in _MEANS]
        curve = make("knn").vote_curves(np.vstack(draws), y, 5, ("uniform",))
        shares.append(1 - int(curve["uniform"].errors[4]) / len(y))
    strips = read("builtin:thesis21-strips")
    found = evaluate(strips, "knn", protocol={"kind": "loo"}, params={"n_neighbors": 5})
    return {
        "claimed": 0.61,
        "mean_accuracy": float(np.mean(shares)),
        "standard_deviation": float(np.std(shares, ddof=1)),
        "accuracy_on_strips": found["accuracy"],
    }


def _as_claimed(figures: Figures) -> Verdict:
    away = abs(figures["mean_accuracy"] - figures["claimed"])
    return yes_or_no(away <= 3 * figures["standard_deviation"])


def ledoit_wolf(given: Sequence[Dataset]) -> Figures:
    """Compare KISSNN with both estimates: ten folds, and trained on 16 rows of wine."""
    found: dict[str, Any] = {}
    for name in ("thesis21-strips", "iris", "wine", "wdbc"):
        data = read(f"builtin:{name}")
        found[name] = {
            estimate: evaluate(data, "kissnn", params={"covariance": estimate})[
                "accuracy"
            ]
            for estimate in ("ml", "ledoit-wolf")
        }
    found["wine, 16 rows"] = {
        estimate: _on_few_rows(estimate) for estimate in ("ml", "ledoit-wolf")
    }
    return {"accuracy": found}


def _on_few_rows(estimate: str) -> float:
    """Return the mean accuracy on the rest of wine over 20 random training sets."""
    data = read("builtin:wine")
    X, y = data.X / data.X.std(axis=0), data.y
    random = np.random.default_rng(_SEED)
    shares = []
    for _ in range(20):
        order = random.permutation(len(y))
        train, rest = order[:16], order[16:]
        model = make("kissnn", covariance=estimate, n_neighbors=1)
        shares.append(
            (model.fit(X[train], y[train]).predict(X[rest]) == y[rest]).mean()
        )
    return float(np.mean(shares))


def _ledoit_wolf_is_better(figures: Figures) -> Verdict:
    better = [e["ledoit-wolf"] > e["ml"] for e in figures["accuracy"].values()]
    return by_share(sum(better), len(better))


def printed_difference(given: Sequence[Dataset]) -> Figures:
    """Recompute the critical difference of table 5, and to what its q belongs."""
    table = thesis().tables[5]
    k, n = table.table.n_classifiers, table.table.n_datasets
    q = bonferroni_dunn_q(table.alpha, k)
    belongs = [
        {"alpha": alpha, "k": other}
        for alpha in (0.05, 0.10)
        for other in range(2, 11)
        if round(bonferroni_dunn_q(alpha, other), 3) == round(table.q, 3)
    ]
    return {
        "alpha": table.alpha, "k": k, "N": n,
        "printed_q": table.q, "printed_cd": table.cd, "q": q,
        "cd": critical_difference(q, k, n), "printed_q_belongs_to": belongs,
    }  # fmt: skip


def _same_difference(figures: Figures) -> Verdict:
    return yes_or_no(abs(figures["printed_cd"] - figures["cd"]) < 0.005)


def separated_smo(given: Sequence[Dataset]) -> Figures:
    """Run Holm's procedure on the printed scores of table 5."""
    table = thesis().tables[5]
    found = compare(
        table.table, posthoc="holm", alpha=table.alpha, control=thesis().control,
        ties=False, headline="friedman",
    )  # fmt: skip
    pair = next(p for p in found.posthoc.pairs if "SMO" in (p.a, p.b))
    printed = next(row for row in table.holm if row.classifier == "SMO")
    return {
        "alpha": table.alpha, "printed_p": printed.p, "p": pair.p,
        "threshold": pair.threshold, "significant": bool(pair.significant),
        "mean_ranks": dict(found.mean_ranks),
    }  # fmt: skip


def _separated(figures: Figures) -> Verdict:
    return yes_or_no(figures["significant"])


def holm_heading(given: Sequence[Dataset]) -> Figures:
    """Find the alpha of which the printed thresholds of table 4 are Holm's."""
    table = thesis().tables[2]
    m = len(table.holm)
    implied = [row.threshold * (m - i) for i, row in enumerate(table.holm)]
    return {
        "alpha_in_heading": table.holm_alpha,
        "printed_thresholds": [row.threshold for row in table.holm],
        "thresholds": [table.holm_alpha / (m - i) for i in range(m)],
        "alpha_of_printed": float(np.mean(implied)),
    }


def _heading_is_right(figures: Figures) -> Verdict:
    off = abs(figures["alpha_of_printed"] - figures["alpha_in_heading"])
    return yes_or_no(off < 0.005)


def listed_sets(given: Sequence[Dataset]) -> Figures:
    """Compare the sets of table 1 with those that have results."""
    listed, used = thesis().shapes, thesis().datasets
    return {
        "listed": len(listed),
        "with_results": len(used),
        "not_listed": [name for name in used if name not in listed],
    }


def _all_listed(figures: Figures) -> Verdict:
    return yes_or_no(not figures["not_listed"])


def neighbourhoods(given: Sequence[Dataset]) -> Figures:
    """Build both neighbourhoods of the rows of the strips by definitions 2 and 3."""
    data = read("builtin:thesis21-strips")
    order = neighbours(data.X, None, data.n_rows - 1)[1]
    own = data.y[order] == data.y[:, None]
    k = 5
    second = [row[alike][:k] for row, alike in zip(order, own, strict=True)]
    third = [row[~alike][:k] for row, alike in zip(order, own, strict=True)]
    return {
        "k": k,
        "own_class_by_definition_2": _own_class(data.y, second),
        "own_class_by_definition_3": _own_class(data.y, third),
    }


def _own_class(y: IntArray, lists: Sequence[IntArray]) -> float:
    return float(np.mean([y[near] == y[i] for i, near in enumerate(lists)]))


def _third_is_positive(figures: Figures) -> Verdict:
    return yes_or_no(figures["own_class_by_definition_3"] == 1)


def triples(given: Sequence[Dataset]) -> Figures:
    """Count the triples of strips that meet the condition as printed, and with x_l."""
    data = read("builtin:thesis21-strips")
    distances, order = neighbours(data.X, None, data.n_rows - 1)
    own = data.y[order] == data.y[:, None]
    asked = printed = right = 0
    for d, alike in zip(distances, own, strict=True):
        near, other = d[alike][0], d[~alike]
        asked += len(other)
        # the print has d(i, j) on both sides
        printed += len(other) * int(near < near)
        right += int((near < other).sum())
    return {"triples": asked, "met_as_printed": printed, "met_with_x_l": right}


def _can_be_met(figures: Figures) -> Verdict:
    return yes_or_no(figures["met_as_printed"] > 0)


CARDS = (
    Card("thesis-example", printed_example, _as_claimed),
    Card("thesis-ledoit-wolf", ledoit_wolf, _ledoit_wolf_is_better),
    Card("thesis-critical-difference", printed_difference, _same_difference),
    Card("thesis-smo", separated_smo, _separated),
    Card("thesis-holm", holm_heading, _heading_is_right),
    Card("thesis-definition-3", neighbourhoods, _third_is_positive),
    Card("thesis-lmnn", triples, _can_be_met),
    Card("thesis-table-1", listed_sets, _all_listed),
)
