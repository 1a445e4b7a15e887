"""Whatever the data hold, every filter gives valid columns or one line of reason."""

import warnings

import numpy as np
import pytest
from support.estimators import of_kind

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.fitting.pipeline import apply_steps, fit_pipeline
from workbench.core.learner.filter_steps import Step

FILTERS = sorted(of_kind("filter"))
N = 40
P, Q = Attribute("p"), Attribute("q")
SHAPE = Attribute("shape", "nominal", ("round", "square", "long"))
NOTE = Attribute("note", "string", ("hello world", "foo bar", "baz qux"))
DAY = Attribute("day", "date", (), "yyyy-MM-dd")
BAG = Attribute("bag", "relational", ("1", "2", "3"), "", (Attribute("u"),))
TWO = Attribute("class", "nominal", ("a", "b"))
PRICE = Attribute("price")

random = np.random.default_rng(0)
A, B = random.normal(size=(2, N))
CODES = random.integers(0, 3, N).astype(float)
GAPPY = np.where(np.arange(N) % 3 == 0, np.nan, A)
Y = np.arange(N) % 2


def table(columns, attributes, y=Y, class_attribute=TWO):
    return Dataset(np.column_stack(columns), y, attributes, class_attribute, name="odd")


ODD = {
    "gaps": table([GAPPY, B], (P, Q)),
    "nothing known of one": table([np.full(N, np.nan), B], (P, Q)),
    "constant": table([np.ones(N), np.full(N, 0.1)], (P, Q)),
    "classes missing": table([A, B], (P, Q), np.where(np.arange(N) < 5, -1, Y)),
    "no class known": table([A, B], (P, Q), np.full(N, -1)),
    "one class": table([A, B], (P, Q), np.zeros(N, int)),
    "numeric class": table([A, B], (P, Q), GAPPY, PRICE),
    "class of texts": table([A, B], (P, Q), CODES.astype(int), NOTE),
    "mixed": table([A, CODES, CODES, B * 1e12], (P, SHAPE, NOTE, DAY)),
    "labels only": table([CODES], (SHAPE,)),
    "labels missing": table([np.where(np.isnan(GAPPY), np.nan, CODES), B], (SHAPE, Q)),
    "no label": table([np.full(N, np.nan), B], (Attribute("e", "nominal"), Q)),
    "texts only": table([CODES], (NOTE,)),
    "tables": table([CODES, B], (BAG, Q)),
    "infinity": table([np.where(np.arange(N) == 7, np.inf, A), B], (P, Q)),
    "one row": table([A, B], (P, Q)).take([0]),
    "no row": table([A, B], (P, Q)).take(np.empty(0, int)),
    "no attribute": Dataset(np.empty((N, 0)), Y, (), TWO),
}


def attempt(data, step):
    try:
        return apply_steps(data, step), ""
    except Problem as problem:
        return None, str(problem)


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("filter_", FILTERS)
def test_valid_columns_or_one_line(filter_, name):
    data, step = ODD[name], [Step(filter_)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # nothing is divided by nothing on the way
        outcome, complaint = attempt(data, step)
        if outcome is None:
            assert complaint.startswith(f"filter {filter_}: ")
            assert "\n" not in complaint
            assert name not in ("constant", "classes missing", "one class", "mixed")
            return
        again = fit_pipeline(step, data).apply(data)
    assert again.n_rows == data.n_rows
    for result in (outcome, again):
        for attribute, column in zip(result.attributes, result.X.T, strict=True):
            if attribute.is_nominal:
                known = column[~np.isnan(column)]
                assert np.isin(known, np.arange(len(attribute.values))).all()
    if "gaps" not in name and "missing" not in name and "known" not in name:
        numbers = [j for j, a in enumerate(outcome.attributes) if a.is_numeric]
        assert not np.isnan(outcome.X[:, numbers]).any()


@pytest.mark.parametrize("name", ["no row", "no attribute", "infinity"])
def test_what_no_filter_can_take_is_refused_by_those_that_learn(name):
    for filter_ in ("z-score", "pca", "one-hot", "discretise", "replace-missing"):
        with pytest.raises(Problem, match=f"filter {filter_}: "):
            apply_steps(ODD[name], [Step(filter_)])
