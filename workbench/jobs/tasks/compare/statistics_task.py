"""Tasks of the Compare room: statistics over data sets, and of two classifiers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import FloatArray
from workbench.compute.statistics.by_pairs import posteriors
from workbench.compute.statistics.compare_table import compare
from workbench.compute.statistics.resampled import (
    corrected_t,
    five_by_two_f,
    five_by_two_t,
)
from workbench.compute.statistics.sign_test import sign_test
from workbench.compute.statistics.signed_rank import advantages
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import stored_plan
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.results.comparing.two_classifiers import (
    PairedTest,
    RowsTest,
    TwoClassifiers,
)
from workbench.core.results.evaluating.mcnemar import difference, mcnemar

#: Draws of the posterior: its probabilities are right to 0.004, and it answers at once.
_SAMPLES = 20_000


def run(payload: Mapping[str, Any]) -> Comparison:
    """Compare the classifiers of a table.

    Parameters
    ----------
    payload : mapping
        ``table`` (a `ScoreTable`) and the options of `compare`: ``posthoc``,
        ``alpha``, ``control``, ``ties``, ``tolerance``, ``zeros``.

    Raises
    ------
    Problem
        When the table is too small or an option unknown.
    """
    options = {key: value for key, value in payload.items() if key != "table"}
    return compare(payload["table"], **options)


def pairwise(payload: Mapping[str, Any]) -> TwoClassifiers:
    """Compare two classifiers, on one data set and over all of them.

    Parameters
    ----------
    payload : mapping
        ``table`` (a `ScoreTable`), ``a``, ``b`` (classifiers), ``data`` (a data
        set), ``alpha``, ``rope``, ``tolerance``; of the folds on that data set
        ``folds_a``, ``folds_b`` (repeats one after the other), ``train_share`` (0 where
        unknown), ``repeats``, ``folds_per_repeat``; and ``folder``, where results are
        stored, or nothing.

    Returns
    -------
    TwoClassifiers
        What is positive speaks for a.

    Raises
    ------
    Problem
        When an option is out of range or stored results cannot be read.
    """
    table = _two(payload["table"], payload["a"], payload["b"])
    alpha, rope = float(payload["alpha"]), float(payload["rope"])
    whole = table.complete()
    ahead = advantages(whole.values[:, 0], whole.values[:, 1], table.higher_is_better)
    bayes = posteriors(table, rope=rope, samples=_SAMPLES)
    folds = _advantages(payload["folds_a"], payload["folds_b"], table.higher_is_better)
    halves = _five_by_two(payload, folds)
    return TwoClassifiers(
        a=payload["a"],
        b=payload["b"],
        data=payload["data"],
        alpha=alpha,
        n=whole.n_datasets,
        corrected_t=_corrected_t(folds, float(payload["train_share"]), alpha),
        five_by_two_t=None if halves is None else five_by_two_t(halves, alpha),
        five_by_two_f=None if halves is None else five_by_two_f(halves),
        mcnemar=_mcnemar(payload),
        sign=sign_test(ahead, float(payload["tolerance"]), alpha),
        bayes=bayes[0] if bayes else None,
    )


def _two(table: ScoreTable, a: str, b: str) -> ScoreTable:
    places = [table.classifiers.index(a), table.classifiers.index(b)]
    return ScoreTable(
        table.datasets,
        (a, b),
        table.values[:, places],
        table.measure,
        table.higher_is_better,
        table.decimals,
    )


def _advantages(a: Sequence[float], b: Sequence[float], higher: bool) -> FloatArray:
    if len(a) != len(b) or not len(a):
        return np.empty(0)
    return advantages(np.asarray(a, np.float64), np.asarray(b, np.float64), higher)


def _corrected_t(ahead: FloatArray, share: float, alpha: float) -> PairedTest | None:
    return corrected_t(ahead, share, alpha) if ahead.size > 1 and share > 0 else None


def _five_by_two(payload: Mapping[str, Any], ahead: FloatArray) -> FloatArray | None:
    """Return the folds as five repeats of two, if they are."""
    shape = (payload["repeats"], payload["folds_per_repeat"])
    return ahead.reshape(5, 2) if shape == (5, 2) and ahead.size == 10 else None


def _mcnemar(payload: Mapping[str, Any]) -> RowsTest | None:
    """Return McNemar's test on the rows of the first repeat, where hits are stored."""
    if not payload.get("folder"):
        return None
    with Results(Path(payload["folder"])) as results:
        plan = stored_plan(results)
        data = {name: key for key, name, _ in plan.datasets}.get(payload["data"])
        learners = {name: key for key, name in plan.learners}
        keys = [learners.get(payload[side]) for side in ("a", "b")]
        if data is None or None in keys:
            return None
        hits = [results.hits(plan.protocol, data, str(key)) for key in keys]
    # repeats test the same rows again: only the first counts
    folds = sorted(f for f in hits[0].keys() & hits[1].keys() if f[0] == 0)
    if not folds:
        return None
    a, b = (np.concatenate([side[fold] for fold in folds]) for side in hits)
    only_a, only_b = int((a & ~b).sum()), int((b & ~a).sum())
    test = mcnemar(only_a, only_b)
    return RowsTest(
        test.statistic,
        test.p,
        test.exact,
        only_a,
        only_b,
        a.size,
        # `difference` is that of the second minus that of the first
        *difference(only_b, only_a, a.size),
    )
