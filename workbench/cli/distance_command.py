"""The command ``distance``: two things measured, and the axioms of a metric tested."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from workbench.api.problems import Problem
from workbench.cli import text_output
from workbench.cli.input_options import Json, ParamTexts
from workbench.cli.reading_options import Reading, reads_data
from workbench.core.learner.filter_steps import Step

if TYPE_CHECKING:
    from workbench.api import Dataset
    from workbench.core.results.describing.distance_report import (
        AxiomReport,
        DistanceReport,
    )


@reads_data
def distance(
    id_: Annotated[str, typer.Argument(metavar="ID", help="The id of a distance.")],
    a: Annotated[
        str | None,
        typer.Argument(
            help="1,0,2,4, a word, {1,3} or an edge list; of --data a row, from 0."
        ),
    ] = None,
    b: Annotated[str | None, typer.Argument(help="The other.")] = None,
    data: Annotated[
        str | None, typer.Option(help="A data set whose rows are measured.")
    ] = None,
    axioms: Annotated[
        bool, typer.Option("--axioms", help="Test the axioms of a metric on the rows.")
    ] = False,
    param: ParamTexts = None,
    scale: Annotated[
        Literal["none", "min-max", "z-score"],
        typer.Option(help="How the numbers of --data are scaled."),
    ] = "none",
    seed: Annotated[
        int, typer.Option(min=0, help="Seed of the rows drawn for --axioms.")
    ] = 1,
    *,
    reading: Reading,
    as_json: Json = False,
) -> None:
    """Measure two things, and show what the distance is made of."""
    from workbench.compute.distances.measured import Measured

    for text in (id_, a or "", b or ""):
        if text.startswith("--"):  # numbers may begin with a minus, options with two
            raise Problem(f"no such option: {text}", expected="one of --help")
    asked = Measured.of(id_, param or [])
    if axioms:
        if data is None or a is not None:
            raise Problem("--axioms", expected="--data FILE, and no A and B")
        rows = _read(reading, data, scale)
        with text_output.progress_bar():
            tested = asked.axioms(rows, seed)
        text_output.answer(tested, as_json, _axioms)
        return
    if a is None or b is None:
        raise Problem(f"distance {id_} of one thing", expected="two, A and B")
    if data is None:
        with text_output.progress_bar():
            found = asked.of_texts(a, b)
    elif asked.reads_graph(data):
        found = asked.in_graph(data, a, b)
    else:
        rows = _read(reading, data, scale)
        with text_output.progress_bar():
            found = asked.of_rows(rows, a, b)
    text_output.answer(found, as_json, _distance)


def _read(reading: Reading, data: str, scale: str) -> Dataset:
    dataset = reading.read(data)
    if scale == "none" or not any(a.is_numeric for a in dataset.attributes):
        return dataset
    from workbench.compute.fitting.pipeline import apply_steps

    return apply_steps(dataset, (Step(scale),))


def _distance(found: DistanceReport) -> None:
    """Print a distance and its parts."""
    kind = "a metric" if found.metric else "not a metric"
    text_output.line(f"{found.distance}: {found.value:.6g} ({kind})")
    if found.counterexample:
        text_output.line(f"the triangle inequality fails: {found.counterexample}")
    for note in found.notes:
        text_output.line(note)
    if found.parts:
        headers = list(found.parts[0])
        rows = [[_cell(part[name]) for name in headers] for part in found.parts]
        text_output.table(headers, rows)


def _cell(value: Any) -> object:
    if isinstance(value, list | tuple):
        return ", ".join(str(_cell(entry)) for entry in value) or "-"
    return "?" if value is None else value


def _axioms(found: AxiomReport) -> None:
    """Print the worst violation of each axiom."""
    drawn = "" if found.tested == found.instances else f" drawn of {found.instances}"
    text_output.line(
        f"{found.distance} among {found.tested} rows{drawn} of {found.data}"
    )
    axioms = found.axioms
    named = {
        "never negative": axioms.non_negative,
        "d(a, a) = 0": axioms.identity,
        "d(a, b) = d(b, a)": axioms.symmetry,
        "d(a, c) <= d(a, b) + d(b, c)": axioms.triangle,
    }
    text_output.table(
        ["axiom", "holds", "worst violation", "rows"],
        [
            (name, "yes" if a.holds else "NO", f"{a.worst:.6g}", _cell(a.rows))
            for name, a in named.items()
        ],
    )
    if found.merged:
        i, j = found.merged
        text_output.line(f"rows {i} and {j} differ, and are at distance 0")
    declared = "a metric" if found.metric else "not a metric"
    text_output.line(f"declared: {declared}")
