"""What is stored of an experiment, as one sees it: the view of it, and its files."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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


def table_of(results: Results, plan: Plan, measure: str) -> ScoreTable:
    """Return the means of the complete cells of a plan."""
    return results.table(
        plan.protocol,
        measure,
        [(key, name) for key, name, _ in plan.datasets],
        plan.learners,
        parts={key: parts for key, _, parts in plan.datasets},
    )


def view_of(results: Results, measure: str = "") -> ResultsView:
    """Return what is looked at, the compared measure first.

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
    first = measure or plan.measures[0]
    measure_of(first)
    costs = [m.name for m in MEASURES if m.group == "cost"]
    names = dict.fromkeys([first, *plan.measures, *costs])
    about = {key: facts for key, (_, facts) in results.datasets().items()}
    data = {key: name for key, name, _ in plan.datasets}
    learners = dict(plan.learners)
    records = [
        record
        for record in results.folds(plan.protocol)
        if record["data"] in data and record["learner"] in learners
    ]
    tables = {name: table_of(results, plan, name) for name in names}
    folds: dict[tuple[str, str], list[float]] = {}
    shares: dict[str, float] = {}
    for record in records:
        place = (data[record["data"]], learners[record["learner"]])
        if record[first] is not None:
            folds.setdefault(place, []).append(record[first])
        if record["train_rows"]:
            shares[place[0]] = record["test_rows"] / record["train_rows"]
    parts = [parts for _, _, parts in plan.datasets]
    return ResultsView(
        plan.title,
        tables,
        {name: about[key]["rows"] for key, name in data.items() if key in about},
        {place: tuple(values) for place, values in folds.items()},
        shares,
        plan.repeats,
        max(parts, default=0) // max(plan.repeats, 1),
        tuple(_notes(records, data, learners)),
    )


def _notes(
    records: Iterable[Mapping[str, Any]],
    data: Mapping[str, str],
    learners: Mapping[str, str],
) -> list[str]:
    """Return one line for each cell with failed folds or warnings."""
    counts: dict[tuple[str, str, str], int] = {}
    for record in records:
        name, learner = data[record["data"]], learners[record["learner"]]
        texts = list(record["warnings"] or ())
        if record["failure"]:
            texts = [record["failure"]["text"]]
        for text in texts:
            place = (name, learner, text)
            counts[place] = counts.get(place, 0) + 1
    return [
        f"{name}, {learner}: {text} ({n} folds)"
        for (name, learner, text), n in counts.items()
    ]


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
