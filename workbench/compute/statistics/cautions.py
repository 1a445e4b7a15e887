"""Cautions for readers of a comparison, as codes with numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from workbench.compute.statistics.ranks import Ranks
from workbench.core.tables.score_table import ScoreTable

Caution = dict[str, Any]

#: Fewer data sets than this and hardly anything can be found.
FEW_DATASETS = 5
#: Friedman's chi-square is good for more data sets and more classifiers than these
#: (Demsar 2006, section 3.2.2).
CHI_SQUARE_N, CHI_SQUARE_K = 10, 5


def cautions(
    table: ScoreTable,
    whole: ScoreTable,
    ranks: Ranks,
    found: Mapping[str, Any],
    asked: str,
) -> list[Caution]:
    """Return what is to be said of a table, its ranks and the tests of them.

    Parameters
    ----------
    table, whole : ScoreTable
        As given, and the rows that were ranked.
    found : mapping
        The document of ``compare``.
    asked : str
        Which control was asked for.

    Returns
    -------
    list of dict
        ``code`` and the numbers and names that belong to it.
    """
    return [
        *_of_gaps(table),
        *_of_table(whole, ranks),
        *_of_tests(found, asked not in whole.classifiers),
    ]


def _of_table(table: ScoreTable, ranks: Ranks) -> Iterator[Caution]:
    """Yield what is to be said of the scores that were ranked."""
    n, k = ranks.n, ranks.k
    if n < FEW_DATASETS:
        yield {"code": "few-datasets", "n": n, "least": FEW_DATASETS}
    if n < k + 1:
        yield {"code": "fewer-than-classifiers", "n": n, "k": k}
    if k > 2 and (n <= CHI_SQUARE_N or k <= CHI_SQUARE_K):
        yield {
            "code": "chi-square-approximation",
            "n": n,
            "k": k,
            "n_above": CHI_SQUARE_N,
            "k_above": CHI_SQUARE_K,
        }
    if k == 2:
        yield {"code": "two-classifiers"}
    rows = int((ranks.ties > 0).sum())
    if ranks.tie_share >= 1.0:
        yield {"code": "constant-table", "n": n}
    elif table.decimals is not None and rows:
        yield {
            "code": "rounded-ties",
            "decimals": table.decimals,
            "rows": rows,
            "share": rows / n,
        }


def _of_gaps(table: ScoreTable) -> Iterator[Caution]:
    """Yield which data sets are left out because a score is missing or not finite."""
    whole = np.isfinite(table.values).all(axis=1)
    if not whole.all():
        names = [table.datasets[i] for i in np.flatnonzero(~whole)]
        yield {"code": "missing-dropped", "n": len(names), "datasets": names}


def _of_tests(found: Mapping[str, Any], best: bool) -> Iterator[Caution]:
    """Yield what is to be said of the tests; `best`: no control was named."""
    headline, posthoc = found["headline"], found["posthoc"]
    if not headline["significant"]:
        yield {
            "code": "no-difference",
            "test": headline["test"],
            "p": headline["p"],
            "alpha": posthoc["alpha"],
        }
    if best and posthoc["control"] is not None:
        yield {"code": "control-chosen-by-rank", "control": posthoc["control"]}
