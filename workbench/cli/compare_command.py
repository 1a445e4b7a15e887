"""The command ``compare``: statistics of classifiers over a table of scores."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from workbench.api.problems import Problem
from workbench.cli import text_output
from workbench.cli.input_options import Json
from workbench.core.experiment.results_reading import read_results, read_scores
from workbench.core.program.json_text import load_json
from workbench.core.program.on_disk import on_disk
from workbench.core.results.comparing.results_view import ResultsView

if TYPE_CHECKING:
    from workbench.core.results.comparing.audit import Audit
    from workbench.core.results.comparing.comparison import Comparison

FIGURES = (".svg", ".pdf", ".png")
_AGAINST_ONE = "bonferroni-dunn"
#: Logical pixels of a figure.
_WIDTH = 900.0

Posthoc = Literal["nemenyi", "bonferroni-dunn", "holm", "hochberg", "hommel", "shaffer"]

Table = Annotated[
    str,
    typer.Argument(
        help="A folder of results, or a table with data sets in rows: CSV, TSV, "
        "Markdown or LaTeX; - reads it from standard input."
    ),
]
Control = Annotated[
    str,
    typer.Option(
        help="Compare with this classifier; best: of the best mean rank; *: all "
        "pairs by holm, hochberg or hommel."
    ),
]


def compare(
    results: Table,
    measure: Annotated[
        str | None,
        typer.Option(help="What is compared; of a table, what it holds (accuracy)."),
    ] = None,
    posthoc: Annotated[
        Posthoc | None,
        typer.Option(help="Default nemenyi; with --control bonferroni-dunn."),
    ] = None,
    alpha: Annotated[float, typer.Option(help="Of all comparisons together.")] = 0.05,
    control: Control = "",
    no_tie_correction: Annotated[
        bool, typer.Option("--no-tie-correction", help="Friedman without it.")
    ] = False,
    lower_is_better: Annotated[
        bool, typer.Option("--lower-is-better", help="Of errors, losses and seconds.")
    ] = False,
    tolerance: Annotated[
        float, typer.Option(help="Differences up to it count as ties of two.")
    ] = 0.0,
    format_: Annotated[
        Literal["csv", "tex", "md"] | None,
        typer.Option("--format", help="Print the table in that form instead."),
    ] = None,
    figure: Annotated[
        list[Path] | None,
        typer.Option(help="Draw the critical differences there: .svg, .pdf, .png."),
    ] = None,
    audit: Annotated[
        Path | None,
        typer.Option(help="A JSON file of printed statistics to be checked."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Rank classifiers, test whether they differ, and which."""
    from workbench.cli import compare_output
    from workbench.compute.statistics.compare_table import compare as compare_table
    from workbench.core.results.comparing.audit import ComparedResults

    for path in figure or ():
        _check_figure(path)
    view, ranks = _read(results, measure, lower_is_better)
    statistics = compare_table(
        view.table,
        posthoc=posthoc or (_AGAINST_ONE if control not in ("", "*") else "nemenyi"),
        alpha=alpha,
        control=_known_name(control, view.table.classifiers),
        ties=not no_tie_correction,
        tolerance=tolerance,
    )
    audited = None if audit is None else _audit(view, on_disk(audit), ranks)
    for path in figure or ():
        _draw(statistics, path)
    if format_ is not None and not as_json:
        typer.echo(_table(view, statistics, format_), nl=False)
        return
    answer = ComparedResults(view.title, statistics, view.notes, audited)
    text_output.answer(answer, as_json, compare_output.comparison)


def _known_name(control: str, classifiers: tuple[str, ...]) -> str:
    """Return the one classifier that is meant, whatever its capitals."""
    alike = [name for name in classifiers if name.casefold() == control.casefold()]
    return alike[0] if control not in classifiers and len(alike) == 1 else control


# -- reading ----------------------------------------------------------------------------


def _read(
    name: str, measure: str | None, lower_is_better: bool
) -> tuple[ResultsView, Mapping[str, float] | None]:
    """Return results, and the mean ranks printed below a table."""
    if name == "-":
        text = sys.stdin.read()
        return read_scores(text, "-", "standard input", measure, lower_is_better)
    return read_results(Path(name), measure, lower_is_better)


def _audit(view: ResultsView, path: Path, ranks: Mapping[str, float] | None) -> Audit:
    from workbench.compute.statistics.audit.auditor import audit

    printed = load_json(path, "a file of printed numbers")
    if not isinstance(printed, dict):
        raise Problem("no JSON object", expected='{"mean_ranks": …}', where=str(path))
    if ranks is not None:
        printed = {"mean_ranks": ranks, **printed}
    try:
        return audit(view.table, printed)
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=str(path)
        ) from None


# -- writing ----------------------------------------------------------------------------


def _check_figure(path: Path) -> None:
    if path.suffix.lower() not in FIGURES:
        raise Problem(
            f"unknown kind of figure {path.suffix!r}",
            expected=", ".join(FIGURES),
            where=str(path),
        )
    if not path.parent.is_dir():
        raise Problem(
            "no such folder", expected="one that exists", where=str(path.parent)
        )


def _draw(comparison: Comparison, path: Path) -> None:
    """Draw all pairs, or the comparisons with the control: whatever was tested."""
    from workbench.compute.pictures.drawing import draw_apart
    from workbench.core.diagrams.cd_diagram import cd_diagram
    from workbench.core.diagrams.control_diagram import control_diagram

    make = cd_diagram if comparison.posthoc.control is None else control_diagram
    diagram = make(comparison, _WIDTH)
    draw_apart(
        "workbench.ui.drawing.draw_figure",
        [str(path), "light"],
        diagram.to_plain(),
        str(path),
    )


def _table(view: ResultsView, comparison: Comparison, form: str) -> str:
    """Return the scores with their ranks and the sentence of the test."""
    from workbench.core.tables import table_writing

    if form == "csv":
        return table_writing.wide_csv(view.table)
    make = table_writing.latex if form == "tex" else table_writing.markdown
    return make(view.table, comparison)
