"""Sample weights are routed as scikit-learn routes them; estimators are cloned whole."""

import inspect
import pickle

import numpy as np
import pytest
import sklearn
from sklearn.base import clone
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from support.estimators import bundled

CLASSES = bundled()
WEIGHTED = [
    name
    for name, cls in CLASSES.items()
    if "sample_weight" in inspect.signature(getattr(cls, "fit", len)).parameters
    and cls.plugin.kind == "classifier"
]
QUICK = [name for name in WEIGHTED if name in ("knn", "naive-bayes", "zero-r", "j48", "nearest-centroid", "logistic")]  # fmt: skip


@pytest.mark.parametrize("name", QUICK)
def test_weights_reach_the_last_step_of_a_pipeline(name):
    rng = np.random.default_rng(3)
    X = np.vstack([rng.normal(0, 1, (30, 2)), rng.normal(1.5, 1, (30, 2))])
    y = np.repeat([0, 1], 30)
    weights = np.where(rng.random(60) < 0.5, 1.0, 5.0)
    train = np.arange(0, 60, 2)
    with sklearn.config_context(enable_metadata_routing=True):
        learner = CLASSES[name]().set_fit_request(sample_weight=True)
        scaler = StandardScaler().set_fit_request(sample_weight=False)
        fitted = make_pipeline(scaler, learner)
        fitted.fit(X[train], y[train], sample_weight=weights[train])
    rows = StandardScaler().fit_transform(X[train])
    direct = CLASSES[name]().fit(rows, y[train], sample_weight=weights[train])
    scaled = fitted[0].transform(X)
    assert np.array_equal(fitted[-1].predict(scaled), direct.predict(scaled))


def test_most_classifiers_take_weights():
    assert len(WEIGHTED) > 15
    assert len(QUICK) == 6


@pytest.mark.parametrize("name", [n for n, c in CLASSES.items() if c.plugin.kind in ("classifier", "metric", "regressor")])  # fmt: skip
def test_unfitted_estimators_are_cloned_and_pickled(name):
    made = CLASSES[name]()
    for again in (clone(made), pickle.loads(pickle.dumps(made))):
        assert again.get_params() == made.get_params()
    assert type(made).__name__ in repr(made)
    assert made.__sklearn_tags__().estimator_type in ("classifier", "regressor")
