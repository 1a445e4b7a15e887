"""A case base beside plain loops: who answers, what is retained, what is forgotten."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from sklearn.datasets import load_iris

from workbench.api import Problem
from workbench.bundled.cases import Cases

GRID = st.integers(0, 3).map(float)


def plain_answer(X, y, row):
    """Identical cases by majority, else the nearest; a plain loop."""
    same = [int(c) for x, c in zip(X, y, strict=True) if list(x) == list(row)]
    if same:
        return max(sorted(set(same)), key=same.count)
    distances = [sum((a - b) ** 2 for a, b in zip(x, row, strict=True)) for x in X]
    return int(y[distances.index(min(distances))])


@given(
    arrays(np.float64, (14, 2), elements=GRID),
    arrays(np.int64, 14, elements=st.integers(0, 2)),
    arrays(np.float64, (6, 2), elements=GRID),
)
def test_an_identical_case_answers_first_else_the_most_similar(X, y, queries):
    model = Cases().fit(X, y)
    expected = [plain_answer(X, y, row) for row in queries]
    assert model.predict(queries).tolist() == expected


@given(
    arrays(np.float64, (14, 2), elements=GRID),
    arrays(np.int64, 14, elements=st.integers(0, 1)),
)
def test_what_is_retained_and_forgotten(X, y):
    for rule in ("new", "misclassified"):
        kept = []
        for i in range(14):
            have = [list(X[j]) for j in kept if y[j] == y[i]]
            wanted = not kept or (
                list(X[i]) not in have
                if rule == "new"
                else plain_answer(X[kept], y[kept], X[i]) != y[i]
            )
            kept += [i] if wanted else []
        assert Cases(retain=rule).fit(X, y).kept_.tolist() == kept
    kept = list(range(14))
    for i in range(14):
        others = [j for j in kept if j != i]
        alone = not any(y[j] == y[i] for j in others)
        if not alone and plain_answer(X[others], y[others], X[i]) == y[i]:
            kept = others
    model = Cases(forget="redundant").fit(X, y)
    assert model.kept_.tolist() == kept
    assert model.forgotten_ == 14 - len(kept)


def test_a_missing_value_is_identical_to_a_missing_value():
    X = np.array([[np.nan, 1.0], [0.0, 1.0], [0.0, 5.0]])
    model = Cases().fit(X, np.array([0, 1, 1]))
    assert model.predict(X).tolist() == [0, 1, 1]


def test_new_cases_are_retained_by_the_rule():
    X, y = load_iris(return_X_y=True)
    model = Cases(retain="misclassified").fit(X, y)
    before = len(model.kept_)
    assert before < 30
    assert not model.retain_case(X[0], 0)  # answered correctly already
    assert model.retain_case([9.0, 9.0, 9.0, 9.0], 0)
    assert len(model.kept_) == before + 1
    assert model.predict([[9.0, 9.0, 9.0, 9.0]]).tolist() == [0]
    with pytest.raises(Problem, match="one of 0, 1, 2"):
        model.retain_case(X[0], 7)


def test_the_most_similar_cases():
    X, y = load_iris(return_X_y=True)
    distances, cases = Cases().fit(X, y).similar(X[:1], 3)
    apart = np.sqrt(((X - X[0]) ** 2).sum(axis=1))
    order = np.argsort(apart, kind="stable")[:3]
    assert cases[0].tolist() == order.tolist()
    np.testing.assert_allclose(distances[0], apart[order])
