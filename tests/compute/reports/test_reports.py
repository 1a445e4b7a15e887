"""Reports: one file, whole, in three languages, with the figures of the program."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from support.browser import browser, needs_browser
from support.html_check import Look

import workbench
from workbench.api import Problem
from workbench.compute.evaluation.run_evaluation import evaluate
from workbench.compute.experiments.find_data import sha256_of
from workbench.compute.metric_lab.learn_metric import learn
from workbench.compute.reports.lesson_report import lesson_report
from workbench.compute.reports.recipe_report import recipe_report
from workbench.compute.reports.report_words import LANGUAGES, ReportWords
from workbench.compute.scripts.recipe_script import Recipe, metric_request, run_request
from workbench.core.diagrams.diagram import (
    Diagram,
    circle,
    line,
    marker,
    rect,
    text,
)
from workbench.core.diagrams.svg import standalone, svg_of
from workbench.core.program.json_text import load_json
from workbench.core.program.resources import resource

RUN = {
    "version": 1,
    "data": ["builtin:iris"],
    "classifiers": [{"id": "kissnn", "params": {"n_neighbors": 3}}],
    "protocol": {"kind": "cv", "folds": 5, "seed": 3},
    "scale": "min-max",
    "filters": [],
}
METRIC = {
    "version": 1,
    "data": "builtin:iris",
    "metric": {"id": "kissnn", "params": {}},
    "scale": "z-score",
}


def page_of(document: dict, language: str = "en") -> str:
    return recipe_report(Recipe(document), ReportWords(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("document", [RUN, METRIC], ids=["run", "metric"])
def test_a_page_is_whole_and_asks_for_nothing(document: dict, language: str) -> None:
    page = page_of(document, language)
    look = Look(page)
    assert not look.problems
    assert "script" not in look.tags
    assert f'<html lang="{language}">' in page
    assert sha256_of("builtin:iris") in look.text
    assert look.tags.count("svg") == page.count("<title id=")
    assert "prefers-color-scheme:dark" in page
    assert "@page{size:A4" in page
    assert f"pip install vecino-workbench=={workbench.__version__}" in look.text
    if language == "ru":
        assert "Как повторить" in look.text


def test_a_run_shows_the_figures_of_its_evaluation() -> None:
    request, data, _ = run_request(Recipe(RUN))
    found = evaluate(data.dataset, request)
    read = Look(page_of(RUN)).text
    assert f"{100 * found.accuracy:.2f} % ({found.of_classes.correct} of 150)" in read
    assert f"{found.of_classes.kappa:.4f}" in read
    assert "from workbench.bundled.kissnn import KISSNN" in read
    given = recipe_report(Recipe(RUN), ReportWords(), result=found)
    assert Look(given).text == read  # what was computed is not computed again


def test_a_metric_shows_its_matrix() -> None:
    request, data = metric_request(Recipe(METRIC))
    found = learn(data.dataset, request)
    read = Look(page_of(METRIC)).text
    for value in found.metric.M.ravel():
        assert f"{value:.5g}" in read
    before, after = found.judged.accuracies
    assert f"{100 * before:.1f} % before, {100 * after:.1f} % under" in read


def test_a_lesson_shows_every_step() -> None:
    document = load_json(resource("lessons", "first-five.json"))
    for language in LANGUAGES:
        look = Look(lesson_report(document, ReportWords(language)))
        assert not look.problems
        assert look.tags.count("h2") == len(document["steps"]) + 1
        assert "[[" not in look.text
        assert "**" not in look.text


def test_words_are_there_in_every_language() -> None:
    document = load_json(resource("reports", "words.json"))
    for part, texts in document.items():
        for key, each in texts.items():
            assert set(each) == set(LANGUAGES), (part, key)
            assert all(each.values()), (part, key)
            fields = [sorted(w for w in t.split("{")[1:]) for t in each.values()]
            names = [[w.partition("}")[0] for w in one] for one in fields]
            assert all(sorted(n) == sorted(names[0]) for n in names), (part, key)
    with pytest.raises(Problem, match="no language"):
        ReportWords("fr")


def test_what_has_no_report_says_so(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="a recipe of filters"):
        page_of({"version": 1, "data": "builtin:iris", "filters": [{"id": "pca"}]})


def test_svg_says_what_it_shows_and_holds_every_mark() -> None:
    marks = [line((0, 0), (5, 5)), text(1, 2, "a < b & c", "end", bold=True, angle=-90),
             rect(1, 1, 2, 2, fill=0.5, outline="line"), circle(3, 3, 1, hollow=True),
             *(marker(float(i), 4.0, i) for i in range(20))]  # fmt: skip
    diagram = Diagram("T <1>", 40.0, 20.0, tuple(marks), "what it shows")
    look = Look(svg_of(diagram, "x"))
    assert not look.problems
    assert "T <1>" in look.text
    assert "what it shows" in look.text
    assert "a < b & c" in look.text
    drawn = sum(
        look.tags.count(t) for t in ("polyline", "text", "rect", "circle", "polygon")
    )
    assert drawn == len(marks)
    assert "prefers-color-scheme" in standalone(diagram)


@needs_browser
@pytest.mark.lane("whole", "starts a browser")
def test_a_browser_asks_for_nothing_and_says_nothing(tmp_path: Path) -> None:
    with browser() as page:
        for name, document in (("run", RUN), ("metric", METRIC)):
            path = tmp_path / f"{name}.html"
            path.write_text(page_of(document), encoding="utf-8")
            for width in (360, 1280):
                for dark in (False, True):
                    page.open(path, width, dark=dark)
                    assert page.requests == []
                    assert page.messages == []
                    # nothing is wider than the screen: tables scroll on their own
                    assert page.run("document.documentElement.scrollWidth") <= width
                    ground = page.run("getComputedStyle(document.body).backgroundColor")
                    assert (ground == "rgb(255, 255, 255)") is not dark
                    sizes = page.run(
                        "[...document.querySelectorAll('svg')].filter(s => s.clientWidth)"
                        ".map(s => s.getBoundingClientRect().width / s.viewBox.baseVal.width)"
                    )
                    # letters are not drawn much smaller than they were laid out
                    assert min(np.array(sizes)) > 0.9


def test_a_recipe_file_is_read_from_its_own_folder(tmp_path: Path) -> None:
    from workbench.compute.scripts.recipe_script import read_recipe
    from workbench.compute.writing.writers import write

    write(workbench.read("builtin:iris"), tmp_path / "flowers.arff")
    (tmp_path / "r.json").write_text(json.dumps({**RUN, "data": ["flowers.arff"]}))
    page = recipe_report(read_recipe(tmp_path / "r.json"), ReportWords())
    assert str(tmp_path) not in page
    assert "flowers.arff" in page
