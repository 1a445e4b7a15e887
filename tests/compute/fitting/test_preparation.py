"""The preparation: fitted on training rows only, and equal to scikit-learn's steps."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from sklearn.impute import SimpleImputer
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import MinMaxScaler, StandardScaler

from workbench.api import Attribute, Problem, numeric_attributes
from workbench.compute.fitting.preparation import Preparation

NUMERIC, EVERYTHING = {"numeric"}, {"numeric", "nominal", "missing"}

MIXED = (
    Attribute("size"),
    Attribute("colour", "nominal", ("red", "green", "blue")),
    Attribute("name", "string", ("u", "v")),
    Attribute("wet", "nominal", ("no", "yes")),
    Attribute("day", "date"),
)
ROWS = np.array(
    [
        [1.0, 0, 0, 1, 10],
        [3.0, 2, 1, 0, 30],
        [np.nan, 2, 0, np.nan, 20],
        [8.0, np.nan, 1, 1, np.nan],
    ]
)

tables = arrays(
    float,
    st.tuples(st.integers(2, 12), st.integers(1, 4)),
    elements=st.one_of(st.integers(-3, 3).map(float), st.just(np.nan)),
)


def test_mixed_table_for_a_method_that_reads_numbers_only():
    fitted = Preparation.fit(ROWS, MIXED, NUMERIC)
    names = [a.name for a in fitted.attributes]
    assert names == [
        "size",
        "colour=red",
        "colour=green",
        "colour=blue",
        "wet=yes",
        "day",
    ]
    assert all(a.is_numeric for a in fitted.attributes)
    expected = [
        [1, 1, 0, 0, 1, 10],
        [3, 0, 0, 1, 0, 30],
        [4, 0, 0, 1, 1, 20],  # mean of 1, 3, 8; the commonest label is yes
        [8, 0, 0, 1, 1, 20],
    ]
    assert np.array_equal(fitted.transform(ROWS), np.array(expected, float))


def test_steps_say_what_was_done():
    assert Preparation.fit(ROWS, MIXED, NUMERIC, "min-max").steps() == [
        "left out, not readable: name",
        "missing values replaced by the training mean: size, day",
        "missing values replaced by the training mode: colour, wet",
        "one column for each label: colour, wet",
        "min-max scaling: size, day",
    ]


def test_who_reads_everything_gets_everything():
    readable = [0, 1, 3, 4]
    attributes = [MIXED[j] for j in readable]
    fitted = Preparation.fit(ROWS[:, readable], attributes, EVERYTHING)
    assert fitted.steps() == []
    assert fitted.attributes == tuple(attributes)
    same = fitted.transform(ROWS[:, readable])
    assert np.array_equal(same, ROWS[:, readable], equal_nan=True)


def test_gaps_stay_gaps_when_labels_are_spread_for_who_reads_them():
    fitted = Preparation.fit(ROWS, MIXED, {"numeric", "missing"})
    assert np.isnan(fitted.transform(ROWS)[3, 1:4]).all()
    assert np.isnan(fitted.transform(ROWS)[2, [0, 4]]).all()


def test_codes_are_never_scaled():
    attributes = [MIXED[0], MIXED[1]]
    X = np.array([[0.0, 0], [10.0, 2]])
    fitted = Preparation.fit(X, attributes, EVERYTHING, "min-max")
    assert fitted.transform(X).tolist() == [[0.0, 0.0], [1.0, 2.0]]


@pytest.mark.filterwarnings("ignore:Skipping features without any observed values")
@pytest.mark.parametrize(
    ("scale", "scaler"), [("min-max", MinMaxScaler), ("z-score", StandardScaler)]
)
@given(train=tables, seed=st.integers(0, 99))
def test_numbers_equal_the_pipeline_of_scikit_learn(scale, scaler, train, seed):
    d = train.shape[1]
    test = np.random.default_rng(seed).normal(size=(5, d))
    fitted = Preparation.fit(train, numeric_attributes(d), NUMERIC, scale)
    imputer = SimpleImputer(keep_empty_features=True)
    pipeline = make_pipeline(imputer, scaler()).fit(train)
    assert np.allclose(fitted.transform(train), pipeline.transform(train))
    # on unseen rows a constant column is 0 for us; scikit-learn only shifts it
    filled = imputer.transform(train)
    varies = np.ptp(filled, axis=0) > 0
    ours, theirs = fitted.transform(test), pipeline.transform(test)
    assert np.allclose(ours[:, varies], theirs[:, varies])
    assert not ours[:, ~varies].any()


def test_constant_column_is_zero_even_when_rounding_gives_it_a_deviation():
    X = np.full((3, 1), 0.1)
    assert X.std() > 0  # rounding of the mean
    fitted = Preparation.fit(X, numeric_attributes(1), NUMERIC, "z-score")
    assert fitted.transform(np.array([[0.1], [7.0]])).tolist() == [[0.0], [0.0]]


def test_nothing_is_learned_from_the_rows_transformed():
    train, test = np.array([[0.0], [2.0]]), np.array([[100.0], [np.nan]])
    fitted = Preparation.fit(train, numeric_attributes(1), NUMERIC, "min-max")
    assert fitted.transform(test).tolist() == [[50.0], [0.5]]


@pytest.mark.parametrize("scale", ["none", "min-max", "z-score"])
@pytest.mark.parametrize("reads", [NUMERIC, EVERYTHING])
@given(X=tables)
def test_rows_said_not_to_matter_do_not_matter(scale, reads, X):
    attributes = numeric_attributes(X.shape[1])
    whole = Preparation.fit(X, attributes, reads, scale)
    suspects = whole.depends_on_row(X)
    for i in np.flatnonzero(~suspects):
        without = Preparation.fit(np.delete(X, i, axis=0), attributes, reads, scale)
        # the others' preparation is the same, to the last bit
        assert np.array_equal(without.transform(X), whole.transform(X), equal_nan=True)


def test_only_lone_extremes_matter_to_min_max():
    X = np.array([[0.0, 5], [0, 1], [2, 1], [3, 5], [1, 3]])
    fitted = Preparation.fit(X, numeric_attributes(2), NUMERIC, "min-max")
    assert fitted.depends_on_row(X).tolist() == [False, False, False, True, False]
    plain = Preparation.fit(X, numeric_attributes(2), NUMERIC)
    assert not plain.depends_on_row(X).any()


def test_long_lists_of_names_are_cut():
    fitted = Preparation.fit(np.ones((2, 9)), numeric_attributes(9), NUMERIC, "min-max")
    assert fitted.steps() == ["min-max scaling: x1, x2, x3, x4, x5, x6 and 3 more"]


@pytest.mark.parametrize(
    ("attributes", "reads", "scale", "message"),
    [
        (MIXED[2:3], NUMERIC, "none", "none of 1 attributes can be used"),
        (MIXED[:1], {"nominal"}, "none", "numeric attributes: size"),
        (MIXED[:1], NUMERIC, "log", "scale = 'log'"),
    ],
)
def test_what_cannot_be_prepared_is_a_problem(attributes, reads, scale, message):
    with pytest.raises(Problem, match=message):
        Preparation.fit(np.ones((2, 1)), attributes, reads, scale)
