"""Products of matrices decide as distances do, and say where they do not."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial.distance import cdist

from workbench.numerics.prototypes import misclassified
from workbench.numerics.prototypes.misclassified import Misclassified
from workbench.numerics.prototypes.row_table import RowTable
from workbench.numerics.prototypes.selector import Training
from workbench.numerics.prototypes.squared_products import SquaredProducts


def passes(D, y, visits):
    """Return what each pass of Hart's rule keeps, by the plainest loop."""
    kept, found = [visits[0]], []
    while not found or found[-1]:
        added = []
        for i in visits:
            if i not in kept:
                by = min(kept, key=lambda j: (D[i, j], j))
                if y[by] != y[i]:
                    kept.append(i)
                    added.append(i)
        found.append(added)
    return found


@settings(max_examples=40, deadline=None)
@given(
    st.integers(0, 10_000),
    st.integers(2, 60),
    st.integers(4, 7),
    st.sampled_from([1.0, 0.1, 1 / 3, 1e-3]),
    st.booleans(),
)
def test_each_pass_keeps_the_rows_of_the_loop(seed, n, d, step, apart):
    random = np.random.default_rng(seed)
    X = step * random.integers(0, 3 + 5 * apart, (n, d))  # equal distances, twins
    X[n // 2 :: 3] += random.random(d) if seed % 2 else 1e6
    y = random.integers(0, 3, n)
    D = cdist(X, X)
    for visits in (np.arange(n), random.permutation(n)):
        wrong = Misclassified(Training(RowTable(X), y), visits)
        found = [wrong.visit()]
        while found[-1]:
            found.append(wrong.visit())
        assert found == passes(D, y, visits.tolist())


def test_rows_on_a_grid_of_fractions_end_with_distances():
    random = np.random.default_rng(3)
    X, y = random.integers(0, 3, (300, 5)) / 3, random.integers(0, 2, 300)
    visits = np.arange(300)
    wrong = Misclassified(Training(RowTable(X), y), visits)
    assert wrong._products is not None
    assert wrong._slack > 0
    found = [wrong.visit(), wrong.visit()]
    assert wrong._products is None
    assert found == passes(cdist(X, X), y, visits.tolist())[:2]


def test_many_rows_are_foreseen_a_few_at_a_time(monkeypatch):
    monkeypatch.setattr(misclassified, "_HELD", 5)
    monkeypatch.setattr(misclassified, "_CELLS", 2000)
    random = np.random.default_rng(5)
    X, y = random.normal(size=(150, 6)), random.integers(0, 2, 150)
    wrong = Misclassified(Training(RowTable(X), y), np.arange(150))
    found = [wrong.visit(), wrong.visit(), wrong.visit()]
    assert found == passes(cdist(X, X), y, list(range(150)))[:3]


def exact_squares(points):
    """Return squared distances without any rounding."""
    rows = [[Fraction(float(v)) for v in point] for point in points]
    return [
        [sum((a - b) ** 2 for a, b in zip(x, z, strict=True)) for z in rows]
        for x in rows
    ]


@pytest.mark.parametrize("offset", [0.0, 1.0, 1e7])
def test_no_product_is_wrong_by_more_than_it_says(offset):
    random = np.random.default_rng(1)
    for scale in (1e-30, 1.0, 1e20):
        X = scale * (random.normal(size=(24, 6)) + offset)
        products, found = SquaredProducts(X), np.empty((24, 24))
        products.block(np.arange(24), found)
        computed = cdist(X, X)
        for i, line in enumerate(exact_squares(X)):
            for j, exact in enumerate(line):
                # both from what is true: so far apart they may be together
                apart = abs(Fraction(float(found[i, j])) - exact)
                other = abs(Fraction(float(computed[i, j])) ** 2 - exact)
                assert apart + other <= Fraction(products.error)


def test_products_of_whole_numbers_are_exact():
    X = np.random.default_rng(2).integers(-1000, 1000, (30, 5)) + 1e6
    products, found = SquaredProducts(X), np.empty((30, 30))
    products.block(np.arange(30), found)
    assert products.error == 0.0
    assert [[Fraction(v) for v in line] for line in found.tolist()] == exact_squares(X)


def test_numbers_too_small_or_large_are_not_trusted():
    for scale in (1e-160, 1e110):
        assert np.isinf(SquaredProducts(scale * np.eye(4) / 3).error)
