"""Every bundled plugin keeps the contract, and scikit-learn's as well."""

import importlib
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from sklearn.utils.estimator_checks import parametrize_with_checks

import workbench.bundled
from workbench.api import declared, make
from workbench.api.checks import check_plugin


def bundled():
    """Find the declared classes of every file, as the catalogue does: by declaration."""
    folder = Path(next(iter(workbench.bundled.__path__)))
    for file in sorted(folder.glob("[!_]*.py")):
        module = importlib.import_module(f"workbench.bundled.{file.stem}")
        for member in vars(module).values():
            own = isinstance(member, type) and member.__module__ == module.__name__
            if own and declared(member) is not None:
                yield member


PLUGINS = list(bundled())
CLASSIFIERS = [cls for cls in PLUGINS if cls.plugin.kind == "classifier"]
REGRESSORS = [cls for cls in PLUGINS if cls.plugin.kind == "regressor"]
FILTERS = [cls for cls in PLUGINS if cls.plugin.kind == "filter"]
GENERATORS = [cls for cls in PLUGINS if cls.plugin.kind == "generator"]
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
}

#: Sizes for scikit-learn's checks, which make and train hundreds of estimators; what they
#: check does not depend on how many trees, rounds or epochs there are.
SMALL = {
    "random-forest": {"n_estimators": 5},
    "extra-trees": {"n_estimators": 5},
    "forest-regression": {"n_estimators": 5},
    "gradient-boosting": {"max_iter": 5},
    "bagging": {"n_estimators": 5},
    "stacking": {"n_folds": 3},
}

#: scikit-learn's checks a class need not pass, by class name, each with its reason.
EXPECTED_FAILURES: dict[str, dict[str, str]] = {
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
    "KNN": {
        "check_sample_weight_equivalence_on_dense_data": "k counts rows, not weights, as "
        "in Weka's IBk; test_knn.py multiplies the votes"
    },
    "Voting": {
        "check_sample_weight_equivalence_on_dense_data": "k-NN among its members counts "
        "rows, not weights, among the k nearest"
    },
    "Stacking": {
        "check_sample_weight_equivalence_on_dense_data": "copies of a row may fall into "
        "different inner folds"
    },
}


def failures_to_expect(estimator):
    return EXPECTED_FAILURES.get(type(estimator).__name__, {})


@pytest.mark.parametrize("cls", PLUGINS, ids=lambda cls: cls.plugin.id)
def test_the_contract(cls):
    assert check_plugin(cls) == []


@parametrize_with_checks(
    [make(cls, SMALL.get(cls.plugin.id)) for cls in CLASSIFIERS + REGRESSORS],
    expected_failed_checks=failures_to_expect,
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


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


@parametrize_with_checks(
    [make(cls) for cls in FILTERS if cls.plugin.id in TRANSFORMERS],
    expected_failed_checks=failures_to_expect,
)
def test_scikit_learn_checks_of_transformers(estimator, check):
    check(estimator)


def test_every_exception_is_of_a_class_that_exists():
    assert set(EXPECTED_FAILURES) <= {cls.__name__ for cls in PLUGINS}


def test_ids_are_unique_and_the_promised_ones_are_there():
    ids = [cls.plugin.id for cls in PLUGINS]
    assert len(set(ids)) == len(ids)
    assert {"naive-bayes", "svm", "mlp", "j48"} <= set(ids)
    assert set(TRANSFORMERS) | PROMISED_FILTERS <= {c.plugin.id for c in FILTERS}
    assert {"gaussians", "monks", "twonorm"} <= {c.plugin.id for c in GENERATORS}


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
