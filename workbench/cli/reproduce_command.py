"""The command ``reproduce``: measured results beside those printed in the thesis."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from workbench.api.problems import Problem
from workbench.cli import text_output
from workbench.cli.input_options import Json

#: How the folders are made; what the report quotes.
COMMANDS = (
    "workbench run thesis-tables-2-3 --data KEEL --out TABLES-2-3",
    "workbench run thesis-table-5 --data KEEL --out TABLE-5",
    "workbench reproduce TABLES-2-3 TABLE-5 --out REPORT",
)


def reproduce(
    tables_2_3: Annotated[
        Path, typer.Argument(help="The results of thesis-tables-2-3.")
    ],
    table_5: Annotated[Path, typer.Argument(help="The results of thesis-table-5.")],
    out: Annotated[Path, typer.Option(help="A folder for the report.")],
    as_json: Json = False,
) -> None:
    """Write the thesis' tables as measured beside as printed, and what holds."""
    from workbench.compute.thesis.reproduction_report import reproduction_report

    with text_output.progress_bar():
        report = reproduction_report(tables_2_3, table_5, commands=COMMANDS)
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            what = error.strerror or str(error)
            raise Problem(what, expected="a folder", where=str(out)) from None
        files = report.write(out)
    text_output.answer({"folder": str(out), "files": files}, as_json, _told)


def _told(document: dict[str, Any]) -> None:
    typer.echo(f"{document['folder']}: {', '.join(document['files'])}")
