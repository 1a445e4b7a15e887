"""Each rule for filters and generators has a class that breaks it."""

import numpy as np
import pytest
from sklearn.base import BaseEstimator

from workbench.api import Attribute, Dataset, Plugin, declare, flag, integer, real, seed
from workbench.api.checks.plugin_check import check_plugin


def plugin(**changes):
    fields = {
        "id": "centring",
        "title": "Centring",
        "kind": "filter",
        "family": "Test",
        "params": (real("share", 1.0, help="How much of the mean goes."),),
        "reads": frozenset({"numeric", "nominal", "missing"}),
        "summary": "Subtracts the mean.",
        "reference": "Made up for this test.",
    }
    return Plugin(**(fields | changes))


@declare(plugin())
class Centring(BaseEstimator):
    """A filter that keeps every rule; the others break one each."""

    def __init__(self, share=1.0):
        self.share = share

    def fit(self, X, y=None, attributes=None):
        X = np.array(X)
        names = [f"x{j}" for j in range(X.shape[1])]
        self.attributes_ = attributes or tuple(Attribute(n) for n in names)
        numeric = np.array([a.is_numeric for a in self.attributes_])
        known = np.where(np.isnan(X), 0.0, X)
        self.shift_ = np.where(numeric, known.mean(axis=0) * self.share, 0.0)
        return self

    def transform(self, X):
        return np.asarray(X) - self.shift_


@declare(plugin(id="half", params=()))
class Half(BaseEstimator):
    """A filter that chooses rows and keeps every rule."""

    def fit(self, X, y=None, attributes=None):
        return self

    def choose_rows(self, X, y=None, attributes=None):
        return np.arange(0, len(X), 2)


@declare(plugin(id="swap", params=()))
class Swap(BaseEstimator):
    """A filter that changes the class and keeps every rule."""

    def relabel(self, y, class_attribute):
        return np.where(y == 0, 1, y), class_attribute

    def relabel_training(self, y, class_attribute):
        return np.where(y == 1, 0, y)


@pytest.mark.parametrize("cls", [Centring, Half, Swap])
def test_good_filters_pass(cls):
    assert check_plugin(cls) == []


def broken(base=Centring, **members):
    """Return a subclass that differs in the given members only."""
    cls = type("Broken", (base,), members)
    if "__init__" not in members:
        cls.__init__ = base.__init__
    return declare(base.plugin)(cls)


def counting():
    calls = iter(range(1000))
    return lambda self, X: np.asarray(X) - self.shift_ + next(calls)


def modifying(self, X):
    X -= self.shift_
    return X


def by_order(self, X):
    return np.asarray(X) - self.shift_ + float(np.asarray(X).flags.c_contiguous)


def remembering(self, X, y=None, attributes=None):
    first = getattr(self, "first_", None)
    Centring.fit(self, X, y, attributes)
    if first is None:
        self.first_ = self.shift_.mean()
    else:
        self.shift_ = self.shift_ + first
    return self


def changing(self, X, y=None, attributes=None):
    self.share = 2.0
    return Centring.fit(self, X, y, attributes)


def demanding(self, X):
    if np.isnan(X).any():
        raise ValueError("no gaps, please")
    return np.asarray(X) - self.shift_


def knowing(self, X):
    if X.shape[1] == 4 and (X[:, 3] == 3).any():
        raise KeyError(3)
    return np.asarray(X) - self.shift_


def dividing(self, X):
    with np.errstate(all="ignore"):
        return (np.asarray(X) - self.shift_) / np.ptp(np.nan_to_num(X), axis=0)


CASES = [
    (broken(transform=lambda self, X: np.column_stack([X, X])), "columns"),
    (broken(transform=lambda self, X: np.asarray(X)[:-1]), "columns"),
    (broken(transform=lambda self, X: np.asarray(X) + 0.5), "columns"),
    (broken(transform=lambda self, X: np.asarray(X, np.float32)), "columns"),
    (broken(transform=counting()), "determinism"),
    (broken(transform=modifying), "input"),
    (broken(transform=modifying), "layout"),
    (broken(transform=by_order), "layout"),
    (broken(fit=remembering), "refit"),
    (broken(fit=changing), "fit"),
    (broken(fit=lambda self, X, y=None, attributes=None: None), "fit"),
    (broken(transform=demanding), "missing values"),
    (broken(transform=knowing), "unseen labels"),
    (broken(transform=dividing), "constant column"),
    (broken(Half, choose_rows=lambda self, X, y: np.ones(len(X), bool)), "columns"),
    (broken(Half, choose_rows=lambda self, X, y: np.array([99])), "columns"),
    (broken(Half, choose_rows=lambda self, X, y: np.arange(0)), "columns"),
    (broken(Swap, relabel=lambda self, y, a: (y + 7, a)), "columns"),
    (broken(Swap, relabel_training=lambda self, y, a: y[1:]), "columns"),
]


@pytest.mark.parametrize(
    ("cls", "rule"), CASES, ids=[f"{i}-{rule}" for i, (_, rule) in enumerate(CASES)]
)
def test_a_broken_filter_is_told_by_the_rule_it_breaks(cls, rule):
    assert rule in {line.partition(":")[0] for line in check_plugin(cls)}


def test_a_filter_that_does_nothing_is_none():
    cls = declare(plugin(params=(), reads=frozenset({"numeric"})))(
        type("Idle", (BaseEstimator,), {})
    )
    assert any(line.startswith("methods: none of") for line in check_plugin(cls))


def test_names_must_be_unique():
    def fit(self, X, y=None, attributes=None):
        Centring.fit(self, X, y, attributes)
        self.attributes_ = tuple(Attribute("a") for _ in self.attributes_)
        return self

    assert any("names twice" in line for line in check_plugin(broken(fit=fit)))


# -- generators --------------------------------------------------------------------


@declare(
    plugin(
        id="coins",
        kind="generator",
        params=(integer("n_rows", 100, low=1, help="Rows."), seed()),
    )
)
class Coins(BaseEstimator):
    """A generator that keeps every rule."""

    def __init__(self, n_rows=100, random_state=1):
        self.n_rows = n_rows
        self.random_state = random_state

    def generate(self):
        random = np.random.default_rng(self.random_state)
        y = random.integers(0, 2, self.n_rows)
        X = random.normal(size=(self.n_rows, 2)) + 2.0 * y[:, None]
        two = Attribute("side", "nominal", ("head", "tail"))
        return Dataset(X, y, (Attribute("u"), Attribute("v")), two, name="coins")

    def bayes_error(self):
        return 0.07865

    def bayes_classes(self, X):
        return (X.sum(axis=1) > 2).astype(np.int64)


@declare(
    plugin(
        id="listing",
        kind="generator",
        params=(
            integer("n_rows", 9, low=1, help="Rows."),
            flag("draw", False, help="Draw from the list."),
            seed(),
        ),
    )
)
class Listing(Coins):
    """A generator of a table that is drawn from only when asked."""

    def __init__(self, n_rows=9, draw=False, random_state=1):
        super().__init__(n_rows, random_state)
        self.draw = draw

    def generate(self):
        data = Coins(50, 0).generate()
        if not self.draw:
            return data
        return data.take(
            np.random.default_rng(self.random_state).integers(0, 50, self.n_rows)
        )


@pytest.mark.parametrize("cls", [Coins, Listing])
def test_good_generators_pass(cls):
    assert check_plugin(cls) == []


def bad_codes(self):
    data = Coins.generate(self)
    return Dataset(data.X, data.y + 5, data.attributes, data.class_attribute)


def forgetful(self):
    self.n_rows = 3
    return Coins.generate(self)


GENERATOR_CASES = [
    (broken(Coins, generate=lambda self: 3), "data"),
    (broken(Coins, generate=bad_codes), "data"),
    (broken(Coins, generate=lambda self: Coins(20, 1).generate()), "n_rows"),
    (
        broken(Coins, generate=lambda self: Coins(self.n_rows, 1).generate()),
        "random_state",
    ),
    (
        broken(
            Coins, generate=lambda self: Coins(self.n_rows, id(object())).generate()
        ),
        "random_state",
    ),
    (broken(Coins, generate=forgetful), "parameters after generate"),
    (broken(Coins, bayes_error=lambda self: 1.5), "bayes_error"),
    (broken(Coins, bayes_error=lambda self: float("nan")), "bayes_error"),
    (
        broken(Coins, bayes_classes=lambda self, X: np.zeros(3, np.int64)),
        "bayes_classes",
    ),
    (
        broken(Coins, bayes_classes=lambda self, X: np.full(len(X), 2)),
        "bayes_classes",
    ),
]


@pytest.mark.parametrize(
    ("cls", "rule"),
    GENERATOR_CASES,
    ids=[f"{i}-{rule}" for i, (_, rule) in enumerate(GENERATOR_CASES)],
)
def test_a_broken_generator_is_told_by_the_rule_it_breaks(cls, rule):
    assert rule in {line.partition(":")[0] for line in check_plugin(cls)}


def test_a_generator_needs_rows_a_seed_and_a_method():
    cls = declare(plugin(kind="generator", params=(), reads=frozenset({"numeric"})))(
        type("Idle", (BaseEstimator,), {})
    )
    text = "\n".join(check_plugin(cls))
    for told in (
        "no parameter n_rows",
        "no parameter random_state",
        "no method generate",
    ):
        assert told in text
