"""The command ``demo``: the first lesson without a window."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from workbench.cli import text_output
from workbench.cli.input_options import Json
from workbench.cli.run_command import carry_out, local_engine
from workbench.core.experiment.first_experiment import first_experiment


def demo(
    out: Annotated[Path, typer.Option(help="Where the files go.")],
    jobs: Annotated[
        int, typer.Option(min=1, help="Worker processes of the experiment.")
    ] = 2,
    as_json: Json = False,
) -> None:
    """Work through the first five minutes without a window: numbers and pictures."""
    from workbench.compute.demo import compared, first_five_minutes, write_numbers

    started = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    with text_output.progress_bar():
        document = first_five_minutes(out)
    with local_engine(jobs) as make_engine:
        ending, counts = carry_out(first_experiment(), out, make_engine, width=jobs)
    comparison = compared(out)
    failed = ending.data["failed"]
    document["comparison"] = replace(
        comparison,
        folds=counts,
        failed=failed,
        files=(*comparison.files, *ending.data["files"]),
        seconds=ending.data["seconds"],
    )
    document["seconds"] = time.monotonic() - started
    write_numbers(document, out)
    text_output.answer(document, as_json, text_output.demo)
    if failed:
        raise typer.Exit(1)
