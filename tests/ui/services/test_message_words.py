"""Lines of workers in the language shown: made by the real checks, read by the window."""

from __future__ import annotations

import re

import numpy as np
import pytest
from PySide6.QtCore import QLocale

import workbench
from workbench.api import (
    Attribute,
    Problem,
    check_params,
    choice,
    integer,
    numeric_attributes,
    real,
)
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.reading.readers import read
from workbench.compute.thesis.thesis_figures import FIGURES, thesis_figure
from workbench.core.results.pictures.figure import PlanePanel, Text
from workbench.ui.services import message_words
from workbench.ui.services.language import Language
from workbench.ui.services.plugin_words import allowed_words, param_tip

K = integer("n_neighbors", 5, low=1, high=99, help="How many nearest rows vote.")
WEIGHTS = choice("weights", "uniform", ("uniform", "distance"))


@pytest.fixture
def speak(qapp):
    """Switch the language, and back to English in the end."""
    language = Language()
    yield language.choose
    language.choose("en")
    QLocale.setDefault(QLocale("en"))


def line_of(call, *arguments, **options) -> str:
    with pytest.raises(Problem) as caught:
        call(*arguments, **options)
    return str(caught.value)


def test_a_wrong_parameter(speak):
    line = line_of(check_params, [K, WEIGHTS], {"n_neighbors": 0})
    assert message_words.message_words(line) == line
    speak("es")
    said = message_words.message_words(line)
    assert said == (
        "parámetro: n_neighbors = 0 (se esperaba: un entero de 1 a 99; "
        "el más cercano 1)"
    )
    speak("ru")
    assert "целое число от 1 до 99" in message_words.message_words(line)


def test_a_misspelt_parameter_keeps_the_suggestion(speak):
    line = line_of(check_params, [K], {"n_neigbors": 3})
    speak("es")
    said = message_words.message_words(line)
    assert "no hay parámetro 'n_neigbors'" in said
    assert "¿quiso decir n_neighbors?" in said


@pytest.mark.parametrize("code", ["es", "ru"])
def test_a_broken_file_keeps_its_place(speak, tmp_path, code):
    path = tmp_path / "broken.arff"
    path.write_text("@relation r\n@attribute a numeric\n@data\n1\nx\n")
    line = line_of(read, path)
    speak(code)
    said = message_words.message_words(line)
    assert said != line
    place = line.split(": ")[0]
    assert place.endswith(":5")
    assert said.startswith(f"{place}: ")
    assert "expected" not in said
    assert "not a number" not in said


def test_what_is_not_known_stays(speak):
    speak("ru")
    for line in ("Zorp 12: the blim fell over", "", "C:/x y.csv"):
        assert message_words.message_words(line) == line


def test_of_two_templates_as_long_the_same_one_is_taken_each_time():
    """They come from a set, whose order differs from process to process."""
    for ends in message_words._templates():
        said = [
            (-len(re.sub(r"\{\w+\}", "", t.text)), t.text)
            for t in message_words._candidates(*ends)
        ]
        assert said == sorted(said)
        assert said


def test_few_patterns_are_made_for_a_line(monkeypatch):
    """Of hundreds of templates only those whose words a line holds are compared."""
    made = []
    pattern = message_words._pattern
    monkeypatch.setattr(
        message_words, "_pattern", lambda t: made.append(t) or pattern(t)
    )
    line = "Gaps in 4 attributes are filled with the median of the rows that train"
    message_words._match.__wrapped__(line)
    assert all(part in line for text in made for part in re.split(r"\{\w+\}", text))
    known = sum(map(len, message_words._templates().values()))
    assert len(made) < known / 20


def test_a_place_is_no_value_of_a_gap(speak):
    speak("es")
    line = "/a/b.csv:7: 'x' is not a number (expected a number)"
    assert message_words.message_words(line) == (
        "/a/b.csv:7: 'x' no es un número (se esperaba: un número)"
    )


def test_limits_say_the_same_as_the_command_line(speak):
    """In English the form and the command line agree word for word."""
    params = [
        K, WEIGHTS, integer("a", None, optional=True), real("b", 0.5, low=0.0),
        real("c", 0.5, low=0.0, low_open=True, high=1.0), integer("d", 1, words=("all",)),
    ]  # fmt: skip
    for param in params:
        assert allowed_words(param) == param.limits()
    speak("es")
    assert allowed_words(params[4]) == "un número mayor que 0 y no mayor que 1"
    assert param_tip(K).endswith("En scripts: n_neighbors")


# -- figures of workers -------------------------------------------------------------------


@pytest.fixture(scope="module")
def said_by_figures() -> set[str]:
    """All that the figures of the thesis say: titles, legends, axes, words in them."""
    found = set()
    for number in FIGURES:
        figure = thesis_figure(number)
        found.add(figure.title)
        for panel in figure.panels:
            found.add(panel.title)
            if isinstance(panel, PlanePanel):
                found |= {panel.x, panel.y}
                for layer in panel.layers:
                    found |= {layer.words} if isinstance(layer, Text) else set()
                    found |= set(getattr(layer, "classes", ()))
    return {text for text in found if re.search(r"[A-Za-z]{4,}", text)}


@pytest.mark.parametrize("code", ["es", "ru"])
def test_all_that_figures_say_is_in_the_language(speak, said_by_figures, code):
    assert len(said_by_figures) > 20
    speak(code)
    words = message_words.figure_words
    left = {text for text in said_by_figures if words(text) == text}
    assert left == set()


def test_numbers_of_figures_have_the_point_of_the_language(speak):
    assert message_words.figure_words("nearest 2.85") == "nearest 2.85"
    speak("es")
    assert message_words.figure_words("|x - c| - r = 2.85") == "|x - c| - r = 2,85"
    assert message_words.figure_words("eq. 3.2.1") == "eq. 3.2.1"
    assert "95,0 %" in message_words.figure_words("5-NN leave-one-out 95.0 %")


@pytest.mark.parametrize("code", ["es", "ru"])
@pytest.mark.parametrize("scale", ["min-max", "z-score"])
def test_what_was_prepared_and_who_made_the_data(speak, code, scale):
    rng = np.random.default_rng(0)
    X = rng.normal(size=(20, 10))
    X[3, 2] = np.nan
    colours = Attribute("colour", "nominal", ("red", "green"))
    X = np.column_stack([X, rng.integers(0, 2, 20), rng.integers(0, 2, 20)])
    X[4, 10] = np.nan
    attributes = (*numeric_attributes(10), colours, Attribute("words", "string"))
    prepared = Preparation.fit(X, attributes, {"numeric"}, scale)
    lines = [*prepared.steps(), *workbench.generate("irrelevant", n_rows=20).notes]
    assert len(lines) == 6
    speak(code)
    english = {"scaling", "values", "column", "made", "more", "left", "and", "the"}
    for line in lines:
        said = message_words.message_words(line)
        assert not english & set(re.findall(r"[a-z]+", said)), said
