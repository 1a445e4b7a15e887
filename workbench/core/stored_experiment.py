"""What is stored of an experiment, as one sees it: the view of it, and its files."""

from __future__ import annotations

import csv
import io
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Problem
from workbench.core.jsontext import dumps
from workbench.core.measures import MEASURES, measure_of
from workbench.core.results import Results, mean_of
from workbench.core.results_view import ResultsView
from workbench.core.score_table import ScoreTable

#: Under which name the plan of the experiment is stored among the facts.
PLAN = "plan"


@dataclass(frozen=True, slots=True)
class Plan:
    """Which cells belong to an experiment, in the order of its file.

    Attributes
    ----------
    protocol : str
        Key of the protocol.
    datasets : tuple of (key, name, number of folds)
    learners : tuple of (key, name)
    measures : tuple of str
        The compared one first.
    title : str
    repeats : int
    """

    protocol: str
    datasets: tuple[tuple[str, str, int], ...]
    learners: tuple[tuple[str, str], ...]
    measures: tuple[str, ...]
    title: str = ""
    repeats: int = 1

    def to_json(self) -> dict[str, Any]:
        """Return plain values; `from_json` takes them back."""
        return {
            "protocol": self.protocol,
            "datasets": [list(entry) for entry in self.datasets],
            "learners": [list(entry) for entry in self.learners],
            "measures": list(self.measures),
            "title": self.title,
            "repeats": self.repeats,
        }

    @staticmethod
    def from_json(values: Mapping[str, Any]) -> Plan:
        """Rebuild what `to_json` took apart."""
        return Plan(
            values["protocol"],
            tuple((key, name, parts) for key, name, parts in values["datasets"]),
            tuple((key, name) for key, name in values["learners"]),
            tuple(values["measures"]),
            values["title"],
            values["repeats"],
        )


def stored_plan(results: Results) -> Plan:
    """Return the plan of the experiment that was run last.

    Raises
    ------
    Problem
        When none was begun.
    """
    values = results.fact(PLAN)
    if values is None:
        raise Problem(
            "no experiment was begun", expected="its results", where=str(results.path)
        )
    return Plan.from_json(values)


def view_of(results: Results, measure: str = "") -> ResultsView:
    """Return what is looked at, the compared measure first.

    Only complete cells have a score: all their folds are there and none has failed.

    Parameters
    ----------
    results : Results
    measure : str
        The compared measure; empty: the experiment's first.

    Raises
    ------
    Problem
        For an unknown measure, or where no experiment was begun.
    """
    plan = stored_plan(results)
    first = measure_of(measure or plan.measures[0]).name
    costs = [m.name for m in MEASURES if m.group == "cost"]
    names = tuple(dict.fromkeys([first, *plan.measures, *costs]))
    data = {key: (i, name) for i, (key, name, _) in enumerate(plan.datasets)}
    learners = {key: (j, name) for j, (key, name) in enumerate(plan.learners)}
    parts = {key: parts for key, _, parts in plan.datasets}
    shape = (len(names), len(data), len(learners))
    values = np.full(shape, np.nan)
    folds: dict[tuple[str, str], tuple[float, ...]] = {}
    shares: dict[str, float] = {}
    notes: list[str] = []
    asked = (*names, "train_rows", "test_rows", "failure", "warnings")
    for key, learner, rows in results.cells(plan.protocol, asked):
        if key not in data or learner not in learners:
            continue
        (i, name), (j, title) = data[key], learners[learner]
        *figures, trained, tested, failures, warned = zip(*rows, strict=True)
        if len(rows) >= parts[key] and not any(failures):
            means = [mean_of(figure) for figure in figures]
            values[:, i, j] = [np.nan if mean is None else mean for mean in means]
        folds[name, title] = tuple(v for v in figures[0] if v is not None)
        if trained[-1]:
            shares[name] = tested[-1] / trained[-1]
        notes += [f"{name}, {title}: {text}" for text in _told(failures, warned)]
    return ResultsView(
        plan.title,
        {
            each: ScoreTable(
                tuple(name for _, name in data.values()),
                tuple(title for _, title in learners.values()),
                values[m],
                each,
                measure_of(each).higher_is_better,
            )
            for m, each in enumerate(names)
        },
        _row_counts(results, plan),
        folds,
        shares,
        plan.repeats,
        max(parts.values(), default=0) // max(plan.repeats, 1),
        tuple(notes),
    )


def _row_counts(results: Results, plan: Plan) -> dict[str, int]:
    about = {key: facts for key, (_, facts) in results.datasets().items()}
    return {name: about[key]["rows"] for key, name, _ in plan.datasets if key in about}


def _told(
    failures: Sequence[str | None], warnings: Sequence[str | None]
) -> Iterator[str]:
    """Yield every failure and warning of a cell with the number of its folds."""
    found = [json.loads(text)["text"] for text in failures if text]
    found += [each for text in warnings if text for each in json.loads(text)]
    for text, n in Counter(found).items():
        yield f"{text} ({n} folds)"


# -- files ----------------------------------------------------------------------------

_PLACE = ("dataset", "classifier", "repeat", "fold")
_COUNTS = ("seed", "train_rows", "test_rows", "correct")


def write_files(results: Results, plan: Plan, folder: Path) -> list[str]:
    """Write scores.csv, folds.csv, seconds.csv and times.csv; return their names.

    The first two hold nothing that differs between two runs of one experiment; what
    was timed stands in the others. Files are written aside and moved into place.

    Raises
    ------
    Problem
        When one cannot be written.
    """
    records = _records(results, plan)
    merit = [m.name for m in MEASURES if m.group != "cost"]
    costs = [m.name for m in MEASURES if m.group == "cost"]
    texts = {
        "scores.csv": _wide(records, plan, plan.measures[0]),
        "folds.csv": _long(records, (*_PLACE, *_COUNTS, *merit, "chosen", "failure")),
        "seconds.csv": _wide(records, plan, "fit_seconds"),
        "times.csv": _long(records, (*_PLACE, *costs)),
    }
    for measure in plan.measures[1:]:
        texts[f"scores-{measure}.csv"] = _wide(records, plan, measure)
    for name, text in texts.items():
        write_text(folder / name, text)
    return list(texts)


def write_text(path: Path, text: str) -> None:
    """Write a file aside and move it into place.

    Raises
    ------
    Problem
        When it cannot be written.
    """
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8", newline="")
        os.replace(beside, path)
    except OSError as error:
        what = error.strerror or str(error)
        raise Problem(
            what, expected="a file that can be written", where=str(path)
        ) from None


def _records(results: Results, plan: Plan) -> list[dict[str, Any]]:
    """Return the plan's folds in the order of its file."""
    data = {key: (i, name) for i, (key, name, _) in enumerate(plan.datasets)}
    learners = {key: (i, name) for i, (key, name) in enumerate(plan.learners)}
    found = []
    for record in results.folds(plan.protocol):
        if record["data"] not in data or record["learner"] not in learners:
            continue
        row, name = data[record["data"]]
        column, title = learners[record["learner"]]
        place = (row, column, record["repeat"], record["fold"])
        failure, chosen = record["failure"], record["chosen"]
        found.append(
            record
            | {
                "place": place,
                "dataset": name,
                "classifier": title,
                "failure": f"{failure['type']}: {failure['text']}" if failure else "",
                "chosen": dumps(chosen, None) if chosen else "",
                "failed": bool(failure),
            }
        )
    return sorted(found, key=lambda record: record["place"])


def _wide(records: Sequence[Mapping[str, Any]], plan: Plan, measure: str) -> str:
    """Return means of complete cells: data sets in rows, learners in columns."""
    cells: dict[tuple[int, int], list[Mapping[str, Any]]] = {}
    for record in records:
        cells.setdefault(record["place"][:2], []).append(record)
    lines = [["dataset", *(name for _, name in plan.learners)]]
    for i, (_, name, parts) in enumerate(plan.datasets):
        line = [name]
        for j in range(len(plan.learners)):
            folds = cells.get((i, j), [])
            whole = len(folds) >= parts and not any(r["failed"] for r in folds)
            mean = mean_of([r[measure] for r in folds]) if whole else None
            line.append("" if mean is None else repr(mean))
        lines.append(line)
    return _csv(lines)


def _long(records: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    lines = [list(names)]
    lines += [[_word(record[name]) for name in names] for record in records]
    return _csv(lines)


def _word(value: object) -> str:
    if value is None:
        return ""
    return repr(value) if isinstance(value, float) else str(value)


def _csv(lines: Iterable[Sequence[str]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()
