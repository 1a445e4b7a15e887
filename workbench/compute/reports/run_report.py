"""The report of one run: a learner tested on one data set."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from workbench.compute.reports.html_page import Cell, Page, number
from workbench.compute.reports.report_ending import data_section, repeating_sections
from workbench.compute.reports.report_pictures import dots, matrix
from workbench.compute.reports.report_words import ReportWords
from workbench.compute.scripts.script_text import Script
from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.evaluation import (
    ClassFigures,
    EvaluationResult,
    NumberFigures,
)

#: Classes whose matrix is drawn and whose figures are listed.
_MOST_CLASSES = 40


def run_report(
    result: EvaluationResult,
    title: str,
    recipe: Mapping[str, Any],
    data: Mapping[str, Any],
    words: ReportWords,
    script: Script | None = None,
) -> str:
    """Return the page of a run.

    Parameters
    ----------
    title : str
        Of the learner, as people read it.
    recipe : mapping
        What repeats it.
    data : mapping
        ``name, rows, attributes, classes, source, sha256``.
    script : Script, optional
        The same in Python.
    """
    name = result.data.name
    protocol = words.protocol(plain(result.protocol))
    page = Page(f"{title} · {name}", words, protocol)
    page.section(words("summary"))
    if isinstance(result.figures, ClassFigures):
        _of_classes(page, result, result.figures)
    else:
        _of_numbers(page, result.figures)
    page.section(words("parameters"))
    rows: list[list[Cell]] = [[k, str(v)] for k, v in result.params.items()]
    rows.append([words("scale"), result.scale])
    rows += [[key, str(plain(value))] for key, value in result.options.items()]
    page.table([words("name"), words("value")], rows)
    page.heading(words("prepared"))
    page.items(escape(text) for text in result.prepared or (words("nothing"),))
    data_section(page, [data])
    notes = [f"{w.text} ({w.folds})" for w in result.warnings]
    notes += [f"{f.repeat + 1}/{f.fold + 1}: {f.text}" for f in result.failed]
    notes += [*result.notes, *result.badges]
    if notes:
        page.section(words("notes"))
        page.items(escape(text) for text in notes)
    repeating_sections(
        page, recipe, script=script, file="recipe.json",
        commands=(
            "workbench notebook recipe.json --out run.ipynb",
            "workbench report recipe.json --out report.html",
        ),
    )  # fmt: skip
    return page.text()


def _of_classes(page: Page, result: EvaluationResult, figures: ClassFigures) -> None:
    say = page.words
    interval = figures.accuracy_interval
    between = "–"
    if interval is not None:
        between = f"{say.percent(interval[0])} – {say.percent(interval[1])}"
    counts = say("of", correct=figures.correct, n=result.n)
    rows: list[list[Cell]] = [
        [say("accuracy"), number(f"{say.percent(figures.accuracy, 2)} ({counts})")],
        [say("interval"), number(between)],
        [say("kappa"), number(say.number(figures.kappa))],
    ]
    page.table([say("name"), say("value")], rows)
    values = [float(v) for v in figures.accuracy_folds]
    if 1 < len(values) <= 1000 and any(v != 0 and v != 1 for v in values):
        mean = sum(values) / len(values)
        told = say(
            "accuracy_folds_caption", n=len(values), low=say.number(min(values)),
            high=say.number(max(values)), mean=say.number(mean),
        )  # fmt: skip
        page.figure(
            lambda width: dots(
                say("accuracy_folds"), values, say("accuracy"), told, width, say
            )
        )
    classes = result.data.classes
    if figures.confusion is None or len(classes) > _MOST_CLASSES:
        return
    confusion = figures.confusion
    page.section(say("confusion"))
    page.figure(
        lambda width: matrix(
            say("confusion"), confusion.astype(float), classes,
            say("confusion_caption"), width, say, whole=True,
        )
    )  # fmt: skip
    header = [say("true"), *(say("predicted", name=name) for name in classes)]
    counted: list[list[Cell]] = [
        [name, *(number(str(int(v))) for v in row)]
        for name, row in zip(classes, confusion, strict=True)
    ]
    page.table(header, counted, say("confusion_caption"), best=lambda i, j: i == j)
    page.heading(say("per_class"))
    keys = ("precision", "recall", "f1", "auc")
    page.table(
        [say("class"), *map(say, keys), say("support")],
        [
            [
                each.label,
                *(number(say.number(getattr(each, key))) for key in keys),
                number(str(each.support)),
            ]
            for each in figures.per_class
        ],
    )


def _of_numbers(page: Page, figures: NumberFigures) -> None:
    say = page.words
    rows: list[list[Cell]] = [
        [say(key), number(say.short(getattr(figures, key), 6))]
        for key in ("mae", "rmse", "r2")
    ]
    page.table([say("name"), say("value")], rows)
