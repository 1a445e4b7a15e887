"""A stored experiment, opened: its view, and its files."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from workbench.api import Problem
from workbench.core.experiment.measures import MEASURES, measure_of
from workbench.core.experiment.store import Results, mean_of
from workbench.core.program.home import replaced
from workbench.core.program.json_text import dumps
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.results.spreadsheet_formulas import guarded_row

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


def was_begun(results: Results) -> bool:
    """Whether an experiment was planned; a run stopped before that leaves none."""
    return results.fact(PLAN) is not None


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
    was timed stands in the others. A table for every further measure of the plan is
    called scores-MEASURE.csv. Names that a spreadsheet would run have an apostrophe
    in front, see `workbench.core.results.spreadsheet_formulas`. Files are written aside and moved into place.

    Raises
    ------
    Problem
        When one cannot be written.
    """
    merit = [m.name for m in MEASURES if m.group != "cost"]
    costs = [m.name for m in MEASURES if m.group == "cost"]
    wide = {"scores.csv": plan.measures[0], "seconds.csv": "fit_seconds"}
    wide |= {f"scores-{measure}.csv": measure for measure in plan.measures[1:]}
    long = {
        "folds.csv": (*_PLACE, *_COUNTS, *merit, "chosen", "failure"),
        "times.csv": (*_PLACE, *costs),
    }
    means: dict[str, list[list[str]]] = {name: [] for name in wide}
    with ExitStack() as files:
        writers = {}
        for name, columns in long.items():
            file = files.enter_context(written_aside(folder / name))
            writers[name] = csv.writer(file, lineterminator="\n")
            writers[name].writerow(columns)
        for row in _rows(results, plan):
            for cell in row.cells:
                for name, columns in long.items():
                    writers[name].writerows(
                        guarded_row(_word(r[c]) for c in columns) for r in cell
                    )
            for name, measure in wide.items():
                means[name].append([row.name, *row.means(measure)])
        for name, lines in means.items():
            file = files.enter_context(written_aside(folder / name))
            head = ["dataset", *(title for _, title in plan.learners)]
            csv.writer(file, lineterminator="\n").writerows(
                map(guarded_row, [head, *lines])
            )
    return [*wide, *long]


@dataclass(frozen=True, slots=True)
class _Row:
    """The cells of one data set in the order of the plan: the records of their folds."""

    name: str
    parts: int
    cells: list[list[dict[str, Any]]]

    def means(self, measure: str) -> Iterator[str]:
        """Yield the mean of each complete cell as text, nothing for the others."""
        for cell in self.cells:
            whole = len(cell) >= self.parts and not any(r["failure"] for r in cell)
            mean = mean_of([r[measure] for r in cell]) if whole else None
            yield "" if mean is None else repr(mean)


def _rows(results: Results, plan: Plan) -> Iterator[_Row]:
    """Yield what is stored of each data set: never all folds at once."""
    for key, name, parts in plan.datasets:
        cells = []
        for learner, title in plan.learners:
            cell = results.folds(plan.protocol, key, learner)
            for record in cell:
                failure, chosen = record["failure"], record["chosen"]
                record |= {
                    "dataset": name,
                    "classifier": title,
                    "failure": f"{failure['type']}: {failure['text']}"
                    if failure
                    else "",
                    "chosen": dumps(chosen, None) if chosen else "",
                }
            cells.append(cell)
        yield _Row(name, parts, cells)


@contextmanager
def written_aside(path: Path) -> Iterator[TextIO]:
    """Open a text file that takes its place only when it was written to its end.

    Raises
    ------
    Problem
        When it cannot be written.
    """
    try:
        with replaced(path, make_folder=False) as stream:
            file = io.TextIOWrapper(stream, "utf-8", newline="")
            yield file
            file.detach()  # flushes; the stream is closed by its owner
    except OSError as error:
        what, expected = error.strerror or str(error), "a file that can be written"
        raise Problem(what, expected=expected, where=str(path)) from None


def _word(value: object) -> str:
    if value is None:
        return ""
    return repr(value) if isinstance(value, float) else str(value)
