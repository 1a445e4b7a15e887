"""Scores of a folder of results, or of a table, with what is known beside them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from workbench.core.experiment.measures import MEASURES
from workbench.core.experiment.store import FILE, Results
from workbench.core.experiment.stored_experiment import view_of
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.tables.score_lines import read_text
from workbench.core.tables.table_reading import read_printed

#: Whether more is better, by measure.
DIRECTION = {measure.name: measure.higher_is_better for measure in MEASURES}


def read_results(
    path: Path, measure: str | None = None, lower_is_better: bool = False
) -> tuple[ResultsView, Mapping[str, float] | None]:
    """Return results, and the mean ranks printed below a table.

    Parameters
    ----------
    path : Path
        A folder of results, or a table: CSV, TSV, Markdown or LaTeX.
    measure : str, optional
        What is compared; of a table, what it holds (accuracy).
    lower_is_better : bool
        Of a table.

    Raises
    ------
    Problem
        When there is neither.
    """
    folder = path.parent if path.name == FILE else path
    if folder.is_dir():
        with Results(folder) as results:
            return view_of(results, measure or ""), None
    return read_scores(read_text(path), str(path), path.stem, measure, lower_is_better)


def read_scores(
    text: str, where: str, title: str, measure: str | None, lower_is_better: bool
) -> tuple[ResultsView, Mapping[str, float] | None]:
    """Return the scores of a table, and the mean ranks printed below it."""
    known = measure or "accuracy"
    printed = read_printed(
        text,
        where,
        measure=known,
        higher_is_better=DIRECTION.get(known, True) and not lower_is_better,
    )
    return ResultsView(title, {known: printed.table}), printed.ranks
