"""Printed output and progress bar of the command line."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from types import FrameType
from typing import TYPE_CHECKING, Any

import typer

from workbench.api.report import Cancelled, reporting_to
from workbench.core.program.json_text import dumps

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, TaskID

    from workbench.core.program.catalogue import PluginInfo
    from workbench.core.results.comparing.demo_comparison import DemoComparison
    from workbench.core.results.describing.description import DataDescription
    from workbench.core.results.describing.saved_data import WrittenByGenerator
    from workbench.core.results.evaluating.evaluation import EvaluationResult
    from workbench.core.results.evaluating.model_report import (
        FilePrediction,
        ModelHeader,
        ModelReport,
    )
    from workbench.core.results.pictures.figure import DrawnFigure
    from workbench.core.results.system_report import DoctorReport

#: A text among the values of a table is cut here.
MOST_CHARACTERS = 24
# laying out a longer table would take longer than reading the data
_MOST_RICH_ROWS = 2000


def answer(document: Any, as_json: bool, show_text: Callable[[Any], None]) -> None:
    """Print a document: as JSON and nothing else, or as text for people."""
    if as_json:
        typer.echo(dumps(document))
    else:
        show_text(document)


class Bar:
    """A progress bar on a terminal that shows itself after a while.

    In a file or a pipe there is none: standard error holds complaints there, a line each.

    Attributes
    ----------
    delay : float
        Seconds; what is done before never shows it.
    """

    delay = 1.0

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._shown: tuple[Progress, TaskID] | None = None

    def progress(self, fraction: float, message: str) -> None:
        """Take the share done and a few words."""
        if self._shown is None:
            if time.monotonic() - self._started < self.delay:
                return
            self._shown = self._show()
        progress, task = self._shown
        progress.update(task, completed=fraction, description=message)

    def partial(self, data: Any) -> None:
        """Take an intermediate result; the bar shows none."""

    def cancelled(self) -> bool:
        """Whether to stop; Ctrl+C interrupts by itself."""
        return False

    def close(self) -> None:
        """Take the bar away."""
        if self._shown is not None:
            self._shown[0].stop()

    def _show(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import Progress

        console = Console(stderr=True)
        bar = Progress(console=console, transient=True, disable=not console.is_terminal)
        bar.start()
        return bar, bar.add_task("", total=1.0)


@contextmanager
def progress_bar() -> Iterator[None]:
    """Show the progress of the code inside; Ctrl+C cancels it.

    What a plugin prints goes to standard error, as standard output is the answer's.
    """
    bar = Bar()
    try:
        with _interrupt_cancels(), reporting_to(bar), redirect_stdout(sys.stderr):
            yield
    finally:
        bar.close()


@contextmanager
def _interrupt_cancels() -> Iterator[None]:
    """Make `Cancelled` of Ctrl+C: scikit-learn's MLP swallows KeyboardInterrupt."""

    def cancel(_number: int, _frame: FrameType | None) -> None:
        raise Cancelled

    usual = signal.default_int_handler
    ours = threading.current_thread() is threading.main_thread()
    if not ours or signal.getsignal(signal.SIGINT) is not usual:
        yield  # no thread's business, or ignored, or somebody else handles it
        return
    signal.signal(signal.SIGINT, cancel)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, soft_wrap=True)


def table(headers: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print rows below their headers, numbers to the right."""
    if len(rows) > _MOST_RICH_ROWS:
        _plain_table(headers, rows)
        return
    from rich.table import Table

    shown = Table(box=None, pad_edge=False, header_style="bold")
    for i, header in enumerate(headers):
        shown.add_column(header, justify="left" if i == 0 else "right")
    for row in rows:
        shown.add_row(*[_cell(value) for value in row])
    _console().print(shown)


def _plain_table(headers: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a long table as `rich` would where lines are long enough, but at once."""
    table = [list(headers), *([_cell(value) for value in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = []
    for first, *others in table:
        cells = [c.rjust(w) for c, w in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]))
    typer.echo("\n".join(lines))


def _cell(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def line(text: str) -> None:
    """Print one line."""
    _console().print(text)


def dataset(document: DataDescription) -> None:
    """Print the answer of ``show``."""
    line(f"{document.relation}: {document.instances} instances")
    rows = [
        (
            ("* " if a.name == document.class_name else "  ") + _on_one_line(a.name),
            a.type,
            _values(a.values),
            a.missing,
        )
        for a in document.attributes
    ]
    table(["  attribute", "type", "values", "missing"], rows)
    line(f"class: {document.class_name}; missing cells: {document.missing}")
    for note in document.notes:
        line(f"note: {note}")


def _values(values: Sequence[str]) -> str:
    shown = ", ".join(_cut(_on_one_line(value)) for value in values[:8])
    return shown + (f", … ({len(values)})" if len(values) > 8 else "")


def _on_one_line(text: str) -> str:
    """Write line ends as ARFF does."""
    return text.replace("\r", "\\r").replace("\n", "\\n")


def _cut(text: str) -> str:
    return text if len(text) <= MOST_CHARACTERS else text[:MOST_CHARACTERS] + "…"


def generated(document: WrittenByGenerator) -> None:
    """Print what was made, and how well its classes can be told apart at best."""
    line(f"{document.data.written}: {document.data.instances} rows")
    error = document.made.bayes_error
    line("Bayes error: " + ("not known" if error is None else f"{100 * error:.4g} %"))


def plugins(found: Sequence[PluginInfo]) -> None:
    """Print the answer of ``plugins``."""
    table(
        ["id", "kind", "family", "source", "status", "title"],
        [(p.id, p.kind, p.family, p.source, p.status, p.title) for p in found],
    )
    for plugin in found:
        if plugin.error:
            line(f"{plugin.id}: {plugin.error}")


def evaluation(result: EvaluationResult) -> None:
    """Print the answer of ``evaluate``."""
    from workbench.core.results.evaluating.report_text import evaluation_text

    line(evaluation_text(result).rstrip())
    found = result.predictions
    if found is None:
        return
    true, predicted = found.named(found.true), found.named(found.predicted)
    places = zip(found.rows.tolist(), found.folds.tolist(), strict=True)
    for (row, fold), a, b in zip(places, true, predicted, strict=True):
        line(f"row {row}, fold {fold}: {a} -> {b}")


def model(report: ModelReport) -> None:
    """Print the answer of ``fit``."""
    from workbench.core.results.evaluating.report_text import model_text

    line(f"{report.classifier} on {report.data.name}, all rows")
    for step in report.prepared:
        line(f"prepared: {step}")
    line("")
    line(model_text(report.model).rstrip())
    for text in report.warnings:
        line(f"warning: {text}")


def doctor(report: DoctorReport) -> None:
    """Print the answer of ``doctor``."""
    found = report.system
    line(f"workbench {found.version}, Python {found.python}, {found.system}")
    table(["package", "version"], list(found.packages.items()))
    window = found.window
    line("window: possible" if window.possible else f"window: {window.reason}")
    if found.install:
        line(f"install: {found.install}")
    line(f"home: {found.folders.home} (settings, sessions)")
    line(f"plugin folders: {', '.join(found.folders.plugins)}")
    line(f"cache: {found.folders.cache}")
    bad = [p for p in report.plugins if p.status != "loaded"]
    line(f"plugins: {len(report.plugins) - len(bad)} loaded, {len(bad)} not")
    for plugin in bad:
        line(f"  {plugin.id} ({plugin.source}): {plugin.status}, {plugin.error}")


def _about(seconds: float) -> str:
    for size, unit in ((86400, "days"), (3600, "h"), (60, "min")):
        if seconds >= 2 * size:
            return f"about {seconds / size:.0f} {unit} of one processor"
    return f"about {seconds:.2g} s of one processor"


def checked(document: Mapping[str, Any]) -> None:
    """Print the answer of ``check`` about a good file."""
    line(f"{document['file']}: a good {document['kind']}")
    if "cells" in document:
        line(
            f"{document['datasets']} data sets x {document['columns']} classifiers = "
            f"{document['cells']} cells, {document['folds']} folds"
        )
        seconds = document["seconds"]
        spoken = "no estimate of the time" if seconds is None else _about(seconds)
        line(f"{spoken}: {document['estimated']}")


def demo(document: Mapping[str, Any]) -> None:
    """Print the answer of ``demo``."""
    from workbench.core.results.evaluating.report_text import model_text

    table(
        ["leave one out", "right", "of", "accuracy"],
        [
            (name, step["correct"], step["n"], f"{100 * step['accuracy']:.1f} %")
            for name, step in document["steps"].items()
        ],
    )
    line(model_text(document["model"]).rstrip())
    curve = [f"{100 * value:.1f}" for value in document["morph"]["accuracy"]]
    line("accuracy along the morph: " + " ".join(curve))
    _demo_comparison(document["comparison"])
    comparison: DemoComparison = document["comparison"]
    files = [*document["pictures"], *comparison.files]
    line("written: demo.json " + " ".join(files))
    line(
        f"{document['seconds']:.1f} s, {comparison.seconds:.1f} of "
        "them for the experiment"
    )


def _demo_comparison(comparison: DemoComparison) -> None:
    """Print mean ranks, the tests of all, and who differs from whom."""
    from workbench.cli.compare_output import headline

    ranks = sorted(comparison.mean_ranks.items(), key=lambda pair: pair[1])
    sets = len(comparison.datasets)
    table(
        [f"{comparison.measure} on {sets} data sets", "mean rank"],
        [(name, f"{rank:.3f}") for name, rank in ranks],
    )
    if comparison.headline is not None:
        line(headline(comparison.headline))
    posthoc = comparison.posthoc
    apart = [f"{pair.a} - {pair.b}" for pair in posthoc.pairs if pair.significant]
    line(
        f"{posthoc.method}, alpha = {posthoc.alpha:g}, CD = {posthoc.cd:.3f}; "
        f"proven to differ: {', '.join(apart) or 'no pair'}"
    )


def prediction(answer: FilePrediction) -> None:
    """Print how many rows were predicted as what, and the first of them."""
    from workbench.core.results.evaluating.model_report import JudgedClasses

    judged = answer.judged
    typer.echo(f"{answer.n} rows of {answer.data}, model {answer.model}")
    if isinstance(judged, JudgedClasses):
        for label, count in judged.counts.items():
            typer.echo(f"  {label:<20}{count:>8}")
        if judged.accuracy is not None:
            known, share = judged.class_known, 100 * judged.accuracy
            right = f"{judged.correct} of {known} with a class"
            typer.echo(f"right: {right}, {share:.2f} %")
    elif judged.mae is not None:
        typer.echo(f"mean absolute error: {judged.mae:.6g}")
    for remark in answer.remarks:
        typer.echo(f"note: {remark}")
    if answer.path:
        typer.echo(f"written: {answer.path}")


def model_header(header: ModelHeader) -> None:
    """Print what a model file says of itself."""
    trained = header.trained_on
    params = " ".join(f"{k}={v}" for k, v in header.learner.params.items())
    typer.echo(f"model:      {header.learner.plugin} {params}".rstrip())
    typer.echo(f"learned:    {trained.rows} rows of {trained.data.name}")
    typer.echo(f"saved:      {header.saved}")
    typer.echo(f"attributes: {', '.join(a['name'] for a in header.attributes)}")
    kind = ", ".join(header.classes) or "numeric"
    typer.echo(f"class:      {header.class_attribute['name']} ({kind})")
    typer.echo(f"prepared:   {'; '.join(header.prepared) or 'nothing'}")
    typer.echo(f"types:      {', '.join(header.types or ())}")
    for remark in header.remarks or ():
        typer.echo(f"note:       {remark}")


def figure_drawn(document: DrawnFigure) -> None:
    """Print which figure was drawn, and where it is."""
    typer.echo(f"{document.title}: {document.file}")
    for panel in document.panels:
        typer.echo(f"  {panel}")
