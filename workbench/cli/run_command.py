"""The command ``run``: an experiment, data sets x classifiers, stored fold by fold."""

from __future__ import annotations

import queue
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from workbench.api.problems import Problem
from workbench.api.report import Cancelled
from workbench.cli import text_output
from workbench.cli.input_options import Json, KnownParams
from workbench.core.experiment.experiment import Experiment, load
from workbench.core.experiment.store import Results
from workbench.core.program.json_text import dumps
from workbench.core.program.resources import resource

if TYPE_CHECKING:
    from workbench.jobs.experiment.experiment_run import ExperimentRun
    from workbench.jobs.experiment.run_events import News
    from workbench.jobs.spec import Engine, Listener

    MakeEngine = Callable[[Listener], Engine]

#: What ``--format`` adds: tables are always there as CSV.
_FORMATS: dict[str, tuple[str, ...]] = {
    "csv": (),
    "tex": ("scores.tex",),
    "md": ("scores.md",),
    "svg": ("cd.svg",),
    "pdf": ("cd.pdf",),
    "png": ("cd.png",),
}


def run(
    experiment: Annotated[
        str,
        typer.Argument(
            help="An experiment file, or one that comes with the program: "
            "thesis-tables-2-3, thesis-table-5."
        ),
    ],
    out: Annotated[Path, typer.Option(help="Where the results go, or are.")],
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes.")] = 1,
    data: Annotated[
        list[Path] | None,
        typer.Option(help="A folder where keel:NAME is looked for (repeatable)."),
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option(help="A data set by name (repeatable).")
    ] = None,
    restart: Annotated[
        bool, typer.Option("--restart", help="Drop what is stored, begin again.")
    ] = False,
    dask: Annotated[
        str | None, typer.Option(help="The address of a Dask scheduler.")
    ] = None,
    progress: Annotated[
        Literal["bar", "json", "none"],
        typer.Option(help="On standard error; json: one line for each fold."),
    ] = "bar",
    formats: Annotated[
        str | None,
        typer.Option("--format", help="Also write tables as tex, md, svg, pdf, png."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Run data sets x classifiers; goes on where the folder's results stop."""
    path = _file(experiment)
    with (
        end_requests(_interrupt),
        local_engine(jobs) if dask is None else _cluster(dask) as make_engine,
    ):
        found = _checked(path)
        names = _output_names(found, formats)
        ending, counts = carry_out(
            found,
            out,
            make_engine,
            progress,
            base=path.parent,
            data_folders=data or (),
            width=jobs,
            restart=restart,
            only=only or (),
        )
    with end_requests(_interrupt):
        written, missing = _outputs(names, out)
    files = [*ending.data["files"], *written]
    failed = ending.data["failed"]
    document = {
        "folder": str(out),
        "files": files,
        **counts,
        "seconds": ending.data["seconds"],
        "failed": failed,
    }
    text_output.answer(document, as_json, _told)
    for line in (*map(_failure_words, failed), *missing):
        typer.echo(f"workbench: {line}", err=True)
    if failed or missing:
        raise typer.Exit(1)


def _failure_words(fold: Mapping[str, Any]) -> str:
    place = f"repeat {fold['repeat'] + 1}, fold {fold['fold'] + 1}"
    return f"{fold['data']}, {fold['learner']}: {place}: {fold['text']}"


def _file(name: str) -> Path:
    """Return the path of an experiment file, or of one that comes with the program."""
    shipped = resource("experiments", f"{name}.json")
    return shipped if not Path(name).exists() and shipped.is_file() else Path(name)


def _checked(path: Path) -> Experiment:
    """Read an experiment file and check everything that can be without the data.

    Raises
    ------
    Problem
        For the only thing wrong; several are printed, one line each, before it exits.
    """
    from workbench.compute.experiments.check_file import check_file

    kind, problems = check_file(path, KnownParams())
    if kind != "experiment":
        raise Problem(f"a {kind}", expected="an experiment", where=str(path))
    for problem in problems:
        typer.echo(f"workbench: {problem}", err=True)
    if problems:
        raise typer.Exit(2)
    return load(path)


def carry_out(
    experiment: Experiment,
    out: Path,
    make_engine: MakeEngine,
    progress: str = "bar",
    **options: Any,
) -> tuple[News, dict[str, int]]:
    """Run an experiment to its end, with progress on standard error.

    Parameters
    ----------
    out : Path
        The folder of the results.
    make_engine : callable
        Takes the listener of events.
    progress : str
        ``bar``, ``json`` or ``none``.
    options
        Further ones of `workbench.jobs.experiment.experiment_run.ExperimentRun`.

    Returns
    -------
    ending : News
        Of the kind ``done``.
    counts : dict
        Folds: ``total, done`` and, of these, ``computed`` now.

    Raises
    ------
    Cancelled
        After Ctrl+C, or a request to end.
    typer.Exit
        When it failed; the problems are printed, one line each.
    """
    from workbench.jobs.experiment.experiment_run import ExperimentRun

    shown = _Shown(progress)
    news: queue.SimpleQueue[News] = queue.SimpleQueue()
    running = ExperimentRun(experiment, out, make_engine, news.put, **options)
    with _interrupts(running):
        running.start()
        ending = shown.follow(news)
    running.join()
    if ending.kind == "cancelled":
        raise Cancelled
    if ending.kind == "failed":
        for problem in ending.data["problems"]:
            typer.echo(f"workbench: {problem}", err=True)
        raise typer.Exit(2)
    return ending, shown.counts


@contextmanager
def local_engine(jobs: int) -> Iterator[MakeEngine]:
    """Start so many processes, and give what makes an engine of them.

    They import what folds need while the experiment is still read and checked here.
    """
    from workbench.jobs.pool import LocalPool

    listeners: list[Listener] = []
    # no event comes before the first job, and no job before there is a listener
    pool = LocalPool(lambda e: listeners[0](e), workers=jobs, pictures=False)
    pool.warm()

    def engine(listener: Listener) -> Engine:
        listeners.append(listener)
        return pool

    try:
        yield engine
    finally:
        pool.close()


@contextmanager
def _cluster(address: str) -> Iterator[MakeEngine]:
    def engine(listener: Listener) -> Engine:
        from workbench.jobs.dask.dask_engine import DaskEngine

        return DaskEngine(listener, address)

    yield engine


def _interrupts(running: ExperimentRun) -> AbstractContextManager[None]:
    """Make Ctrl+C, and a request to end, cancel the run: what is stored stays."""

    def cancel(_number: int, _frame: object) -> None:
        running.cancel()

    return end_requests(cancel)


def _interrupt(_number: int, _frame: object) -> None:
    raise KeyboardInterrupt


@contextmanager
def end_requests(handler: Callable[[int, Any], None]) -> Iterator[None]:
    """Handle Ctrl+C, SIGTERM and the closing of the terminal in the same way.

    Parameters
    ----------
    handler : callable
        Of signals. A command that was started to outlive its terminal (``nohup``) does.
    """
    before = {}
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is None:  # Windows has no SIGHUP
            continue
        if name == "SIGHUP" and signal.getsignal(number) == signal.SIG_IGN:
            continue
        with suppress(ValueError):  # not in the main thread: nobody interrupts us
            before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler_before in before.items():
            signal.signal(number, handler_before)


class _Shown:
    """Progress on standard error: a bar, or one JSON line for each piece of news."""

    def __init__(self, how: str) -> None:
        self._how = how
        self._bar = text_output.Bar() if how == "bar" else None
        self._names: dict[str, str] = {}
        self.counts: dict[str, int] = {"total": 0, "done": 0, "computed": 0}

    def follow(self, news: queue.SimpleQueue[News]) -> News:
        """Show news until the ending, and return it."""
        try:
            while True:
                one = self._next(news)
                with suppress(OSError):  # nobody reads on: the run goes on
                    self._take(one)
                if one.is_ending:
                    return one
        finally:
            if self._bar is not None:
                with suppress(OSError):
                    self._bar.close()

    @staticmethod
    def _next(news: queue.SimpleQueue[News]) -> News:
        while True:
            with suppress(queue.Empty):
                # in pieces, so that a signal is heard on every system
                return news.get(timeout=0.5)

    def _take(self, one: News) -> None:
        data = one.data
        if one.kind == "planned":
            entries = [*data["datasets"], *data["learners"]]
            self._names = {entry["key"]: entry["name"] for entry in entries}
            self.counts |= {"total": data["total"], "done": data["done"]}
        elif one.kind == "fold":
            self.counts["done"] = data["done"]
            self.counts["computed"] += 1
        elif one.kind == "warning" and self._how != "json":
            typer.echo(f"workbench: {data['text']}", err=True)
        if self._how == "json" and one.kind in ("planned", "fold", "warning"):
            sys.stderr.write(dumps(self._named(one), None) + "\n")
            sys.stderr.flush()
        if self._bar is not None and one.kind == "fold":
            named = f"{self._names[data['data']]}, {self._names[data['learner']]}"
            self._bar.progress(data["done"] / max(data["total"], 1), named)

    def _named(self, one: News) -> dict[str, Any]:
        names = {
            key: self._names.get(value, value)
            for key, value in one.data.items()
            if key in ("data", "learner")
        }
        return {"kind": one.kind, **one.data, **names}


def _output_names(experiment: Experiment, formats: str | None) -> list[str]:
    """Return the figures and tables that were asked for, by their file names.

    Raises
    ------
    Problem
        For a format nothing is written in.
    """
    names = list(experiment.figures)
    for form in (part.strip().lower() for part in (formats or "").split(",")):
        if form in _FORMATS:
            names += _FORMATS[form]
        elif form:
            expected = "one of " + ", ".join(_FORMATS)
            raise Problem(f"--format {form}", expected=expected)
    return names


def _outputs(names: list[str], out: Path) -> tuple[list[str], list[Problem]]:
    """Write figures and tables; return those written, and why others were not."""
    if not names:
        return [], []
    from workbench.compute.experiments.experiment_outputs import write_outputs

    written: list[str] = []
    missing: list[Problem] = []
    with Results(out) as results:
        for name in dict.fromkeys(names):
            try:
                written += write_outputs(results, [name], out)
            except Problem as problem:
                missing.append(problem)
    return written, missing


def _told(document: dict[str, Any]) -> None:
    """Say in a few lines what was done."""
    computed, total = document["computed"], document["total"]
    there = document["done"] - computed
    typer.echo(
        f"{total} folds: {computed} computed, {there} there already, "
        f"{len(document['failed'])} failed, {document['seconds']:.1f} s"
    )
    typer.echo(f"{document['folder']}: {', '.join(document['files'])}")
