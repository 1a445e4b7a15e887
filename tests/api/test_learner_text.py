"""Plugins written as text: read, written back, refused with one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import workbench.bundled  # noqa: F401 - it says where learners are looked up
from workbench.api import Param, Problem, check_params, learner, learners, parse_params
from workbench.api.learner_text import (
    Written,
    read_learner,
    read_learners,
)
from workbench.core.program.members import members_of

ids = st.from_regex(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", fullmatch=True)
names = st.from_regex(r"[a-zA-Z_][a-zA-Z_0-9]*", fullmatch=True)
# a value may hold quotes of one kind, as it does where plugins stand inside plugins
values = st.text("abc0.-=; '\n", max_size=12) | st.text('abc0.-=; "\t', max_size=12)
written = st.builds(Written, ids, st.dictionaries(names, values, max_size=4))


@given(st.lists(written, min_size=1, max_size=4))
def test_what_is_written_is_read_back(plugins):
    assert read_learners("; ".join(map(str, plugins))) == plugins
    assert read_learners(";".join(map(str, plugins)) + " ; ") == plugins


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (" knn ", [("knn", {})]),
        ("knn n_neighbors=3  p=1.5;j48", [("knn", {"n_neighbors": "3", "p": "1.5"}), ("j48", {})]),
        ("bagging base='j48 confidence=0.1'", [("bagging", {"base": "j48 confidence=0.1"})]),
        (
            "bagging base=\"voting members='knn; j48'\"; svm",
            [("bagging", {"base": "voting members='knn; j48'"}), ("svm", {})],
        ),
        ("f text=a=b", [("f", {"text": "a=b"})]),
        ("f text=", [("f", {"text": ""})]),
    ],
)  # fmt: skip
def test_examples(text, found):
    assert [(w.id, w.params) for w in read_learners(text)] == found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no plugin is named in ''"),
        (";", "no plugin is named"),
        ("knn;;j48", "no plugin is named"),
        ("k=3", "no plugin is named"),
        ("knn 3", "'3' in 'knn 3' .expected name=value"),
        ("knn =3", "name=value"),
        ("knn k=1 k=2", "k is given twice"),
        ("knn k='1", "a quote is not closed"),
    ],
)
def test_refusals(text, words):
    with pytest.raises(Problem, match=words):
        read_learners(text)


def test_one_is_one():
    assert read_learner("knn p=2") == Written("knn", {"p": "2"})
    with pytest.raises(Problem, match="2 plugins"):
        read_learner("knn; j48")


TEAM = (learner("base", "tree"), learners("members", "near; tree"))


def test_members_are_found_inside_members():
    declared = {"team": TEAM, "near": (Param("k", "int", 1),)}
    found = list(
        members_of(
            TEAM,
            {"members": "near k=2; team base=\"team base='far'\""},
            lambda name: declared.get(name, ()),
        )
    )
    #        base   members      of the inner team: its base, that one's, then defaults
    assert found == [
        "tree", "near", "team", "team", "far", "near", "tree", "near", "tree",
    ]  # fmt: skip


def test_the_kinds_travel_as_json_and_stay_text():
    for param in TEAM:
        assert Param.from_description(param.describe()) == param
        assert param.parse(" knn ") == "knn"
    assert [p.describe()["type"] for p in TEAM] == ["learner", "learners"]
    assert parse_params(TEAM, {"members": "a; b"}) == {"members": "a; b"}
    assert "plugin" in TEAM[0].limits()
    assert "plugins" in TEAM[1].limits()


@pytest.mark.parametrize("value", [None, 3, ["knn"], ""])
def test_other_values_are_refused(value):
    with pytest.raises(Problem, match=r"parameter: base.*expected"):
        TEAM[0].check(value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("kn", "parameter: base: no plugin 'kn' (did you mean knn?)"),
        (
            "knn k=3",
            "parameter: base: knn: no parameter 'k' (expected one of n_neighbors, ",
        ),
        (
            "knn n_neighbors=0",
            "parameter: base: knn: n_neighbors = 0.0 (expected an integer at least 1 or all)",
        ),
        ("pca", "parameter: base: pca predicts no classes (expected a classifier)"),
        (
            "bagging base='knn p=-1'",
            "parameter: base: bagging: base: knn: p = -1.0 (expected a number ",
        ),
    ],
)
def test_plugins_are_looked_up_where_values_are_checked(text, line):
    with pytest.raises(Problem) as caught:
        check_params(TEAM, {"base": text})
    assert str(caught.value).startswith(line)


def test_defaults_are_not_looked_up():
    assert check_params(TEAM, {}) == {"base": "tree", "members": "near; tree"}
