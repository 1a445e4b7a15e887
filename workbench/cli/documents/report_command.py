"""The command ``report``: results, a recipe or a lesson as one HTML file."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from workbench.api.problems import Problem
from workbench.cli import plugin_isolation, text_output
from workbench.cli.input_options import Json
from workbench.cli.run_command import carry_out, local_engine
from workbench.core.program.catalogue import is_foreign

SUFFIXES = (".html", ".htm")


def report(
    results: Annotated[
        Path,
        typer.Argument(
            help="A results folder, an experiment, a recipe, a scene or a lesson."
        ),
    ],
    out: Annotated[Path, typer.Option(help="A .html file.")],
    lang: Annotated[
        Literal["en", "es", "ru"], typer.Option(help="The language of the page.")
    ] = "en",
    jobs: Annotated[
        int, typer.Option(min=1, help="Worker processes of an experiment.")
    ] = 2,
    as_json: Json = False,
) -> None:
    """Write a report as one HTML file; an experiment that is no folder is run first."""
    from workbench.compute.reports.report_words import ReportWords
    from workbench.compute.scripts.notebook_file import write_text

    if out.suffix.lower() not in SUFFIXES:
        raise Problem(
            f"unknown kind of report {out.suffix!r}", expected=".html", where=str(out)
        )
    if not out.parent.is_dir():
        raise Problem(
            "no such folder", expected="one that exists", where=str(out.parent)
        )
    page = _page(results, ReportWords(lang), jobs)
    write_text(out, page)
    document = {"file": str(out), "bytes": len(page.encode()), "language": lang}
    text_output.answer(document, as_json, _told)


def _page(results: Path, words: Any, jobs: int) -> str:
    from workbench.compute.reports.lesson_report import lesson_report
    from workbench.compute.reports.recipe_report import recipe_report
    from workbench.compute.reports.results_report import results_report
    from workbench.compute.scripts.recipe_script import read_recipe
    from workbench.core.experiment.experiment import Experiment
    from workbench.core.experiment.store import FILE
    from workbench.core.lessons.lesson_file import read_lesson

    folder = results.parent if results.name == FILE else results
    if folder.is_dir():
        return results_report(folder, words)
    recipe = read_recipe(results)
    if "steps" in recipe.document:
        _, problems = read_lesson(recipe.document)
        for key, problem in problems:
            raise Problem(
                f"{key}: {problem.what}", expected=problem.expected, where=str(results)
            )
        return lesson_report(recipe.document, words)
    if recipe.kind != "experiment":
        for plugin in recipe.plugins:
            if is_foreign(plugin):
                plugin_isolation.isolated_worker().info(plugin)  # complains if unknown
                raise Problem(
                    f"{plugin} is a plugin of another package",
                    expected="a bundled one; run takes others",
                    where=str(results),
                )
        with text_output.progress_bar():
            return recipe_report(recipe, words)
    experiment = Experiment.from_json(recipe.document)
    with tempfile.TemporaryDirectory() as made, local_engine(jobs) as make_engine:
        carry_out(experiment, Path(made), make_engine, width=jobs, base=recipe.base)
        return results_report(Path(made), words)


def _told(document: dict[str, Any]) -> None:
    typer.echo(f"{document['file']}: {document['bytes']} bytes")
