"""Cautions for readers of a comparison, as codes with numbers."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from workbench.compute.statistics.ranks import Ranks
from workbench.core.results.comparing.comparison import Caution, Headline, PostHoc
from workbench.core.results.comparing.score_table import ScoreTable

#: Fewer data sets than this and hardly anything can be found.
FEW_DATASETS = 5
#: Friedman's chi-square is good for more data sets and more classifiers than these
#: (Demsar 2006, section 3.2.2).
CHI_SQUARE_N, CHI_SQUARE_K = 10, 5


def cautions(
    table: ScoreTable,
    whole: ScoreTable,
    ranks: Ranks,
    headline: Headline,
    posthoc: PostHoc,
    asked: str,
) -> list[Caution]:
    """Return what is to be said of a table, its ranks and the tests of them.

    Parameters
    ----------
    table, whole : ScoreTable
        As given, and the rows that were ranked.
    asked : str
        Which control was asked for.
    """
    return [
        *_of_gaps(table),
        *_of_table(whole, ranks),
        *_of_tests(headline, posthoc, asked not in whole.classifiers),
    ]


def _of_table(table: ScoreTable, ranks: Ranks) -> Iterator[Caution]:
    """Yield what is to be said of the scores that were ranked."""
    n, k = ranks.n, ranks.k
    if n < FEW_DATASETS:
        yield Caution(code="few-datasets", n=n, least=FEW_DATASETS)
    if n < k + 1:
        yield Caution(code="fewer-than-classifiers", n=n, k=k)
    if k > 2 and (n <= CHI_SQUARE_N or k <= CHI_SQUARE_K):
        yield Caution(
            code="chi-square-approximation",
            n=n,
            k=k,
            n_above=CHI_SQUARE_N,
            k_above=CHI_SQUARE_K,
        )
    if k == 2:
        yield Caution(code="two-classifiers")
    rows = int((ranks.ties > 0).sum())
    if ranks.tie_share >= 1.0:
        yield Caution(code="constant-table", n=n)
    elif table.decimals is not None and rows:
        yield Caution(
            code="rounded-ties",
            decimals=table.decimals,
            rows=rows,
            share=rows / n,
        )


def _of_gaps(table: ScoreTable) -> Iterator[Caution]:
    """Yield which data sets are left out because a score is missing or not finite."""
    whole = np.isfinite(table.values).all(axis=1)
    if not whole.all():
        names = tuple(table.datasets[i] for i in np.flatnonzero(~whole))
        yield Caution(code="missing-dropped", n=len(names), datasets=names)


def _of_tests(headline: Headline, posthoc: PostHoc, best: bool) -> Iterator[Caution]:
    """Yield what is to be said of the tests; `best`: no control was named."""
    if not headline.result.significant:
        yield Caution(
            code="no-difference",
            test=headline.test,
            p=headline.result.p,
            alpha=posthoc.alpha,
        )
    if best and posthoc.control is not None:
        yield Caution(code="control-chosen-by-rank", control=posthoc.control)
