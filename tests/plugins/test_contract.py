"""Every bundled plugin keeps the contract, and scikit-learn's as well."""

from functools import partial

import numpy as np
import pytest
from sklearn.exceptions import ConvergenceWarning
from support.estimators import (
    SMALL,
    bundled,
    of_kind,
    pass_scikit_learn_checks,
    with_defaults,
)
from support.structures import is_installed

import workbench
from workbench.api import make
from workbench.api.checks.declaration import BASIC_RULES
from workbench.api.checks.plugin_check import check_plugin
from workbench.numerics.search.structures import STRUCTURES

PLUGINS = list(bundled().values())
FILTERS = of_kind("filter")
GENERATORS = of_kind("generator")
#: The filters that are scikit-learn transformers of numbers and nothing else.
TRANSFORMERS = ("z-score", "min-max", "robust", "replace-missing", "pca")

PROMISED_FILTERS = {
    "one-hot",
    "discretise",
    "select",
    "sample",
    "stratified-sample",
    "remove-duplicates",
    "noise-attribute",
    "label-noise",
    "relabel",
    "nominal-from-numeric",
    "string-to-words",
    "hashed-ngrams",
}

#: What scikit-learn's checks run with, by plugin; all others run with their defaults.
CONFIGURATIONS: dict[str, tuple[dict[str, object], ...]] = {
    **{name: (params,) for name, params in SMALL.items()},
    "density-bayes": ({}, {"density": "histogram"}, {"density": "k-nn"}),
    "discretise": ({}, {"method": "mdl"}),
    "kissme": ({"n_constraints": 200},),
    "kissnn": ({}, {"covariance": "ledoit-wolf", "anchors": 20}),
    "knn": (
        {},
        {"metric": "heom", "weights": "distance"},
        {"weights": "gaussian", "sigma": 1.0},
        {"preset": "weka"},
    ),
    "lmnn": ({"max_iter": 2}, {"max_iter": 2, "over": "M", "classify": "energy"}),
    "lsml": ({"n_constraints": 200},),
    "lwr": ({}, {"criterion": "E2", "fit_of": "quadratic"}, {"criterion": "E1"}),
    "mmc": (
        {"n_constraints": 200},
        {"n_constraints": 200, "diagonal": True},
    ),
    "naive-bayes": (
        {},
        {"preset": "weka"},
        {"kernel_density": True},
        {"discretise": True},
    ),
    "nca": ({"max_iter": 2},),
    "parzen": ({}, {"kernel": "gaussian"}),
    "potential": ({}, {"kernel": "inverse", "widths": "own"}),
    "rbf-network": ({}, {"centres": "rows"}, {"centres": "em", "n_centres": 5}),
    "rbf-regression": ({}, {"centres": "rows"}),
    "rca": ({}, {"covariance": "ml", "chunk_size": 4}),
    "sdml": ({"n_constraints": 200},),
    "select-backward": ({"n_attributes": 2, "n_neighbors": 3},),
    "select-ranked": ({}, {"method": "relieff"}),
}
#: Every learner, and the filters that are scikit-learn transformers as well.
CHECKED = (
    *of_kind("classifier", "metric", "regressor"),
    *TRANSFORMERS,
    *("discretise", "select", "select-ranked", "select-forward", "select-backward"),
)
#: Learners that train several others, or for many steps.
DEAR = (
    *("adaboost", "bagging", "extra-trees", "forest-regression", "gradient-boosting"),
    *("lmnn", "mlp", "nca", "random-forest", "parameter-search", "stacking", "voting"),
)


def checked_cases():
    """Yield every plugin with every configuration; the dear ones are not quick."""
    for name in CHECKED:
        for number, params in enumerate(CONFIGURATIONS.get(name, ({},))):
            label = " ".join([name, *(f"{k}={v}" for k, v in params.items())])
            marks = []
            if name in DEAR or number > 0:
                reason = "hundreds of long fits, or one more configuration"
                marks.append(pytest.mark.lane("usual", reason))
            yield pytest.param(name, params, id=label, marks=marks)


#: scikit-learn's checks a class need not pass, by class name, each with its reason.
EXPECTED_FAILURES: dict[str, dict[str, str]] = {
    "NaiveBayes": {
        "check_sample_weight_equivalence_on_dense_data": "precision and cut points are "
        "those of the rows, whatever their weight"
    },
    **{
        name: {
            "check_sample_weight_equivalence_on_dense_data": "bootstrap samples are "
            "drawn of the rows, which repeating changes"
        }
        for name in ("RandomForest", "ForestRegression")
    },
    "GradientBoosting": {
        "check_sample_weight_equivalence_on_dense_data": "bins and min_samples_leaf "
        "count rows, whatever their weight"
    },
    "TreeRegression": {
        "check_sample_weight_equivalence_on_dense_data": "min_samples_leaf counts rows, "
        "whatever their weight"
    },
    "SupportVectorRegression": {
        "check_sample_weight_equivalence_on_dense_data": "the automatic kernel width "
        "counts rows once, and libsvm stops within 1e-3 of the minimum"
    },
    "SVM": {
        "check_sample_weight_equivalence_on_dense_data": "libsvm stops within 1e-3 of "
        "the minimum, the check asks for 1e-7; test_svm.py compares within 0.01"
    },
    "Bagging": {
        "check_sample_weight_equivalence_on_dense_data": "samples are as large as the "
        "number of rows, which repeating changes; test_ensembles.py counts draws"
    },
    "Parzen": {
        "check_sample_weight_equivalence_on_dense_data": "k of the variable width "
        "counts rows, not weights; test_parzen.py multiplies the votes"
    },
    "KNN": {
        "check_sample_weight_equivalence_on_dense_data": "k counts rows, not weights, as "
        "in Weka's IBk; test_knn.py multiplies the votes"
    },
    "Voting": {
        "check_sample_weight_equivalence_on_dense_data": "k-NN among its members counts "
        "rows, not weights, among the k nearest"
    },
    "ParameterSearch": {
        "check_sample_weight_equivalence_on_dense_data": "copies of a row may fall into "
        "different inner folds, and k counts rows"
    },
    "Stacking": {
        "check_sample_weight_equivalence_on_dense_data": "copies of a row may fall into "
        "different inner folds"
    },
}


def failures_to_expect(estimator):
    name = type(estimator).__name__
    if name == "NaiveBayes" and not (
        estimator.preset == "weka" or estimator.discretise
    ):
        return {}
    return EXPECTED_FAILURES.get(name, {})


@pytest.fixture
def sizes(full_size):
    """Smaller defaults by plugin, none in the whole lane."""
    return {} if full_size else SMALL


def contract(name, sizes):
    return check_plugin(with_defaults(bundled()[name], sizes.get(name, {})))


def contract_cases():
    """Return every plugin; the dear ones are not quick."""
    dear = pytest.mark.lane("usual", "dozens of long fits, or of long quadratures")
    long_curves = ("spirals", "swiss-roll")
    there = {name for name in bundled() if name not in STRUCTURES or is_installed(name)}
    absent = pytest.mark.skip("its library, an extra, is not installed")
    return [
        pytest.param(
            name,
            marks=[dear] * (name in DEAR + long_curves)
            + [absent] * (name not in there),
        )
        for name in bundled()
    ]


@pytest.mark.parametrize("name", contract_cases())
def test_the_contract(name, sizes):
    assert contract(name, sizes) == []


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("rule", BASIC_RULES)
def test_the_basic_rules_at_full_size(name, rule):
    """They look at the class itself, of which the contract above may see a copy."""
    cls = bundled()[name]
    assert list(BASIC_RULES[rule](cls, cls.plugin)) == []


@pytest.mark.parametrize(("name", "params"), list(checked_cases()))
def test_scikit_learn_checks(name, params):
    estimator = make(bundled()[name], params)
    # these warn where their few steps do not suffice
    ignored = (ConvergenceWarning,) if name in ("lmnn", "nca") else ()
    pass_scikit_learn_checks(estimator, failures_to_expect(estimator), ignored)


def test_the_configurations_are_of_plugins_that_are_checked():
    assert set(CONFIGURATIONS) <= set(CHECKED)
    assert len(set(CHECKED)) == len(CHECKED)


@pytest.mark.parametrize(
    "cls",
    [cls for cls in PLUGINS if getattr(cls, "predicts_likeliest", False)],
    ids=lambda cls: cls.plugin.id,
)
def test_who_says_so_predicts_the_first_of_the_likeliest(cls):
    random = np.random.default_rng(8)
    X = random.integers(0, 3, (90, 2)).astype(float)  # many rows alike: many ties
    y = random.choice([1, 4, 6], 90)
    model = make(cls, SMALL.get(cls.plugin.id)).fit(X, y)
    likeliest = model.classes_[model.predict_proba(X).argmax(axis=1)]
    np.testing.assert_array_equal(model.predict(X), likeliest)


def test_every_exception_is_of_a_class_that_exists():
    assert set(EXPECTED_FAILURES) <= {cls.__name__ for cls in PLUGINS}


def test_ids_are_unique_and_the_promised_ones_are_there():
    # `bundled` refuses an id that is there twice
    assert {"naive-bayes", "svm", "mlp", "j48"} <= set(bundled())
    assert set(TRANSFORMERS) | PROMISED_FILTERS <= set(FILTERS)
    assert {"gaussians", "monks", "twonorm"} <= set(GENERATORS)


def test_what_is_tested_here_is_what_the_catalogue_finds():
    found = {
        info["id"]: info["kind"]
        for info in workbench.plugins()
        if info["source"] == "bundled"
    }
    assert {name: cls.plugin.kind for name, cls in bundled().items()} == found


@pytest.mark.parametrize("cls", PLUGINS, ids=lambda cls: cls.plugin.id)
def test_every_parameter_can_be_written_on_a_command_line(cls):
    for param in cls.plugin.params:
        value = param.default
        text = "auto" if value is None else str(value)
        assert param.parse(text.lower() if param.type == "bool" else text) == value


@pytest.mark.parametrize(
    ("cls", "name"),
    [
        (cls, param.name)
        for cls in PLUGINS
        for param in cls.plugin.params
        if param.name != "random_state"  # scikit-learn's to judge, once it is drawn on
    ],
    ids=lambda value: value if isinstance(value, str) else value.plugin.id,
)
def test_nonsense_for_a_parameter_is_refused_when_it_works(cls, name):
    X = [[0.0], [0.1], [1.0], [1.1]] * 5
    plugin = cls(**{name: "nonsense"})
    makes_data = cls.plugin.kind == "generator"
    work = plugin.generate if makes_data else partial(plugin.fit, X, [0, 0, 1, 1] * 5)
    with pytest.raises(ValueError):
        work()
