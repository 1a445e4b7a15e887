"""Every transformer obeys ``set_output`` and names its columns; learners and filters."""

import warnings

import numpy as np
import pandas as pd
import pytest
from sklearn.base import clone
from sklearn.exceptions import NotFittedError
from sklearn.pipeline import make_pipeline
from sklearn.utils.estimator_checks import (
    check_set_output_transform,
    check_set_output_transform_pandas,
    check_transformer_get_feature_names_out,
    check_transformer_get_feature_names_out_pandas,
)
from support.estimators import bundled

from workbench.api import Attribute, make
from workbench.api.checks.filter_rules import _table


def transformers():
    """Find the plugins with ``transform`` by declaration, as the catalogue does."""
    return [cls for cls in bundled().values() if hasattr(cls, "transform")]


TRANSFORMERS = transformers()
LEARNERS = [cls for cls in TRANSFORMERS if cls.plugin.kind == "metric"]
FILTERS = [cls for cls in TRANSFORMERS if cls.plugin.kind == "filter"]
CHECKS = (
    check_set_output_transform,
    check_set_output_transform_pandas,
    check_transformer_get_feature_names_out,
    check_transformer_get_feature_names_out_pandas,
)
every = pytest.mark.parametrize("cls", TRANSFORMERS, ids=lambda cls: cls.plugin.id)
every_filter = pytest.mark.parametrize("cls", FILTERS, ids=lambda cls: cls.plugin.id)

pytestmark = pytest.mark.filterwarnings("ignore::sklearn.exceptions.ConvergenceWarning")


def frame():
    X, y, _ = _table(nominal=False)
    return pd.DataFrame(X, columns=["length", "width", "height"]), y


def test_all_of_them_are_found():
    assert len(LEARNERS) == 15
    assert len(FILTERS) == 16


@every
def test_transform_gives_the_frame_that_was_asked_for(cls):
    given, y = frame()
    model = make(cls).set_output(transform="pandas").fit(given, y)
    found = model.transform(given)
    assert isinstance(found, pd.DataFrame)
    assert list(found.columns) == list(model.get_feature_names_out())
    plain = make(cls).fit(given.to_numpy(), y).transform(given.to_numpy())
    assert isinstance(plain, np.ndarray)
    np.testing.assert_array_equal(found.to_numpy(), plain)
    again = clone(model).set_output(transform="pandas").fit_transform(given, y)
    pd.testing.assert_frame_equal(again, found)


@every
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_scikit_learns_own_checks(cls, check):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(cls.plugin.id, make(cls))


@every
def test_names_before_a_fit_are_refused(cls):
    with pytest.raises(NotFittedError):
        make(cls).get_feature_names_out()


@every_filter
def test_a_filter_names_its_attributes(cls):
    reads = "nominal" in cls.plugin.reads
    X, y, attributes = _table(reads)
    model = make(cls)
    model.fit(X, y, attributes=attributes)
    names = [a.name for a in model.attributes_]
    assert list(model.get_feature_names_out()) == names
    assert model.transform(X).shape[1] == len(names)


def test_columns_of_a_frame_can_be_named_in_a_parameter():
    from workbench.bundled.filter_scale import MinMax

    given, _ = frame()
    found = (
        MinMax(attributes="width").set_output(transform="pandas").fit_transform(given)
    )
    assert found["width"].min() == 0.0
    assert found["length"].equals(given["length"])


def test_names_given_to_a_filter_replace_those_of_the_columns():
    from workbench.bundled.filter_pca import PrincipalComponents

    X, _, _ = _table(nominal=False)
    before = (Attribute("a"), Attribute("b"), Attribute("c"))
    model = PrincipalComponents(attributes="a, b").fit(X, attributes=before)
    assert list(model.get_feature_names_out()) == ["pc1", "pc2", "c"]
    names = model.get_feature_names_out(["u", "v", "w"])
    assert list(names) == ["pc1", "pc2", "w"]
    with pytest.raises(ValueError, match="length equal to number of features"):
        model.get_feature_names_out(["u"])


def test_filter_and_learner_in_a_pipeline_of_frames():
    from workbench.bundled.filter_scale import ZScore
    from workbench.bundled.lfda import LFDA

    given, y = frame()
    chain = make_pipeline(ZScore(), LFDA()).set_output(transform="pandas")
    found = chain.fit(given, y).transform(given)
    assert list(found.columns) == list(chain[-1].get_feature_names_out())
    assert found.index.equals(given.index)
