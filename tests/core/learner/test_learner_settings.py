"""Settings of a learner: read, written and checked by their one declaration."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api.problems import Problem
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import OPTIONS, LearnerSettings, Option
from workbench.core.program.json_text import dumps, plain

ALL = LearnerSettings(
    "knn", {"p": 1}, (Step("pca", {"bins": 2}),), "z-score",
    ((0.0, 2.0), (1.0, 0.0)), "balanced", "isotonic", "stolp delta=-0.5",
)  # fmt: skip
WORDS = {
    "plugin": "knn",
    "params": {"p": 1},
    "filters": [{"id": "pca", "params": {"bins": 2}}],
    "scale": "z-score",
    "costs": [[0.0, 2.0], [1.0, 0.0]],
    "class_weights": "balanced",
    "calibration": "isotonic",
    "prototypes": "stolp delta=-0.5",
}
CHOSEN = {
    name: st.sampled_from(option.choices)
    for name, option in OPTIONS.items()
    if option.choices
}


def test_its_plain_values_have_the_keys_and_the_order_of_files():
    assert list(plain(ALL).items()) == list(WORDS.items())
    assert LearnerSettings.from_plain(WORDS) == ALL


@given(options=st.fixed_dictionaries(CHOSEN), p=st.integers())
def test_what_is_written_is_what_was_read(options, p):
    settings = LearnerSettings("knn", {"p": p}, **options)
    assert LearnerSettings.from_plain(json.loads(dumps(settings))) == settings


def test_what_is_left_out_empty_or_of_others_is_as_usual():
    usual = LearnerSettings("knn")
    empty = dict.fromkeys(OPTIONS)
    assert LearnerSettings.from_plain({"plugin": "knn"}) == usual
    assert LearnerSettings.from_plain({"plugin": "knn", "data": "x", **empty}) == usual
    assert usual.scale == usual.class_weights == usual.calibration == "none"


def test_a_document_tells_what_is_not_as_usual():
    assert LearnerSettings("knn", scale="min-max").beyond_usual() == {}
    assert list(ALL.beyond_usual().items()) == [
        ("cost_matrix", ((0.0, 2.0), (1.0, 0.0))),
        ("class_weights", "balanced"),
        ("calibration", "isotonic"),
        ("prototypes", "stolp delta=-0.5"),
    ]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"class_weights": "heavy"}, "class_weights = 'heavy'"),
        ({"calibration": "sigmoids"}, "did you mean"),
        ({"costs": [[1.0]]}, "of a right answer"),
        ({"prototypes": 3}, "prototypes = 3"),
        ({"filters": "pca"}, "a list of filters"),
        ({"filters": [{"bins": 3}]}, "the filter {'bins': 3}"),
    ],
)
def test_what_cannot_be_is_refused(wrong, words):
    with pytest.raises(Problem) as caught:
        LearnerSettings.from_plain({"plugin": "knn", **wrong})
    assert words in str(caught.value)


def test_every_option_is_declared_with_its_words():
    assert list(OPTIONS) == [
        "filters", "scale", "costs", "class_weights", "calibration", "prototypes"
    ]  # fmt: skip
    for name, option in OPTIONS.items():
        assert option.help.endswith(".")
        assert option.default == getattr(LearnerSettings("knn"), name)
        assert not option.choices or option.choices[0] == option.default


UNUSUAL = {
    "filters": (Step("pca", {}),), "scale": "min-max", "costs": [[0, 2], [1, 0]],
    "class_weights": "balanced", "calibration": "sigmoid", "prototypes": "hart",
}  # fmt: skip


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_keeps_rows_asked_at_once_only_where_it_says_so(name):
    assert LearnerSettings("knn").one_query
    settings = LearnerSettings("knn", **{name: UNUSUAL[name]})
    assert settings.one_query is (name in {"scale", "costs"})


def test_a_new_option_has_each_row_asked_by_itself():
    assert not Option("Anything.").one_query
