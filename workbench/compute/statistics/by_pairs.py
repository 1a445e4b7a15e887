"""Pairwise tests that are asked for one by one, as documents."""

from __future__ import annotations

import math
from dataclasses import asdict
from typing import Any

import numpy as np

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.statistics.bayesian import SAMPLES, signed_rank_posterior
from workbench.compute.statistics.quantiles import check_alpha
from workbench.compute.statistics.resampled import corrected_t
from workbench.compute.statistics.signed_rank import advantages
from workbench.core.experiment.results_view import ResultsView
from workbench.core.tables.score_table import ScoreTable


def posteriors(
    table: ScoreTable, *, rope: float = 0.0, samples: int = SAMPLES, seed: int = 1
) -> dict[str, Any]:
    """Compare all pairs by the Bayesian signed-rank test.

    Parameters
    ----------
    table : ScoreTable
        Data sets on which one of the two has no score are left out for that pair.
    rope : float
        Differences of scores not larger are of no consequence.
    samples, seed : int

    Returns
    -------
    dict
        ``rope``, ``samples``, ``seed`` and ``pairs [{a, b, n, a_better, alike, b_better,
        error}]``: probabilities, and their largest standard error from drawing. A pair
        without a common data set is left out.

    Raises
    ------
    Problem
        For a region or number of samples out of range.
    """
    pairs = []
    for i, j in zip(*np.triu_indices(table.n_classifiers, 1), strict=True):
        both = table.values[np.isfinite(table.values[:, [i, j]]).all(axis=1)]
        if not both.size:
            continue
        ahead = advantages(both[:, i], both[:, j], table.higher_is_better)
        found = signed_rank_posterior(ahead, rope, samples=samples, seed=seed)
        pairs.append(
            {
                "a": table.classifiers[i],
                "b": table.classifiers[j],
                "n": int(ahead.size),
                "a_better": found.right,
                "alike": found.rope,
                "b_better": found.left,
                "error": found.error,
            }
        )
    return {"rope": rope, "samples": samples, "seed": seed, "pairs": pairs}


def corrected_t_tests(
    view: ResultsView, control: str, *, alpha: float = 0.05
) -> dict[str, Any]:
    """Compare each classifier with one of them on each data set, as Weka does.

    Parameters
    ----------
    view : ResultsView
        With the values of the folds; data sets and classifiers without are left out.
    control : str
        A classifier of the table.
    alpha : float
        Of each single test: many are made and nothing is adjusted, as in Weka's
        Experimenter.

    Returns
    -------
    dict
        ``control``, ``alpha``, ``rows [{dataset, classifier, n, test_to_train,
        difference, low, high, t, df, p, verdict}]`` and ``counts {classifier: {better,
        same, worse}}``. ``difference`` is in favour of the classifier, not the control,
        as is ``verdict``: better, same or worse. t is None where it is infinite.

    Raises
    ------
    Problem
        When there is no such classifier or alpha is out of range.
    """
    check_alpha(alpha)
    table = view.table
    if control not in table.classifiers:
        raise Problem(
            f"no classifier {control!r} to compare with",
            expected=instead_of(control, table.classifiers),
        )
    rows = [
        row
        for dataset in table.datasets
        for name in table.classifiers
        if name != control
        and (row := _corrected_t(view, dataset, name, control, alpha)) is not None
    ]
    counts = {
        name: {
            verdict: sum(
                row["classifier"] == name and row["verdict"] == verdict for row in rows
            )
            for verdict in ("better", "same", "worse")
        }
        for name in table.classifiers
        if name != control
    }
    return {"control": control, "alpha": alpha, "rows": rows, "counts": counts}


def _corrected_t(
    view: ResultsView, dataset: str, name: str, control: str, alpha: float
) -> dict[str, Any] | None:
    """Return one test, None where the folds of the two are not the same or missing."""
    own = np.asarray(view.folds.get((dataset, name), ()), np.float64)
    other = np.asarray(view.folds.get((dataset, control), ()), np.float64)
    ratio = view.train_share.get(dataset)
    if own.size < 2 or own.size != other.size or ratio is None:
        return None
    if not (np.isfinite(own).all() and np.isfinite(other).all()):
        return None
    ahead = advantages(own, other, view.table.higher_is_better)
    found = asdict(corrected_t(ahead, ratio, alpha))
    t = found.pop("statistic")
    verdict = "same"
    if found["p"] <= alpha:
        verdict = "better" if found["difference"] > 0 else "worse"
    return {
        "dataset": dataset,
        "classifier": name,
        "n": int(ahead.size),
        "test_to_train": ratio,
        **found,
        "df": found["df"][0],
        "t": t if math.isfinite(t) else None,
        "verdict": verdict,
    }
