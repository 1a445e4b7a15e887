"""Column and class descriptions are checked before an estimator trusts them."""

import numpy as np
import pytest

from workbench.api import Attribute, Problem, class_names, matching_attributes

SHAPE = Attribute("shape", "nominal", ("round", "square"))


def test_bare_columns_are_numeric():
    found = matching_attributes(np.array([[1.0, -2.5]]), None)
    assert [a.is_numeric for a in found] == [True, True]


def test_codes_and_missing_cells_pass():
    X = np.array([[0.5, 1.0], [np.nan, np.nan], [-3.0, 0.0]])
    attributes = [Attribute("when", "date"), SHAPE]
    assert matching_attributes(X, attributes) == tuple(attributes)


@pytest.mark.parametrize("cell", [2.0, -1.0, 0.5, np.inf])
def test_other_cells_are_no_codes(cell):
    with pytest.raises(Problem, match=r"'shape' holds .*codes 0 to 1 of its 2 labels"):
        matching_attributes(np.array([[0.0], [cell]]), [SHAPE])


def test_numbers_and_kinds_must_fit():
    X = np.zeros((2, 2))
    with pytest.raises(Problem, match="1 attributes for 2 columns"):
        matching_attributes(X, [SHAPE])
    text = Attribute("note", "string", ("a",))
    with pytest.raises(Problem, match=r"'note' is string .*numeric or nominal"):
        matching_attributes(X, [SHAPE, text])


def test_names_of_classes():
    assert class_names(np.array([0, 2]), ("low", "mid", "high")) == ["low", "high"]
    assert class_names(np.array([3, 7])) == ["3", "7"]
    assert class_names(np.array(["a", "b"])) == ["a", "b"]
