"""Report of the reproduction of the thesis, in Markdown and as numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.compute.pictures.drawing import draw_apart
from workbench.compute.thesis.thesis_audit import statistics_of
from workbench.core.diagrams.control_diagram import control_diagram
from workbench.core.diagrams.diagram import Diagram
from workbench.core.diagrams.two_criteria_diagram import two_criteria_diagram
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import (
    stored_plan,
    view_of,
    written_aside,
)
from workbench.core.program.json_text import dumps
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.reproduction import Tests
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.thesis.reproduction import (
    POINTS,
    Measured,
    Verdict,
    alpha_key,
    differences,
    ratios,
    verdicts,
)
from workbench.core.thesis.thesis_tables import PrintedTable, thesis

_SUBJECTS = {
    2: "accuracy of 5 nearest neighbours, percent",
    3: "seconds to learn, mean of the folds",
    5: "accuracy, percent",
}
_DIGITS = {2: 2, 3: 4, 5: 2}
_WIDTH = 720.0
#: Of all that is installed, what the numbers depend on.
_TOLD = ("python", "numpy", "scipy", "scikit-learn", "vecino-workbench", "workbench")


@dataclass(frozen=True, slots=True)
class Report:
    """Everything measured for the thesis.

    Attributes
    ----------
    markdown : str
    measured : Measured
    verdicts : tuple of Verdict
        The thesis' conclusions judged by the measured scores.
    figures : mapping of str to Diagram
        Figures 9 and 10 by file name, of what was measured.
    """

    markdown: str
    measured: Measured
    verdicts: tuple[Verdict, ...]
    figures: Mapping[str, Diagram]

    def write(self, folder: Path) -> list[str]:
        """Write ``README.md``, ``measured.json`` and the figures; return their names.

        Raises
        ------
        Problem
            When one cannot be written.
        """
        numbers = dumps(self.measured.to_json()) + "\n"
        for name, text in (("README.md", self.markdown), ("measured.json", numbers)):
            with written_aside(folder / name) as file:
                file.write(text)
        for name, diagram in self.figures.items():
            target = str(folder / name)
            draw_apart(
                "workbench.ui.drawing.draw_figure",
                [target, "light"],
                diagram.to_plain(),
                target,
            )
        return ["README.md", "measured.json", *self.figures]


def reproduction_report(
    folder_23: Path,
    folder_5: Path,
    *,
    commands: Sequence[str] = (),
    seconds: float = 0.0,
) -> Report:
    """Set the results of the two experiments beside the printed tables.

    Parameters
    ----------
    folder_23, folder_5 : Path
        Results of ``thesis-tables-2-3.json`` and ``thesis-table-5.json``.
    commands : sequence of str
        How they were made, to be quoted.
    seconds : float
        How long that took; 0 if it is not known.

    Returns
    -------
    Report

    Raises
    ------
    Problem
        When a folder holds no results.
    """
    measured, about = Measured(), []
    notes: list[str] = []
    for folder in (folder_23, folder_5):
        with Results(folder) as results:
            view = view_of(results)
            about.append(_about(results))
        measured = measured.with_view(view)
        notes += view.notes
    known = {"runs": about, "commands": list(commands), "seconds": seconds or None}
    measured = Measured(measured.tables, known)
    tests = {n: statistics_of(table) for n, table in measured.tables.items()}
    tests = {number: found for number, found in tests.items() if found}
    judged = verdicts(tests)
    figures = _figures(tests)
    blocks = [
        "# The thesis measured again",
        *_how(known),
        *_conclusions(judged),
        *_place(tests),
        *_times(measured),
        *_ranks(tests),
        *_statistics(tests),
        *(f"![{name.partition('.')[0]}]({name})" for name in figures),
        *(block for n in sorted(measured.tables) for block in _table(n, measured)),
        *_notes(notes),
    ]
    return Report("\n\n".join(blocks) + "\n", measured, tuple(judged), figures)


def _figures(tests: Mapping[int, Tests]) -> dict[str, Diagram]:
    """Return the figures of the tables there are tests of, with the printed alphas."""
    comparisons = {
        number: found["bonferroni-dunn"][alpha_key(thesis().tables[number].alpha)]
        for number, found in tests.items()
    }
    figures = {}
    if 2 in comparisons and 3 in comparisons:
        both = two_criteria_diagram(comparisons[2], comparisons[3], _WIDTH)
        figures["figure-9.svg"] = both
    if 5 in comparisons:
        figures["figure-10.svg"] = control_diagram(comparisons[5], _WIDTH)
    return figures


def _about(results: Results) -> dict[str, Any]:
    """Return machine, versions and the processor seconds of all folds of one folder."""
    plan = stored_plan(results)
    spent = [
        (record["fit_cpu"] or 0.0) + (record["predict_cpu"] or 0.0)
        for record in results.folds(plan.protocol)
    ]
    runs = results.runs()
    last: Mapping[str, Any] = runs[-1] if runs else {}
    machine = dict(last.get("machine") or {})
    machine.pop("host", None)  # whose machine it was concerns nobody
    return {
        "title": plan.title,
        "folds": len(spent),
        "seconds": round(sum(spent), 1),
        "started": runs[0]["started"] if runs else "",
        "machine": machine,
        "versions": last.get("versions") or {},
    }


# -- sections --------------------------------------------------------------------------


def _how(about: Mapping[str, Any]) -> Iterator[str]:
    if about["commands"]:
        yield "Made with:"
        yield "```\n" + "\n".join(about["commands"]) + "\n```"
    if about["seconds"]:
        yield f"Wall-clock time of everything: {_duration(about['seconds'])}."
    for run in about["runs"]:
        machine = run["machine"]
        text = (
            f"**{run['title']}**: {run['folds']} folds, {_duration(run['seconds'])} of "
            "processor time to learn and predict"
        )
        if machine:
            text += f"; {machine.get('system')}, {machine.get('cores')} cores"
        versions = {k.casefold(): v for k, v in run["versions"].items() if v}
        used = ", ".join(f"{k} {versions[k]}" for k in _TOLD if k in versions)
        yield text + (f"; {used}." if used else ".")


def _conclusions(judged: Sequence[Verdict]) -> Iterator[str]:
    control = thesis().control
    yield "## What the thesis concludes, and what these measurements say"
    rows = []
    for one in judged:
        claim = one.claim
        others = ", ".join(claim.others)
        said = {
            "first": f"{control} has the best mean rank",
            "better": f"{control} is significantly better than {others}",
            "alike": f"no significant difference from {others}",
        }[claim.kind]
        test = "" if claim.kind == "first" else f"{claim.test}, {claim.alpha:.2f}"
        p = "" if claim.kind == "first" else _named(one.p, _p)
        holds = (
            "holds" if one.holds else "**does not hold** for " + ", ".join(one.against)
        )
        rows.append([str(claim.table), said, test, p, holds])
    yield _grid(["table", "concluded", "test, alpha", "adjusted p", "measured"], rows)
    failing = sum(not one.holds for one in judged)
    yield f"{len(judged) - failing} of {len(judged)} conclusions hold."


def _place(tests: Mapping[int, Tests]) -> Iterator[str]:
    """Say where the control stands in each table, printed and measured."""
    control = thesis().control
    lines = []
    for number, found in tests.items():
        ranks = _any(found).mean_ranks
        printed = thesis().tables[number]
        place = 1 + sum(rank < ranks[control] for rank in ranks.values())
        lines.append(
            f"- Table {number}: mean rank of {control} {ranks[control]:.3f}, place {place} "
            f"of {len(ranks)} (printed {printed.mean_ranks[control]:g})."
        )
    if lines:
        yield "\n".join(lines)


def _times(measured: Measured) -> Iterator[str]:
    table, printed = measured.tables.get(3), thesis().tables[3].table
    if table is None:
        return
    control = thesis().control
    now, then = ratios(table, control), ratios(printed, control)
    yield f"## Time to learn, as a multiple of {control}'s"
    yield (
        "Geometric means over the data sets where both took more than 0 s; the thesis "
        "prints hundredths."
    )
    rows = [[name, _number(then[name], 1), _number(now[name], 1)] for name in now]
    yield _grid(["", "printed", "measured"], rows)


def _ranks(tests: Mapping[int, Tests]) -> Iterator[str]:
    yield "## Mean ranks"
    rows = []
    for number, printed in thesis().tables.items():
        recomputed = _any(statistics_of(printed.table)).mean_ranks
        found = _any(tests[number]).mean_ranks if number in tests else {}
        for name in printed.table.classifiers:
            rank = found.get(name, math.nan)
            texts = (
                _number(printed.mean_ranks[name], printed.rank_decimals),
                _number(recomputed[name], 3),
                _number(rank, 3),
            )
            rows.append([str(number), name, *texts])
    head = ["table", "classifier", "printed", "from the printed scores", "measured"]
    yield _grid(head, rows)


def _statistics(tests: Mapping[int, Tests]) -> Iterator[str]:
    yield "## Tests"
    yield (
        "Friedman without correction for ties, as printed; the critical difference is "
        "Bonferroni-Dunn's at the printed alpha."
    )
    rows = []
    for number, printed in thesis().tables.items():
        again = statistics_of(printed.table)
        row = [str(number), _p(printed.friedman_p), _p(_friedman(again))]
        measured = tests.get(number)
        row.append("" if measured is None else _p(_friedman(measured)))
        row += [f"{printed.alpha:.2f}", _number(printed.cd, 3)]
        row += [_number(_cd(tests, printed) or _cd({number: again}, printed), 3)]
        row.append("" if measured is None else str(_any(measured).n))
        rows.append(row)
    head = ["table", "p printed", "p from printed scores", "p measured"]
    yield _grid([*head, "alpha", "CD printed", "CD", "data sets measured"], rows)


def _any(tests: Tests) -> Comparison:
    """Return any of the comparisons: ranks and Friedman's test are in all."""
    return tests["holm"][alpha_key(0.05)]


def _friedman(tests: Tests) -> float:
    return _any(tests).friedman.p


def _cd(tests: Mapping[int, Tests], printed: PrintedTable) -> float:
    if printed.number not in tests:
        return 0.0
    comparison = tests[printed.number]["bonferroni-dunn"][alpha_key(printed.alpha)]
    return comparison.posthoc.cd or 0.0


def _table(number: int, measured: Measured) -> Iterator[str]:
    printed, table = thesis().tables[number].table, measured.tables[number]
    digits = _DIGITS[number]
    yield f"## Table {number}: {_SUBJECTS[number]}"
    yield "Printed, then measured."
    rows = []
    for i, name in enumerate(printed.datasets):
        pairs = zip(printed.values[i], table.values[i], strict=True)
        cells = [t for a, b in pairs for t in (_number(a, 2), _number(b, digits))]
        rows.append([name, *cells])
    head = [text for name in printed.classifiers for text in (name, "measured")]
    yield _grid(["data set", *head], rows)
    if printed.measure == "accuracy":
        yield from _apart(printed, table)


def _apart(printed: ScoreTable, table: ScoreTable) -> Iterator[str]:
    found = differences(printed, table)
    yield (
        f"{found.n} scores compared: mean difference {_signed(found.mean)} points, mean "
        f"absolute difference {_number(found.mean_absolute, 2)}. By classifier: "
        + _named(found.by_classifier, _signed)
        + "."
    )
    if not found.far:
        yield f"No score is more than {POINTS:g} points away."
        return
    yield f"More than {POINTS:g} points away, the farthest first:"
    yield _grid(
        ["data set", "classifier", "printed", "measured", "difference"],
        [
            [
                far.dataset, far.classifier, _number(far.printed, 2),
                _number(far.measured, 2), _signed(far.measured - far.printed),
            ]
            for far in found.far
        ],
    )  # fmt: skip


def _notes(notes: Sequence[str]) -> Iterator[str]:
    if notes:
        yield "## Notes of the runs"
        yield "\n".join(f"- {note}" for note in notes)


# -- texts -----------------------------------------------------------------------------


def _grid(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |"
        for line in lines
    )


def _number(value: float, digits: int) -> str:
    return "" if math.isnan(value) else f"{value:.{digits}f}"


def _signed(value: float) -> str:
    # adding 0 takes the sign from what rounds to -0
    return "" if math.isnan(value) else f"{round(value, 2) + 0.0:+.2f}"


def _p(value: float) -> str:
    return f"{value:.4g}"


def _named(values: Mapping[str, float], write: Any) -> str:
    return ", ".join(f"{name} {write(value)}" for name, value in values.items())


def _duration(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.1f} s"
    minutes = round(seconds / 60)
    return (
        f"{minutes} min" if minutes < 120 else f"{minutes // 60} h {minutes % 60} min"
    )
