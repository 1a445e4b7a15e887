"""The trap of irrelevant attributes: k-NN falls in, stretched axes lead out."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.exceptions import ConvergenceWarning

from workbench.bundled.axis_weights import AxisWeights
from workbench.bundled.generate_trap import Irrelevant
from workbench.bundled.knn import KNN


def right(model, test):
    return float(np.mean(model.predict(test.X) == test.y))


def test_axis_weights_repair_what_irrelevant_attributes_and_units_spoil():
    test = Irrelevant(n_rows=1000, random_state=2).generate()
    train = Irrelevant().generate()
    relevant = KNN().fit(train.X[:, :2], train.y).predict(test.X[:, :2]) == test.y
    fallen = right(KNN().fit(train.X, train.y), test)
    with pytest.warns(ConvergenceWarning):  # one pass is enough to see it
        axes = AxisWeights(max_passes=1).fit(train.X, train.y)
    repaired = right(axes, test)
    assert relevant.mean() > 0.93
    assert fallen < 0.80
    assert repaired > fallen + 0.1


def test_a_unit_drowns_the_other_attributes():
    given = {"n_irrelevant": 1, "n_rows": 300}
    plain, spoilt = (
        Irrelevant(**given).generate(),
        Irrelevant(unit=1e3, **given).generate(),
    )
    np.testing.assert_allclose(spoilt.X, plain.X * [1, 1, 1e3])
    assert (spoilt.y == plain.y).all()
    loo = [KNN().leave_one_out(d.X, d.y).argmax(axis=1) for d in (plain, spoilt)]
    accuracy = [float(np.mean(answers == plain.y)) for answers in loo]
    assert accuracy[0] > 0.88
    assert accuracy[1] < 0.65


def test_the_rule_is_known():
    made = Irrelevant(n_irrelevant=0, unit=0.001, label_noise=0.1, n_rows=5000)
    data = made.generate()
    assert abs(made.bayes_error() - 0.1) < 1e-12
    assert abs(np.mean(made.bayes_classes(data.X) != data.y) - 0.1) < 0.015
