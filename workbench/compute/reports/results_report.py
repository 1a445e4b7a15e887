"""The report of stored results: scores, ranks, tests, folds, and how to repeat them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Problem
from workbench.compute.reports.html_page import Cell, Page, number
from workbench.compute.reports.report_ending import data_section, repeating_sections
from workbench.compute.reports.report_words import ReportWords
from workbench.compute.scripts.recipe_script import Recipe, read_recipe, recipe_script
from workbench.compute.scripts.script_text import Script
from workbench.compute.statistics.compare_table import compare
from workbench.core.diagrams.box_diagram import box_diagram
from workbench.core.diagrams.cd_diagram import cd_diagram
from workbench.core.diagrams.win_tie_loss_diagram import win_tie_loss_diagram
from workbench.core.experiment.experiment import Experiment
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import Plan, stored_plan, view_of
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable

#: Rows of the table of folds; a thousand more say no more.
MOST_FOLDS = 2000


def results_report(folder: Path, words: ReportWords) -> str:
    """Return the page of a folder of results.

    Raises
    ------
    Problem
        When there are none.
    """
    with Results(folder) as results:
        plan, view = stored_plan(results), view_of(results)
        about = {key: facts for key, (_, facts) in results.datasets().items()}
        learners = {key: facts for key, (_, facts) in results.learners().items()}
        folds = results.folds(plan.protocol)
        runs = results.runs()
        recipe = results.fact("experiment")
    experiment = Experiment.from_json(recipe)
    table = view.table
    comparison, why = _compared(table)
    page = Page(_title(plan, words), words, _lead(experiment, view, comparison, words))
    page.section(words("scores"))
    _conclusions(page, comparison, why)
    for each in view.tables.values():
        if each.measure in plan.measures:
            _scores(page, each, comparison if each is table else None)
    if comparison is not None:
        _tests(page, comparison)
        page.section(words("figures"))
        diagrams = words.of_diagrams
        page.figure(lambda width: cd_diagram(comparison, width, diagrams))
        page.figure(lambda width: box_diagram(table, width, diagrams))
        page.figure(lambda width: win_tie_loss_diagram(comparison, width, diagrams))
    data_section(
        page,
        [
            {**about[key], "name": name}
            for key, name, _ in plan.datasets
            if key in about
        ],
    )
    _classifiers(page, plan, learners)
    _folds(page, plan, folds)
    if view.notes:
        page.section(words("notes"))
        page.items(_escaped(view.notes))
    last = runs[-1] if runs else {}
    repeating_sections(
        page,
        recipe,
        commands=(
            "workbench run experiment.json --out results",
            "workbench report results --out report.html",
        ),
        file="experiment.json",
        script=_script(folder),
        found=last.get("versions"),
        machine=last.get("machine"),
    )
    return page.text()


def _script(folder: Path) -> Script | None:
    """Return the script, where the data still are where they were."""
    try:
        recipe: Recipe = read_recipe(folder)
        return recipe_script(recipe)
    except Problem:
        return None


def _title(plan: Plan, words: ReportWords) -> str:
    return plan.title or words("report")


def _lead(
    experiment: Experiment,
    view: ResultsView,
    comparison: Comparison | None,
    words: ReportWords,
) -> str:
    table = view.table
    return words(
        "experiment_line",
        k=len(table.classifiers),
        n=len(table.datasets),
        protocol=words.protocol(experiment.protocol),
        measure=words.measure(table.measure),
    )


def _compared(table: ScoreTable) -> tuple[Comparison | None, str]:
    try:
        return compare(table), ""
    except Problem as problem:  # one data set or one classifier: a table all the same
        return None, problem.what


def _conclusions(page: Page, comparison: Comparison | None, why: str) -> None:
    say = page.words
    if comparison is None:
        page.paragraph(say("no_statistics", why=why))
        return
    best = min(comparison.mean_ranks, key=lambda name: comparison.mean_ranks[name])
    rank = say.number(comparison.mean_ranks[best], 3)
    page.paragraph(say("best_line", name=best, rank=rank))
    test = comparison.iman_davenport
    key = "differ" if test.significant else "alike"
    page.paragraph(say(key, test="Iman-Davenport", p=say.short(test.p)))


def _scores(page: Page, table: ScoreTable, comparison: Comparison | None) -> None:
    say, values = page.words, table.values
    page.heading(say.measure(table.measure))
    rows: list[list[Cell]] = [
        [name, *(number(say.number(float(v))) for v in row)]
        for name, row in zip(table.datasets, values, strict=True)
    ]
    if comparison is not None:
        ranks = comparison.mean_ranks
        means = [number(say.number(ranks.get(n), 3)) for n in table.classifiers]
        rows.append([say("mean_rank_row"), *means])
    sign = 1.0 if table.higher_is_better else -1.0

    def best(i: int, j: int) -> bool:
        if i >= len(values):
            return False
        row = sign * values[i]
        return bool(row[j] == np.nanmax(row)) if not np.isnan(row[j]) else False

    page.table(
        [say.of_diagrams["data_set"], *table.classifiers], rows, say("scores_caption"),
        best=best, last_is_sum=comparison is not None,
    )  # fmt: skip


def _tests(page: Page, comparison: Comparison) -> None:
    say = page.words
    page.section(say("tests"))
    rows: list[list[Cell]] = [
        [
            name,
            number(say.short(t.statistic, 5)),
            number(t.degrees),
            number(say.short(t.p)),
        ]
        for name, t in (
            ("Friedman", comparison.friedman),
            ("Iman-Davenport", comparison.iman_davenport),
        )
    ]
    page.table([say("test"), say("statistic"), say("df"), "p"], rows)
    after = comparison.posthoc
    method = say.of_diagrams.get(after.method, after.method)
    title = say("pairs", method=method, alpha=say.short(after.alpha))
    if after.cd is not None:
        title += f", CD = {say.number(after.cd, 3)}"
    page.heading(title)
    pairs: list[list[Cell]] = [
        [
            f"{pair.a} – {pair.b}",
            number(say.number(pair.difference, 3)),
            number(say.short(pair.p)),
            number(say.short(pair.adjusted)),
            say("yes" if pair.significant else "no"),
        ]
        for pair in after.pairs
    ]
    page.table(
        [say("a_against_b"), say("difference"), "p", say("adjusted"), say("separated")],
        pairs,
    )


def _classifiers(
    page: Page, plan: Plan, learners: Mapping[str, Mapping[str, Any]]
) -> None:
    say = page.words
    page.section(say("classifiers"))
    rows: list[list[Cell]] = []
    for key, name in plan.learners:
        facts = learners.get(key, {})
        said = {**facts.get("params", {})}
        said |= {
            k: v for k, v in facts.items() if k not in ("id", "name", "params", "scale")
        }
        told = ", ".join(f"{k} = {v}" for k, v in said.items()) or say("defaults")
        rows.append(
            [name, str(facts.get("id", "")), told, str(facts.get("scale", "none"))]
        )
    page.table([say("name"), "id", say("parameters"), say("scale")], rows)


def _folds(page: Page, plan: Plan, folds: list[dict[str, Any]]) -> None:
    say = page.words
    page.section(say("folds"))
    data = {key: name for key, name, _ in plan.datasets}
    learners = dict(plan.learners)
    measure = plan.measures[0]
    shown = [f for f in folds if f["data"] in data and f["learner"] in learners]
    rows: list[list[Cell]] = [
        [
            data[fold["data"]],
            learners[fold["learner"]],
            number(str(fold["repeat"] + 1)),
            number(str(fold["fold"] + 1)),
            number(str(fold["seed"])),
            number(str(fold["test_rows"] or "–")),
            number(say.number(fold[measure])),
            (fold["failure"] or {}).get("text", ""),
        ]
        for fold in shown[:MOST_FOLDS]
    ]
    header = [
        say.of_diagrams["data_set"], say.of_diagrams["classifier"], say("repeat"),
        say("fold"), say("seed"), say("tested"), say.measure(measure), say("failure"),
    ]  # fmt: skip
    if not any(row[-1] for row in rows):
        header, rows = header[:-1], [row[:-1] for row in rows]
    page.table(header, rows, say("folds_caption"))


def _escaped(texts: tuple[str, ...]) -> list[str]:
    from html import escape

    return [escape(text) for text in texts[:200]]
