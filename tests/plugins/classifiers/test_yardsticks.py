"""ZeroR and OneR by hand, by brute force and beside Weka's figures."""

import numpy as np
import pytest

import workbench
from workbench.api import Attribute
from workbench.bundled.one_r import OneR
from workbench.bundled.zero_r import ZeroR


def test_zero_r_says_the_commonest_class_with_one_row_more_of_each():
    model = ZeroR().fit([[0.0]] * 5, ["b", "a", "b", "c", "b"])
    assert model.predict([[9.0], [np.nan]]).tolist() == ["b", "b"]
    np.testing.assert_allclose(model.predict_proba([[0.0]]), [[2 / 8, 4 / 8, 2 / 8]])
    weighted = ZeroR().fit([[0.0]] * 3, [0, 1, 1], sample_weight=[5, 1, 1])
    assert weighted.predict([[0.0]]).tolist() == [0]


#: Weka 3.9.7, OneR on all rows: the attribute, the rule and the rows it fits.
WEKA = {
    "weather.nominal": ("outlook", ["no", "yes", "yes"], 10),
    "iris": ("petalwidth", ["Iris-setosa", "Iris-versicolor", "Iris-virginica"], 144),
    "contact-lenses": ("tear-prod-rate", ["none", "soft"], 17),
}


@pytest.mark.parametrize("name", WEKA)
def test_one_r_finds_the_rule_of_weka(name, shared_data):
    data = workbench.read(shared_data / "arff" / f"{name}.arff")
    model = OneR().fit(data.X, data.y, attributes=data.attributes)
    told = model.describe_model(classes=data.classes)
    attribute, said, correct = WEKA[name]
    assert told["attribute"] == attribute
    assert [rule["class"] for rule in told["rules"]] == said
    assert told["correct"] == correct == (model.predict(data.X) == data.y).sum()


def slow_intervals(values, codes, bucket):
    """Holte's intervals, value by value: least and greatest value, and the answer."""
    found, start, each = [], 0, np.unique(values)
    while start < len(each):
        stop = start + 1
        rows = codes[values == each[start]]
        while np.bincount(rows).max() < bucket and stop < len(each):
            rows = np.append(rows, codes[values == each[stop]])
            stop += 1
        best = np.bincount(rows).argmax()
        while stop < len(each):
            following = codes[values == each[stop]]
            if np.bincount(following).argmax() != best:
                break
            rows = np.append(rows, following)
            stop += 1
        found.append((each[start], each[stop - 1], np.bincount(rows).argmax()))
        start = stop
    return found


@pytest.mark.parametrize("seed", range(10))
def test_intervals_are_those_of_the_values_one_by_one(seed):
    random = np.random.default_rng(seed)
    x = random.integers(0, 40, 200) / 4
    y = (x + random.normal(0, 3, 200) > 5).astype(int) + (x > 8)
    expected = np.empty(200, int)
    for low, high, best in slow_intervals(x, y, 6):
        expected[(x >= low) & (x <= high)] = best
    np.testing.assert_array_equal(
        OneR().fit(x[:, None], y).predict(x[:, None]), expected
    )


def test_missing_values_are_a_value_of_their_own():
    colour = Attribute("colour", "nominal", ("red", "blue", "unseen"))
    X = np.array([[0], [0], [1], [np.nan], [np.nan]])
    model = OneR().fit(X, [0, 0, 1, 2, 2], attributes=(colour,))
    assert model.predict([[0], [1], [np.nan], [2]]).tolist() == [0, 1, 2, 0]
    assert model.describe_model()["missing"] == "2"
