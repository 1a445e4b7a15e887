"""`wb.compare`: the statistics of a table of scores."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Problem
from workbench.compute.interface.documents import (
    ComparedScores,
    RunSummary,
)
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable

_AGAINST_ONE = "bonferroni-dunn"


def compare(
    results: Any,
    *,
    measure: str | None = None,
    posthoc: str | None = None,
    alpha: float = 0.05,
    control: str = "",
    ties: bool = True,
    lower_is_better: bool = False,
    tolerance: float = 0.0,
) -> ComparedScores:
    """Rank classifiers over data sets, test whether they differ, and which.

    Parameters
    ----------
    results : str, Path, DataFrame, mapping or RunSummary
        A folder of results or a table in a file; a data frame with data sets in rows
        (its index, or a first column of texts) and classifiers in columns; a mapping of
        classifier to its scores, in one order of the data sets; what `run` returned.
    measure : str, optional
        What is compared; of a table, what it holds (accuracy).
    posthoc : str, optional
        ``nemenyi`` (default), with a control ``bonferroni-dunn`` (default), ``holm``,
        ``hochberg``, ``hommel``; ``shaffer``.
    alpha : float
        Of all comparisons together.
    control : str
        Compare with this classifier; ``best``: the one of the best mean rank.
    ties : bool
        Whether Friedman's test is corrected for ties.
    lower_is_better : bool
        Of errors, losses and seconds.
    tolerance : float
        Differences up to it count as ties of two.

    Returns
    -------
    ComparedScores

    Raises
    ------
    Problem
        For fewer than two data sets or classifiers, and what is no table of scores.

    Notes
    -----
    Friedman (1937), Iman and Davenport (1980), Demšar (2006). O(N k log k) for N data
    sets and k classifiers, and O(k²) for the pairs.

    Examples
    --------
    >>> import workbench as wb
    >>> scores = {"knn": [0.9, 0.8, 0.7, 0.9], "kissnn": [0.95, 0.85, 0.8, 0.92]}
    >>> found = wb.compare(scores)
    >>> found.mean_ranks["kissnn"], found["friedman"]["p"] < 0.05
    (1.0, True)
    """
    from workbench.compute.statistics.compare_table import compare as compare_table
    from workbench.core.results.comparing.audit import ComparedResults

    view = _view(results, measure, lower_is_better)
    found = compare_table(
        view.table,
        posthoc=posthoc or (_AGAINST_ONE if control not in ("", "*") else "nemenyi"),
        alpha=alpha,
        control=control,
        ties=ties,
        tolerance=tolerance,
    )
    return ComparedScores.of(ComparedResults(view.title, found, view.notes))


def _view(results: Any, measure: str | None, lower_is_better: bool) -> ResultsView:
    from workbench.core.experiment.results_reading import DIRECTION, read_results

    if isinstance(results, RunSummary):
        results = results["folder"]
    if isinstance(results, str | Path):
        return read_results(Path(results), measure, lower_is_better)[0]
    if isinstance(results, ScoreTable):
        return ResultsView("scores", {results.measure: results})
    name = measure or "accuracy"
    datasets, classifiers, values = _cells(results)
    higher = DIRECTION.get(name, True) and not lower_is_better
    table = ScoreTable(datasets, classifiers, values, name, higher)
    return ResultsView("scores", {name: table})


def _cells(results: Any) -> tuple[tuple[str, ...], tuple[str, ...], Any]:
    if hasattr(results, "iloc"):
        frame = results
        if len(frame.columns) and frame.dtypes.iloc[0].kind not in "iuf":
            frame = frame.set_index(frame.columns[0])
        columns = {str(name): frame[name].tolist() for name in frame.columns}
        datasets = tuple(map(str, frame.index))
    elif isinstance(results, Mapping):
        columns = {
            str(name): list(scores.values() if isinstance(scores, Mapping) else scores)
            for name, scores in results.items()
        }
        rows = max(map(len, columns.values()), default=0)
        named = next((s for s in results.values() if isinstance(s, Mapping)), None)
        datasets = tuple(map(str, named or range(1, rows + 1)))
        for name, scores in columns.items():
            if len(scores) != len(datasets):
                what = f"{len(scores)} scores of {name}"
                raise Problem(what, expected=f"{len(datasets)}, one for each data set")
    else:
        expected = "a folder, a file, a DataFrame or {classifier: scores}"
        raise Problem(
            f"results of the type {type(results).__name__}", expected=expected
        )
    try:
        values = (
            np.array(list(columns.values()), np.float64).reshape(len(columns), -1).T
        )
    except (TypeError, ValueError):
        raise Problem("scores that are no numbers", expected="numbers") from None
    return datasets, tuple(columns), values
