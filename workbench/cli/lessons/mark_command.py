"""The command ``mark``: answers to exercises measured again, with a table of marks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer

from workbench.api.problems import Problem
from workbench.cli import text_output
from workbench.cli.input_options import Json


def mark(
    folder: Annotated[Path, typer.Argument(help="A folder of .answer.json files.")],
    out: Annotated[Path, typer.Option(help="A CSV file for the marks.")],
    exercise: Annotated[
        list[Path] | None,
        typer.Option(help="An exercise; may be repeated. Else the bundled ones."),
    ] = None,
    seconds: Annotated[
        float, typer.Option(help="The longest that one recipe may take.")
    ] = 120.0,
    as_json: Json = False,
) -> None:
    """Run the recipes of answer files again; what they claim counts for nothing."""
    from workbench.compute.marking.mark_answers import (
        Marker,
        known_exercises,
        write_marks,
    )
    from workbench.core.results.answer_marks import TAMPERED

    if not 0 < seconds <= 86_400:
        raise Problem(f"--seconds {seconds:g}", expected="above 0, at most 86400")
    marker = Marker(known_exercises(exercise or ()), seconds)
    with text_output.progress_bar():
        marks = list(marker.mark_folder(folder))
    write_marks(out, marks)
    states = Counter(found.state for found in marks)
    document = {
        "folder": str(folder),
        "out": str(out),
        "files": len({found.file for found in marks}),
        "runs": marker.runs,
        "states": dict(states),
        "tampered": sorted({m.file for m in marks if m.state in TAMPERED}),
        "marks": marks,
    }
    text_output.answer(document, as_json, _told)


def _told(document: dict[str, Any]) -> None:
    rows = [
        (
            mark.file,
            mark.task,
            mark.measured,
            f"{mark.points:g} / {mark.of:g}",
            mark.state,
        )
        for mark in document["marks"]
    ]
    text_output.table(["file", "task", "measured", "points", "state"], rows)
    for mark in document["marks"]:
        if mark.note:
            text_output.line(f"{mark.file}: {mark.task or mark.state}: {mark.note}")
    text_output.line(
        f"{document['out']}: {document['files']} files, {document['runs']} recipes run"
    )
