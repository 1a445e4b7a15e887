"""The report of a learned metric: M, its eigenvalues, k-NN before and after."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from html import escape
from typing import Any

from workbench.api import FloatArray
from workbench.compute.reports.html_page import Cell, Page, number
from workbench.compute.reports.report_ending import data_section, repeating_sections
from workbench.compute.reports.report_pictures import bars, matrix, scatter
from workbench.compute.reports.report_words import ReportWords
from workbench.compute.scripts.script_text import Script
from workbench.core.diagrams.diagram import Diagram
from workbench.core.plane.morph import MorphPath
from workbench.core.results.metric_result import MetricResult

#: Attributes up to which M is drawn; the table shows as many.
_MOST = 40


def _scatter(
    drawn: tuple[str, FloatArray, tuple[str, str]],
    learned: MetricResult,
    words: ReportWords,
    width: float,
) -> Diagram:
    title, places, axes = drawn
    codes, classes = learned.data.y, learned.data.classes
    return scatter(title, places, codes, classes, axes, width, words)


def metric_report(
    learned: MetricResult,
    title: str,
    recipe: Mapping[str, Any],
    data: Mapping[str, Any],
    words: ReportWords,
    script: Script | None = None,
) -> str:
    """Return the page of a metric.

    Parameters
    ----------
    title : str
        Of the method, as people read it.
    recipe, data, script
        As for `workbench.compute.reports.run_report.run_report`.
    """
    request, judged = learned.request, learned.judged
    X, names = learned.data.X, learned.data.attributes
    before, after = judged.accuracies
    told = words(
        "metric_line", method=title, n=len(X), data=learned.data.name, k=request.k,
        before=words.percent(before), after=words.percent(after),
    )  # fmt: skip
    page = Page(f"{title} · {learned.data.name}", words, told)
    M = learned.metric.M
    page.section(words("matrix"))
    if len(M) <= _MOST:
        page.figure(
            lambda width: matrix(
                words("matrix"), M, names, words("matrix_caption"), width, words
            )
        )
    shown = M[:_MOST, :_MOST]
    rows: list[list[Cell]] = [
        [name, *(number(words.short(float(v), 5)) for v in row)]
        for name, row in zip(names, shown, strict=False)
    ]
    page.table([words("attribute"), *names[:_MOST]], rows, words("matrix_caption"))
    page.section(words("eigenvalues"))
    values = learned.metric.eigenvalues.tolist()
    page.figure(
        lambda width: bars(
            words("eigenvalues"), values, words("eigenvalue"), width, words
        )
    )
    if len(names) >= 2:
        page.section(words("figures"))
        moved = (X - X.mean(axis=0)) @ MorphPath.of(M, X).map_at(1.0)
        for key, places, value in (("before", X, before), ("after", moved, after)):
            heading = words(key, k=request.k, value=words.percent(value))
            axes = (names[0], names[1])
            if key == "after":
                axes = (words("mapped", name=axes[0]), words("mapped", name=axes[1]))
            drawn = (heading, places[:, :2], axes)
            page.figure(partial(_scatter, drawn, learned, words))
    page.section(words("parameters"))
    said: list[list[Cell]] = [[k, str(v)] for k, v in request.params.items()]
    said += [[words("scale"), request.scale], ["k", str(request.k)]]
    page.table([words("name"), words("value")], said)
    data_section(page, [data])
    notes = [learned.note, *learned.remarks, *learned.data.prepared]
    if any(notes):
        page.section(words("notes"))
        page.items(escape(text) for text in notes if text)
    repeating_sections(
        page, recipe, script=script, file="recipe.json",
        commands=(
            "workbench notebook recipe.json --out metric.ipynb",
            "workbench report recipe.json --out report.html",
        ),
    )  # fmt: skip
    return page.text()
