"""The command ``notebook``: an experiment or a recipe as a notebook or a script."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from workbench.api.problems import Problem
from workbench.cli import plugin_isolation, text_output
from workbench.cli.input_options import Json
from workbench.core.program.catalogue import is_foreign

SUFFIXES = (".ipynb", ".py")


def notebook(
    recipe: Annotated[
        Path,
        typer.Argument(help="An experiment, a recipe, a scene, or a results folder."),
    ],
    out: Annotated[Path, typer.Option(help="A .ipynb file; .py for a script.")],
    data: Annotated[
        list[Path] | None,
        typer.Option("--data", help="A folder in which keel:NAME is looked for."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Write what repeats an experiment or a recipe as a notebook."""
    from workbench.compute.scripts.notebook_file import notebook_text, write_text
    from workbench.compute.scripts.recipe_script import read_recipe, recipe_script

    if out.suffix.lower() not in SUFFIXES:
        raise Problem(
            f"unknown kind of notebook {out.suffix!r}",
            expected=" or ".join(SUFFIXES),
            where=str(out),
        )
    if not out.parent.is_dir():
        raise Problem(
            "no such folder", expected="one that exists", where=str(out.parent)
        )
    found = read_recipe(recipe)
    for plugin in found.plugins:
        if is_foreign(plugin):
            plugin_isolation.isolated_worker().info(plugin)  # complains if unknown
            raise Problem(
                f"{plugin} is a plugin of another package",
                expected="a bundled one, which a notebook can import by its name",
                where=str(recipe),
            )
    with text_output.progress_bar():
        script = recipe_script(found, beside=out.parent, folders=data or ())
        is_script = out.suffix.lower() == ".py"
        write_text(out, script.text() if is_script else notebook_text(script))
    document = {
        "file": str(out),
        "recipe": found.kind,
        "title": script.title,
        "cells": len(script.code),
    }
    text_output.answer(document, as_json, _told)


def _told(document: dict[str, Any]) -> None:
    typer.echo(f"{document['file']}: {document['title']}")
