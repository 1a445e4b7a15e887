"""The scene as text: a round trip for every value, one line for every wrong one."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.core.learner.filter_steps import SCALES
from workbench.core.session.scene import METRICS, UNITS, WEIGHTS, Scene

scenes = st.builds(
    Scene,
    data=st.text(max_size=20),
    x=st.text(max_size=10),
    y=st.text(max_size=10),
    scale=st.sampled_from(SCALES),
    metric=st.sampled_from(METRICS),
    p=st.floats(0.01, 100),
    k=st.integers(1, 500),
    weights=st.sampled_from(WEIGHTS),
    seed=st.integers(0, 2**31),
    filters=st.lists(
        st.fixed_dictionaries(
            {
                "id": st.sampled_from(["pca", "z-score"]),
                "params": st.dictionaries(
                    st.text(max_size=5), st.integers() | st.text(max_size=5) | st.none()
                ),
            }
        ),
        max_size=3,
    ).map(tuple),
    units=st.sampled_from(UNITS),
)


@given(scenes)
def test_a_scene_survives_its_text(scene):
    assert Scene.from_json(scene.to_json()) == scene


@given(scenes, scenes)
def test_changed_from_names_exactly_the_fields_that_differ(one, other):
    a, b = asdict(one), asdict(other)
    assert one.changed_from(other) == {name for name in a if a[name] != b[name]}


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("scale", "log", "one of none, min-max, z-score"),
        ("metric", "taxi", "one of euclidean"),
        ("metric", "heom", "one of euclidean"),
        ("learned_by", "lmnn", "with the metric euclidean .expected the metric learn"),
        ("weights", "big", "one of uniform"),
        ("k", 0, "at least 1"),
        ("p", 0.0, "above 0"),
        ("p", float("nan"), "above 0"),
    ],
)
def test_impossible_values_are_problems(field, value, told):
    with pytest.raises(Problem, match=told):
        Scene(**{field: value})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not JSON"),
        ("[]", "no scene inside"),
        ('{"scene": 3}', "no scene inside"),
        ('{"scene": {"colour": "red"}}', "unknown field 'colour'"),
        ('{"scene": {"k": "5"}}', "k = '5' .expected int"),
        ('{"scene": {"k": true}}', "k = True .expected int"),
        ('{"scene": {"k": 2.5}}', "k = 2.5 .expected int"),
        ('{"scene": {"learned_by": 3}}', "learned_by = 3 .expected str"),
        ('{"scene": {"units": "metres"}}', "units = 'metres' .expected one of auto"),
        ('{"scene": {"filters": "pca"}}', "filters = 'pca' .expected tuple"),
        ('{"scene": {"filters": ["pca"]}}', "the filter 'pca'"),
        ('{"scene": {"filters": [{"id": "pca"}]}}', "the filter {'id': 'pca'}"),
        ('{"scene": {"filters": [{"id": 1, "params": {}}]}}', "the filter"),
    ],
)
def test_text_that_is_no_scene_is_told_in_one_line(text, told):
    with pytest.raises(Problem, match=told) as caught:
        Scene.from_json(text)
    assert "\n" not in str(caught.value)


def test_a_whole_number_is_good_enough_for_p():
    text = json.dumps({"scene": {"p": 3}})
    assert Scene.from_json(text).p == 3.0


def test_the_learned_metric_is_euclidean_to_the_knn_plugin():
    params = Scene(metric="learned", k=7, weights="rank").knn_params()
    assert params == {
        "n_neighbors": 7, "metric": "euclidean", "p": 2.0, "weights": "rank",
    }  # fmt: skip


def test_a_learned_metric_was_called_kissnn_before():
    text = json.dumps({"version": 1, "scene": {"metric": "kissnn", "k": 7}})
    scene = Scene.from_json(text)
    assert scene == Scene(metric="learned", k=7)
    assert scene.is_learned
    assert "kissnn" not in scene.to_json()


def test_the_method_stands_beside_the_learned_metric():
    scene = Scene(metric="learned", learned_by="lmnn")
    assert json.loads(scene.to_json())["scene"]["learned_by"] == "lmnn"
    assert Scene.from_json(scene.to_json()) == scene
    assert scene.but(k=3).learned_by == "lmnn"
    assert scene.but(metric="cosine") == Scene(metric="cosine")
