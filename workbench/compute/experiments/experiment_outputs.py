"""Pictures and tables that an experiment asks for, made from its stored folds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from workbench.api import Problem
from workbench.compute.pictures.drawing import draw_apart
from workbench.compute.statistics.compare_table import compare
from workbench.core.experiment.figure_kinds import comparisons_needed, figure_of
from workbench.core.experiment.measures import measure_of
from workbench.core.experiment.output_names import output_of
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import view_of, written_aside
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.tables.table_writing import latex, markdown


def write_outputs(
    results: Results, names: Iterable[str], folder: Path, theme: str = "light"
) -> list[str]:
    """Write pictures and tables by their file names; return those written.

    Parameters
    ----------
    names : iterable of str
        See `workbench.core.experiment.output_names`.
    folder : Path
        Exists.
    theme : str
        ``light`` or ``dark``.

    Raises
    ------
    Problem
        For an unknown name, too few complete cells, or a file that cannot be written.
    """
    view = view_of(results)
    statistics = _Statistics(view)
    written = []
    for name in dict.fromkeys(names):
        kind, stem, suffix = output_of(name)
        if kind == "figure":
            needed = {each: statistics[each] for each in comparisons_needed(stem)}
            diagram = figure_of(stem, needed, view)
            target = str(folder / name)
            draw_apart(
                "workbench.ui.drawing.draw_figure",
                [target, theme],
                diagram.to_plain(),
                target,
            )
        else:
            with written_aside(folder / name) as file:
                file.write(_table(view, statistics, suffix))
        written.append(name)
    return written


def _table(view: ResultsView, statistics: _Statistics, suffix: str) -> str:
    """Return the scores with their mean ranks, in per cent where 1 is the most."""
    share = measure_of(view.table.measure).high == 1.0
    form = latex if suffix == ".tex" else markdown
    try:
        comparison: Comparison | None = statistics["all"]
    except Problem:  # one data set or one classifier: a table all the same
        comparison = None
    decimals = 2 if share else 4
    return form(view.table, comparison, decimals=decimals, percent=share)


class _Statistics(dict[str, Comparison]):
    """Comparisons by their names, each made when first asked for."""

    def __init__(self, view: ResultsView) -> None:
        super().__init__()
        against = partial(compare, posthoc="bonferroni-dunn")
        self._makers: dict[str, Callable[[], Comparison]] = {
            "all": partial(compare, view.table),
            "control": partial(against, view.table),
            "time": lambda: against(
                view.tables["fit_seconds"],
                control=self["control"].posthoc.control or "",
            ),
        }

    def __missing__(self, name: str) -> Comparison:
        self[name] = self._makers[name]()
        return self[name]
