"""Bayesian signed-rank test of all pairs of classifiers, as a document."""

from __future__ import annotations

import numpy as np

from workbench.compute.statistics.bayesian import SAMPLES, signed_rank_posterior
from workbench.compute.statistics.signed_rank import advantages
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.results.comparing.two_classifiers import PairPosterior


def posteriors(
    table: ScoreTable, *, rope: float = 0.0, samples: int = SAMPLES, seed: int = 1
) -> tuple[PairPosterior, ...]:
    """Compare all pairs by the Bayesian signed-rank test.

    A pair without a common data set is left out.

    Parameters
    ----------
    table : ScoreTable
        Data sets on which one of the two has no score are left out for that pair.
    rope : float
        Differences of scores not larger are of no consequence.

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
            PairPosterior(
                a=table.classifiers[i],
                b=table.classifiers[j],
                n=ahead.size,
                a_better=found.right,
                alike=found.rope,
                b_better=found.left,
                error=found.error,
                rope=rope,
            )
        )
    return tuple(pairs)
