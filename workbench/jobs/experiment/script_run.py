"""`workbench.run`: an experiment run from a script."""

from __future__ import annotations

import queue
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.api.report import progress
from workbench.compute.interface.documents import RunSummary
from workbench.core.experiment.experiment import Experiment, load
from workbench.core.program.json_text import plain
from workbench.core.program.resources import resource
from workbench.jobs.experiment.experiment_run import ExperimentRun
from workbench.jobs.experiment.run_events import News
from workbench.jobs.inline import InlineEngine
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import Engine, Listener


def run(
    experiment: Mapping[str, Any] | str | Path,
    out: str | Path,
    *,
    jobs: int = 1,
    only: Sequence[str] = (),
    restart: bool = False,
    data: Iterable[str | Path] = (),
) -> RunSummary:
    """Run data sets x classifiers; goes on where the folder's results stop.

    Parameters
    ----------
    experiment : mapping, str or Path
        The document of an experiment, a file of one, or one that comes with the
        program: ``thesis-tables-2-3``, ``thesis-table-5``.
    out : str or Path
        The folder of the results: ``results.sqlite``, ``scores.csv``, ``folds.csv``.
    jobs : int
        Worker processes; 1 runs in this process. More need the usual
        ``if __name__ == "__main__":`` around a script.
    only : sequence of str
        Names of data sets; all if empty.
    restart : bool
        Whether stored folds are dropped first.
    data : iterable of str or Path
        Folders where ``keel:NAME`` is looked for.

    Returns
    -------
    RunSummary
        The document of the command ``run``; `workbench.compare` takes it.

    Raises
    ------
    Problem
        When experiment, data or folder cannot be used.

    Examples
    --------
    >>> import tempfile, workbench as wb
    >>> experiment = {
    ...     "version": 1,
    ...     "data": ["builtin:iris", "builtin:wine"],
    ...     "classifiers": [{"id": "knn"}, {"id": "naive-bayes"}],
    ...     "protocol": {"kind": "cv", "folds": 3},
    ... }
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     done = wb.run(experiment, folder)
    ...     scores = wb.compare(done)
    >>> done.total, done.failed, scores.datasets
    (12, (), ('iris', 'wine'))
    """
    asked, base = _asked(experiment)
    news: queue.SimpleQueue[News] = queue.SimpleQueue()
    running = ExperimentRun(
        asked,
        Path(out),
        partial(_engine, jobs),
        news.put,
        base=base,
        data_folders=tuple(map(Path, data)),
        width=jobs,
        restart=restart,
        only=only,
    )
    return RunSummary(plain({"folder": str(out), **_finish(running, news)}))


def _engine(jobs: int, listener: Listener) -> Engine:
    """Return what runs so many jobs at a time."""
    if jobs > 1:
        return LocalPool(listener, workers=jobs, pictures=False)
    return InlineEngine(listener)


def _finish(running: ExperimentRun, news: queue.SimpleQueue[News]) -> dict[str, Any]:
    """Run to the ending and return what came of it; cancel when interrupted."""
    counts = {"total": 0, "done": 0, "computed": 0}
    running.start()
    try:
        ending = _follow(news, counts)
    except BaseException:
        running.cancel()
        running.join()
        raise
    running.join()
    if ending.kind == "failed":
        raise Problem(str(ending.data["problems"][0]))
    told = {name: ending.data[name] for name in ("files", "seconds", "failed")}
    return {"files": told.pop("files"), **counts, **told}


def _asked(experiment: Mapping[str, Any] | str | Path) -> tuple[Experiment, Path]:
    if isinstance(experiment, Mapping):
        return Experiment.from_json({"version": 1, **plain(experiment)}), Path()
    path = Path(experiment)
    shipped = resource("experiments", f"{experiment}.json")
    if not path.exists() and shipped.is_file():
        path = shipped
    return load(path), path.parent


def _follow(news: queue.SimpleQueue[News], counts: dict[str, int]) -> News:
    """Count folds until the ending."""
    while True:
        try:
            one = news.get(timeout=0.5)  # in pieces, so that Ctrl+C is heard
        except queue.Empty:
            continue
        if one.kind == "planned":
            counts |= {name: one.data[name] for name in ("total", "done")}
        elif one.kind == "fold":
            counts["done"] = one.data["done"]
            counts["computed"] += 1
            with suppress(ZeroDivisionError):
                progress(counts["done"] / counts["total"], "fold")
        if one.is_ending:
            return one
