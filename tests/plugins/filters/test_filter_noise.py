"""Noise attributes know nothing; label noise flips exactly what it says."""

import numpy as np
import pytest
from scipy.stats import chisquare, kstest
from sklearn.datasets import load_iris

from workbench.api import Attribute, Problem
from workbench.bundled.filter_noise import LabelNoise, NoiseAttribute

ROWS = np.random.default_rng(5).normal(size=(5000, 2))
CLASS = Attribute("class", "nominal", ("a", "b", "c"))


def noise(rows=ROWS, **params):
    made = NoiseAttribute(**params).fit(rows)
    return made.transform(rows)[:, rows.shape[1] :]


@pytest.mark.parametrize(
    ("distribution", "law"), [("uniform", "uniform"), ("normal", "norm")]
)
def test_numbers_follow_their_law(distribution, law):
    found = noise(n_attributes=3, distribution=distribution)
    assert found.shape == (5000, 3)
    for column in found.T:
        assert kstest(column, law).pvalue > 1e-4
    correlations = np.corrcoef(np.column_stack([found, ROWS]).T) - np.eye(5)
    assert np.abs(correlations).max() < 0.07  # 5 standard errors


def test_labels_are_equally_likely():
    made = NoiseAttribute(n_attributes=2, distribution="nominal", n_labels=4).fit(ROWS)
    assert made.attributes_[2] == Attribute(
        "noise1", "nominal", ("v1", "v2", "v3", "v4")
    )
    for column in made.transform(ROWS)[:, 2:].T:
        assert chisquare(np.bincount(column.astype(int), minlength=4)).pvalue > 1e-4


def test_other_rows_get_other_noise_and_the_same_rows_the_same():
    train, test = ROWS[:100], ROWS[100:200]
    made = NoiseAttribute().fit(train)
    np.testing.assert_array_equal(made.transform(train), made.transform(train))
    a, b = made.transform(train)[:, 2], made.transform(test)[:, 2]
    assert len(np.intersect1d(a, b)) == 0
    assert not np.array_equal(noise(random_state=1), noise(random_state=2))


def test_names_do_not_collide():
    attributes = (Attribute("noise1"), Attribute("b"))
    made = NoiseAttribute(n_attributes=2).fit(ROWS, attributes=attributes)
    assert [a.name for a in made.attributes_] == ["noise1", "b", "noise1_2", "noise2"]


@pytest.mark.parametrize("percent", [0, 5, 33.3, 100])
def test_exactly_the_share_gets_another_class(percent):
    y = load_iris().target
    noisy = LabelNoise(percent=percent).relabel_training(y, CLASS)
    assert (noisy != y).sum() == round(150 * percent / 100)
    assert set(noisy) <= {0, 1, 2}
    np.testing.assert_array_equal(y, load_iris().target)


def test_the_other_classes_are_equally_likely():
    y = np.zeros(6000, int)
    noisy = LabelNoise(percent=50).relabel_training(y, CLASS)
    counts = np.bincount(noisy)
    assert counts[0] == 3000
    assert chisquare(counts[1:]).pvalue > 1e-4


def test_a_missing_class_stays_missing():
    y = np.array([-1, 0, 1, 2, -1])
    noisy = LabelNoise(percent=100).relabel_training(y, CLASS)
    assert (noisy[[0, 4]] == -1).all()
    assert (noisy[1:4] != y[1:4]).all()


@pytest.mark.parametrize(
    "attribute", [Attribute("price"), Attribute("one", "nominal", ("a",))]
)
def test_there_must_be_another_class(attribute):
    with pytest.raises(Problem, match="at least 2 labels"):
        LabelNoise().relabel_training(np.zeros(4, int), attribute)
