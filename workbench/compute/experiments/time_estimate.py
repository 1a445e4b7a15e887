"""Estimate of an experiment's time, from one small fold of each classifier."""

from __future__ import annotations

import math
import re
import time
import warnings
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from sys import stderr
from typing import Any

import numpy as np

from workbench.api import Dataset, Problem
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request, find_class
from workbench.compute.folds.folds import Protocol
from workbench.compute.reading.readers import read
from workbench.core.experiment.entries import Learner
from workbench.core.experiment.experiment import Experiment, load
from workbench.core.program.builtin import BUILTIN, builtin

#: Rows of the sample that is timed: any method is through with it in a moment.
SAMPLE = 200
#: Seconds of processor time after which no further classifier is timed.
BUDGET = 3.0
#: Larger files are not looked through, to say how many rows they have at most.
_MOST_COUNTED = 1 << 28
_PIECE = 1 << 20
_DATA = re.compile(rb"(?:\A|[\r\n])[ \t]*@data[^\r\n]*[\r\n]+", re.IGNORECASE)
#: Plugins of others may do anything: they are run by workers only.
_OURS = "workbench.bundled."


def estimate(path: Path) -> dict[str, Any]:
    """Count the cells and folds of a good experiment file, and estimate its time.

    Returns
    -------
    dict
        ``datasets, columns, cells, folds``; ``seconds`` of processor time or None, and
        ``estimated``: in words, from what.
    """
    experiment = load(path)
    size = experiment.size
    counted = {
        "datasets": size.datasets,
        "columns": size.columns,
        "cells": size.cells,
        "folds": size.results,
    }
    seconds, words = _seconds(experiment, path.parent)
    return {**counted, "seconds": seconds, "estimated": words}


def most_rows(source: str, folder: Path) -> int | None:
    """Return how many rows a data set has at most: its lines of data, uncompressed.

    Returns
    -------
    int or None
        None where nobody can tell without reading or fetching it.
    """
    path = _place(source, folder)
    if path is None or path.suffix == ".gz" or path.stat().st_size > _MOST_COUNTED:
        return None
    return _lines(path)


def _place(source: str, folder: Path) -> Path | None:
    try:
        if source.startswith(BUILTIN):
            return builtin(source).path
        path = folder / Path(source).expanduser()
        return path if path.is_file() else None
    except (Problem, OSError, ValueError, RuntimeError):
        return None  # said elsewhere


def _lines(path: Path) -> int | None:
    """Count line ends of any kind; of a header that ends soon none."""
    lines, last = 0, b"\n"
    try:
        with path.open("rb") as file:
            head = file.read(_PIECE)
            found = _DATA.search(head)
            file.seek(found.end() if found else 0)
            while piece := file.read(_PIECE):
                lines += piece.count(b"\n") or piece.count(b"\r")
                last = piece[-1:]
    except OSError:
        return None
    return lines + (last not in b"\r\n")


@dataclass(frozen=True, slots=True)
class _Sample:
    """Some rows of one data set, to time classifiers on."""

    dataset: Dataset
    protocol: Protocol

    def seconds(self, learner: Learner, scale: str) -> float | None:
        """Return the processor time of one fold; None when it cannot be computed."""
        started = time.process_time()
        try:
            request = Request(learner.settings(scale), self.protocol)
            evaluation = Evaluation(self.dataset, request)
            (cell,) = evaluation.cells(evaluation.parts[:1])
        except Problem:
            return None
        inner = math.prod(map(len, learner.select.values())) * learner.inner_folds
        fits = 1 + (inner if learner.select else 0)
        spent = time.process_time() - started
        return None if cell.failure is not None else spent * fits


def _seconds(experiment: Experiment, folder: Path) -> tuple[float | None, str]:
    rows = [most_rows(entry.source, folder) for entry in experiment.data]
    known = [n for n in rows if n]
    sample = _sample(experiment, rows, folder)
    if sample is None:
        return None, "no data set is at hand to time a fold on"
    spent = _timed(experiment, sample)
    if not spent:
        return None, "no classifier could be timed"
    n = sample.dataset.n_rows
    # a set that is not at hand counts as those that are
    growth = sum(max(r / n, 1.0) for r in known) / len(known) * len(rows)
    per_set = sum(spent) / len(spent) * len(experiment.learners)
    words = (
        f"one fold of {len(spent)} of {len(experiment.learners)} classifiers was timed "
        f"on {n} rows of {sample.dataset.name} and taken to grow with the rows; "
        "methods that grow faster take longer"
    )
    return per_set * growth * experiment.size.folds, words


def _sample(
    experiment: Experiment, rows: Sequence[int | None], folder: Path
) -> _Sample | None:
    """Return rows of the smallest data set at hand; None when it cannot be read."""
    counted = [(n, place) for place, n in enumerate(rows) if n]
    if not counted:
        return None
    entry = experiment.data[min(counted)[1]]
    source = entry.source
    if not source.startswith(BUILTIN):
        source = str(folder / Path(source).expanduser())
    asked: Any = entry.class_type or None
    try:
        dataset = read(source, class_name=entry.class_name or None, class_type=asked)
    except Problem:
        return None
    if dataset.n_rows > SAMPLE:
        drawn = np.random.default_rng(1).permutation(dataset.n_rows)[:SAMPLE]
        dataset = dataset.take(np.sort(drawn))
    return _Sample(dataset, Protocol("split", percent=90.0))


def _timed(experiment: Experiment, sample: _Sample) -> list[float]:
    """Time one fold of each of our classifiers while the budget lasts."""
    found: list[float] = []
    until = time.process_time() + BUDGET
    for learner in experiment.learners:
        if time.process_time() > until:
            break
        if not find_class(learner.plugin).__module__.startswith(_OURS):
            continue
        with redirect_stdout(stderr), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            scale = experiment.scale_of(learner)
            # the first time imports are paid for
            both = [sample.seconds(learner, scale) for _ in range(2)]
        found += [min(s for s in both if s is not None)] if None not in both else []
    return found
