"""Each rule of the contract test has a class that breaks it, and a good class passes."""

import numpy as np
import pytest
from sklearn.base import BaseEstimator

from workbench.api import (
    Param,
    Plugin,
    choice,
    declare,
    integer,
    real,
    seed,
)
from workbench.api.checks.plugin_check import check_plugin

PARAMS = (
    real("shrink", 0.5, low=0.0, high=1.0, help="Share of the overall mean."),
    seed(),
)


def plugin(**changes):
    fields = {
        "id": "centroid",
        "title": "Nearest centroid",
        "kind": "classifier",
        "family": "Test",
        "params": PARAMS,
        "reads": frozenset({"numeric", "nominal", "missing"}),
        "summary": "The class whose mean is nearest.",
        "reference": "Made up for this test.",
    }
    return Plugin(**(fields | changes))


@declare(plugin())
class Centroid(BaseEstimator):
    """A classifier that keeps every rule; the others break one each."""

    def __init__(self, shrink=0.5, random_state=1):
        self.shrink = shrink
        self.random_state = random_state

    def fit(self, X, y, attributes=None):
        X = np.nan_to_num(X)
        self.classes_, codes = np.unique(y, return_inverse=True)
        means = [X[codes == c].mean(axis=0) for c in range(len(self.classes_))]
        self.means_ = np.array(means) * (1 - self.shrink)
        return self

    def predict_proba(self, X):
        squares = (np.nan_to_num(X)[:, None, :] - self.means_) ** 2
        closeness = 1.0 / (1e-9 + squares.sum(axis=2))
        return closeness / closeness.sum(axis=1, keepdims=True)

    def predict(self, X):
        return self.classes_[np.argmax(self.predict_proba(X), axis=1)]

    def describe_model(self, attributes=None, classes=None):
        return {"means": self.means_.tolist(), "note": None}


@declare(plugin(id="scaling", kind="metric", reads=frozenset({"numeric"})))
class Scaling(BaseEstimator):
    """A metric that keeps every rule."""

    def __init__(self, shrink=0.5, random_state=1):
        self.shrink = shrink
        self.random_state = random_state

    def fit(self, X, y):
        self.components_ = np.diag(1.0 / (X.std(axis=0) + self.shrink))
        self.M_ = self.components_.T @ self.components_
        return self


def variant(base=Centroid, declaration=None, **members):
    """A copy of a good class with some members replaced."""
    if declaration is None:
        declaration = base.plugin
    made = type(base.__name__, (base,), members)
    return declare(declaration)(made)


def broken_rules(cls):
    return {problem.split(":")[0] for problem in check_plugin(cls)}


@pytest.mark.parametrize("cls", [Centroid, Scaling])
def test_a_good_class_has_no_problem(cls):
    assert check_plugin(cls) == []


def test_a_class_without_a_declaration():
    class Undeclared:
        pass

    assert broken_rules(Undeclared) == {"declaration"}
    # a subclass has not declared itself
    assert broken_rules(type("Heir", (Centroid,), {})) == {"declaration"}


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"id": "Nearest Centroid"}, "id 'Nearest Centroid'"),
        ({"id": "a--b"}, "id 'a--b'"),
        ({"title": " "}, "no title"),
        ({"family": ""}, "no family"),
        ({"summary": ""}, "no summary"),
        ({"reference": ""}, "no reference"),
        ({"kind": "clasifier"}, "kind 'clasifier'"),
        ({"reads": frozenset({"numeric", "colours"})}, "reads ['colours']"),
        ({"reads": frozenset()}, "reads nothing"),
    ],
)
def test_incomplete_declarations(changes, text):
    problems = check_plugin(variant(declaration=plugin(**changes)))
    assert len(problems) == 1
    assert problems[0].startswith(f"declaration: {text}")


def test_reading_nominal_needs_the_attributes():
    def fit(self, X, y):
        return Centroid.fit(self, X, y)

    assert check_plugin(variant(fit=fit)) == [
        "declaration: reads nominal, but fit has no argument attributes"
    ]


OUT_OF_LIMITS = Param("shrink", "float", 0.5, low=0.6, help="h")


@pytest.mark.parametrize(
    ("params", "text"),
    [
        (PARAMS[:1], "random_state is an argument of the constructor"),
        ((*PARAMS, integer("depth", 3, help="h")), "depth is declared, but"),
        ((real("shrink", 0.4, help="h"), seed()), "shrink is 0.5 in the constructor"),
        ((choice("shrink", "0.5", ("0.5",), help="h"), seed()), "shrink is 0.5 in"),
        ((real("shrink", 0.5), seed()), "shrink has no help"),
        ((OUT_OF_LIMITS, seed()), "the default breaks its own limits"),
        ((*PARAMS, seed()), "random_state is declared twice"),
    ],
)
def test_parameters_that_differ_from_the_constructor(params, text):
    problems = check_plugin(variant(declaration=plugin(params=params)))
    assert any(p.startswith(f"parameters: {text}") for p in problems), problems


def test_a_default_of_another_type_is_another_default():
    params = (Param("shrink", "bool", True, help="h"), seed())

    def init(self, shrink=1, random_state=1):
        self.shrink, self.random_state = shrink, random_state

    assert "parameters" in broken_rules(
        variant(declaration=plugin(params=params), __init__=init)
    )


def test_an_argument_without_default():
    def init(self, shrink, random_state=1):
        self.shrink, self.random_state = shrink, random_state

    problems = check_plugin(variant(__init__=init))
    assert "parameters: shrink has no default in the constructor" in problems


def _init_converts(self, shrink=0.5, random_state=1):
    self.shrink, self.random_state = [shrink], random_state


def _init_checks(self, shrink=0.5, random_state=1):
    if not shrink >= 0:
        raise ValueError(shrink)
    self.shrink, self.random_state = shrink, random_state


def _init_prepares(self, shrink=0.5, random_state=1):
    self.shrink, self.random_state, self.cache = shrink, random_state, {}


def _init_forgets(self, shrink=0.5, random_state=1):
    self.shrink = shrink


@pytest.mark.parametrize(
    "init", [_init_converts, _init_checks, _init_prepares, _init_forgets]
)
def test_constructors_that_do_more_than_store(init):
    assert "constructor" in broken_rules(variant(__init__=init))


def test_parameters_that_do_not_travel():
    def get_params(self, deep=True):
        return {"shrink": 0.25, "random_state": 1}

    def set_params(self, **params):
        return self

    assert broken_rules(variant(get_params=get_params)) == {"get_params"}
    assert broken_rules(variant(set_params=set_params)) == {"get_params"}

    class Bare:
        __init__ = Centroid.__init__
        fit = Centroid.fit

    problems = check_plugin(declare(plugin())(Bare))
    assert any(p.startswith("get_params: no get_params") for p in problems)


# -- one wrong method, and the rules that must notice it -------------------------------


def _fit_returns_nothing(self, X, y, attributes=None):
    Centroid.fit(self, X, y)


def _fit_by_chance(self, X, y, attributes=None):
    Centroid.fit(self, X, y)
    self.means_ = self.means_ + np.random.normal(0, 1e-3, self.means_.shape)  # noqa: NPY002
    return self


def _fit_remembers(self, X, y, attributes=None):
    self.offset_ = getattr(self, "offset_", -1) + 1
    Centroid.fit(self, X, y)
    self.means_ = self.means_ + 0.1 * self.offset_
    return self


def _fit_writes_parameters(self, X, y, attributes=None):
    self.shrink = 0.25
    return Centroid.fit(self, X, y)


def _fit_centres_in_place(self, X, y, attributes=None):
    X = np.asarray(X)
    if X.flags.writeable:
        X -= np.nanmean(X) if np.isfinite(X).any() else 0.0
    return Centroid.fit(self, X, y)


def _fit_relabels_in_place(self, X, y, attributes=None):
    Centroid.fit(self, X, y)
    if y.dtype.kind == "i" and y.flags.writeable:
        y[:] = 0
    return self


def _fit_needs_to_write(self, X, y, attributes=None):
    X[0, 0] = X[0, 0]
    return Centroid.fit(self, X, y)


def _fit_minds_the_order(self, X, y, attributes=None):
    flat = np.ravel(X, order="K").reshape(X.shape)
    return Centroid.fit(self, flat, y)


def _fit_divides_by_spread(self, X, y, attributes=None):
    Centroid.fit(self, X, y)
    with np.errstate(all="ignore"):
        self.means_ = self.means_ / (np.ptp(X, axis=0) > 0)
    return self


def _fit_refuses_missing(self, X, y, attributes=None):
    if np.isnan(X).any():
        raise ValueError("Input contains NaN")
    return Centroid.fit(self, X, y)


def _fit_refuses_nominal(self, X, y, attributes=None):
    if attributes is not None and any(a.is_nominal for a in attributes):
        raise ValueError("could not convert string to float")
    return Centroid.fit(self, X, y)


def _fit_refuses_few(self, X, y, attributes=None):
    if len(X) < 3:
        raise ValueError("n_samples=2 should be >= 3")
    return Centroid.fit(self, X, y)


def _fit_refuses_one_class(self, X, y, attributes=None):
    if len(np.unique(y)) < 2:
        raise ValueError("needs two classes")
    return Centroid.fit(self, X, y)


def _fit_takes_codes_only(self, X, y, attributes=None):
    return Centroid.fit(self, X, np.asarray(y).astype(int))


def _fit_forgets_classes(self, X, y, attributes=None):
    Centroid.fit(self, X, y)
    self.classes_ = self.classes_[::-1]
    return self


def _fit_half_metric(self, X, y, attributes=None):
    self.M_ = np.eye(X.shape[1])
    return Centroid.fit(self, X, y)


def _predict_column(self, X):
    return Centroid.predict(self, X)[:, None]


def _predict_codes(self, X):
    return np.argmax(self.predict_proba(X), axis=1)


def _predict_the_first(self, X):
    return np.repeat(self.classes_[:1], len(X))


def _scores_not_normed(self, X):
    return 2 * Centroid.predict_proba(self, X)


def _scores_negative(self, X):
    return np.hstack(
        [np.ones((len(X), 1)), -np.ones((len(X), 1)), np.ones((len(X), 1))]
    )


def _scores_short(self, X):
    return np.ones((len(X), 1))


def _model_of_arrays(self, attributes=None, classes=None):
    return {"means": self.means_}


def _model_with_numpy_scalar(self, attributes=None, classes=None):
    return {"n": [np.float64(1.0)]}


def _model_with_nan(self, attributes=None, classes=None):
    return {"means": [float("nan")]}


def _model_with_int_keys(self, attributes=None, classes=None):
    return {"means": {0: 1.0}}


def _model_without_arguments(self):
    return {}


BROKEN_METHODS = [
    ("fit", _fit_returns_nothing, "fit"),
    ("fit", _fit_by_chance, "determinism"),
    ("fit", _fit_remembers, "refit"),
    ("fit", _fit_writes_parameters, "parameters after fit"),
    ("fit", _fit_centres_in_place, "input"),
    ("fit", _fit_relabels_in_place, "input"),
    ("fit", _fit_needs_to_write, "layout"),
    ("fit", _fit_minds_the_order, "layout"),
    ("fit", _fit_divides_by_spread, "constant column"),
    ("fit", _fit_refuses_missing, "missing values"),
    ("fit", _fit_refuses_nominal, "nominal values"),
    ("fit", _fit_refuses_few, "two rows"),
    ("fit", _fit_refuses_one_class, "one class"),
    ("fit", _fit_takes_codes_only, "labels"),
    ("fit", _fit_forgets_classes, "classes"),
    ("fit", _fit_half_metric, "metric"),
    ("predict", _predict_column, "classes"),
    ("predict", _predict_codes, "labels"),
    ("predict", _predict_the_first, "learning"),
    ("predict_proba", _scores_not_normed, "classes"),
    ("predict_proba", _scores_negative, "classes"),
    ("predict_proba", _scores_short, "classes"),
    ("describe_model", _model_of_arrays, "describe_model"),
    ("describe_model", _model_with_numpy_scalar, "describe_model"),
    ("describe_model", _model_with_nan, "describe_model"),
    ("describe_model", _model_with_int_keys, "describe_model"),
    ("describe_model", _model_without_arguments, "describe_model"),
]


@pytest.mark.parametrize(
    ("method", "wrong", "rule"),
    BROKEN_METHODS,
    ids=[wrong.__name__.strip("_") for _, wrong, _ in BROKEN_METHODS],
)
def test_a_wrong_method_breaks_its_rule(method, wrong, rule):
    assert rule in broken_rules(variant(**{method: wrong}))


def test_a_classifier_without_probabilities():
    class Silent(BaseEstimator):
        __init__ = Centroid.__init__
        fit = Centroid.fit

        def predict(self, X):
            return self.classes_[np.argmax(Centroid.predict_proba(self, X), axis=1)]

    assert check_plugin(declare(plugin())(Silent)) == ["classes: no predict_proba"]


def _metric_of_other_shape(self, X, y):
    self.components_ = np.eye(2)
    self.M_ = np.eye(2)
    return self


def _metric_not_factored(self, X, y):
    Scaling.fit(self, X, y)
    self.components_ = self.components_ * 1.001
    return self


def _metric_without_components(self, X, y):
    self.M_ = np.eye(X.shape[1])
    return self


@pytest.mark.parametrize(
    "wrong", [_metric_of_other_shape, _metric_not_factored, _metric_without_components]
)
def test_a_metric_is_the_square_of_its_map(wrong):
    assert "metric" in broken_rules(variant(Scaling, fit=wrong))


def test_a_problem_is_one_line_and_names_the_error():
    def fit(self, X, y, attributes=None):
        raise RuntimeError("first line\nsecond line")

    problems = check_plugin(variant(fit=fit))
    assert "fit: RuntimeError: first line second line" in problems
    assert all("\n" not in p for p in problems)


def test_kinds_that_do_not_fit_are_judged_by_declaration_and_constructor():
    class Euclid(BaseEstimator):
        def __init__(self, p=2.0):
            self.p = p

    params = (real("p", 2.0, low=0.0, low_open=True, help="The exponent."),)
    distance = plugin(
        kind="distance", params=params, reads=frozenset({"numeric"}), id="lp"
    )
    assert check_plugin(declare(distance)(Euclid)) == []
