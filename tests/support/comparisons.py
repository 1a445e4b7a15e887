"""Comparisons made by hand, to be drawn, printed and judged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

import numpy as np

from workbench.core.results.comparing.comparison import (
    Comparison,
    Concordance,
    Headline,
    JudgedTest,
    OmnibusTest,
    OmnibusTests,
    PostHoc,
    RankPairs,
    Reconciliation,
    SignedRankPairs,
    SignPairs,
)


def comparison(
    ranks: Mapping[str, float],
    pairs: Iterable[Mapping[str, Any]] = (),
    *,
    groups: Iterable[Sequence[str]] = (),
    headline: Headline | None = None,
    n: int = 27,
    **posthoc: Any,
) -> Comparison:
    """Return a comparison of these mean ranks; what is not given is 0 or empty.

    Parameters
    ----------
    pairs : iterable of mapping
        Some of the columns of `RankPairs`.
    posthoc
        Fields of `PostHoc`; by default Nemenyi's test with a critical difference of 0.9.
    """
    asked = {"method": "nemenyi", "alpha": 0.05, "q": 2.569, "cd": 0.9, "control": None}
    friedman = OmnibusTest(20.3889, 1.41e-4, len(ranks) - 1, ties_corrected=False)
    f = OmnibusTest(8.746, 4.6081e-5, (len(ranks) - 1, 78), ties_corrected=False)
    both = OmnibusTests(friedman, f, 0.25)
    return Comparison(
        measure="accuracy",
        higher_is_better=True,
        datasets=tuple(f"d{i}" for i in range(n)),
        dropped=(),
        classifiers=tuple(ranks),
        n=n,
        k=len(ranks),
        decimals=None,
        ranks=np.tile(list(ranks.values()), (n, 1)),
        mean_ranks=dict(ranks),
        rank_sums={name: n * rank for name, rank in ranks.items()},
        tie_share=0.0,
        rows_with_ties=0,
        headline=headline,
        friedman=judged(friedman),
        iman_davenport=judged(f),
        kendall_w=Concordance(0.25, 0.2, 0.3),
        corrected=both,
        uncorrected=both,
        posthoc=PostHoc(**{**asked, **posthoc}, pairs=rank_pairs(pairs)),
        groups=tuple(tuple(group) for group in groups),
        critical_differences={},
        tolerance=0.0,
        win_tie_loss=_columns(SignPairs, []),
        wilcoxon=_columns(SignedRankPairs, []),
        reconciliation=Reconciliation("same", "nemenyi", 0.05, 0, 0, 0, 0, 1.0, 1.0),
        cautions=(),
    )


def judged(test: OmnibusTest) -> JudgedTest:
    """Return a test that found a difference."""
    return JudgedTest(test.statistic, test.p, test.df, test.ties_corrected, True)


def rank_pairs(rows: Iterable[Mapping[str, Any]]) -> RankPairs:
    """Return comparisons of mean ranks; columns that a row has not are 0."""
    return _columns(RankPairs, list(rows))


def _columns(kind: type[Any], rows: Sequence[Mapping[str, Any]]) -> Any:
    kinds = {"a": str, "b": str, "zero_method": str, "significant": bool}
    return kind(
        **{
            each.name: np.array(
                [row.get(each.name, 0) for row in rows], kinds.get(each.name, float)
            )
            for each in fields(kind)
        }
    )
