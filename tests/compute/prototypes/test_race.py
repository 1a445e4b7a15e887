"""Decisions handed over in blocks, errors on the way, regions before and after."""

from __future__ import annotations

import time

import numpy as np
import pytest
from scipy.spatial.distance import cdist

import workbench
from workbench.api import Attribute, Dataset, Problem, numeric_attributes
from workbench.api.report import Cancelled, partial, reporting_to
from workbench.compute.prototypes.race_regions import FINE, MeasuredPlane, make_plane
from workbench.compute.prototypes.race_trace import trace_method
from workbench.compute.prototypes.rival_pairs import rival_pairs
from workbench.compute.prototypes.scene_profile import scene_profile
from workbench.compute.prototypes.selection import select_prototypes

METHODS = (
    "stolp", "fris-stolp", "forward", "backward", "hart", "wilson", "repeated-wilson",
    "all-knn", "tomek", "outliers", "delaunay", "gabriel", "relative-neighbour",
    "ccv-elimination", "ccv-addition", "random",
)  # fmt: skip
TWO = Attribute("class", "nominal", ("a", "b"))


def some_rows(n: int = 40, d: int = 2, seed: int = 5) -> Dataset:
    """Draw rows of two classes that overlap."""
    random = np.random.default_rng(seed)
    y = np.arange(n) % 2
    X = random.normal(size=(n, d)) + 1.2 * y[:, None]
    return Dataset(X, y, numeric_attributes(d), TWO)


def part(flat, ends, i):
    """Return what the i-th decision has of what stands one behind the other."""
    return flat[ends[i - 1] if i else 0 : ends[i]].tolist()


def followed(blocks, n):
    """Return the rows kept after every decision, a list of sets, and all errors."""
    chosen = set(range(n)) if blocks[0].begins_with_all else set()
    states, errors = [], []
    for block in blocks:
        for i in range(len(block.lines)):
            lost = part(block.dropped, block.dropped_ends, i)
            chosen = (chosen - set(lost)) | set(part(block.kept, block.kept_ends, i))
            states.append(chosen)
        errors += block.errors.tolist()
    return states, errors


@pytest.mark.parametrize("method", METHODS)
def test_the_decisions_lead_where_the_method_leads(method):
    data = some_rows()
    blocks = []
    end = trace_method(data, method, {}, blocks.append)
    states, errors = followed(blocks, data.n_rows)
    whole = select_prototypes(data, method)
    assert states[-1] == set(whole.kept.tolist())
    assert end.steps == len(states) == whole.steps
    assert not end.cut
    assert errors[-1] / data.n_rows == pytest.approx(whole.loo)
    # on the way, counted anew from all distances
    D = cdist(data.X, data.X)
    np.fill_diagonal(D, np.inf)
    for at in range(0, len(states), 7):
        kept = np.array(sorted(states[at]), int)
        if not len(kept):
            assert errors[at] == -1
            continue
        near = kept[D[:, kept].argmin(axis=1)]
        alone = np.isinf(D[:, kept].min(axis=1))
        assert errors[at] == ((data.y[near] != data.y) & ~alone).sum()


def test_a_long_trace_is_cut_and_comes_in_blocks():
    data = some_rows(60)
    blocks = []
    end = trace_method(data, "hart", {}, blocks.append, most=50)
    assert end.cut
    assert end.steps == 50 == sum(len(block.lines) for block in blocks)
    assert [block.start for block in blocks] == np.cumsum(
        [0, *(len(block.lines) for block in blocks[:-1])]
    ).tolist()


class Impatient:
    """A reporter whose user cancels after some seconds of processor time."""

    def __init__(self, seconds: float) -> None:
        self.until = time.process_time() + seconds

    def progress(self, fraction: float, message: str) -> None:
        """Look at nothing."""

    def partial(self, data: object) -> None:
        """Look at nothing."""

    def cancelled(self) -> bool:
        """Whether the time is over."""
        return time.process_time() > self.until


@pytest.mark.parametrize("method", ["ccv-elimination", "backward", "fris-stolp"])
def test_a_cancelled_trace_ends_within_half_a_second(method):
    data = some_rows(600 if method == "ccv-elimination" else 3000)
    reporter = Impatient(0.02)
    with reporting_to(reporter), pytest.raises(Cancelled):
        trace_method(data, method, {}, partial)
    assert time.process_time() - reporter.until < 0.5


def test_the_distance_of_the_scene_counts():
    data = some_rows(50, seed=9)
    for metric, p in (("manhattan", 2.0), ("minkowski", 3.0), ("cosine", 2.0)):
        blocks = []
        trace_method(
            data, "hart", {}, blocks.append, metric=metric, p=p, scale="z-score"
        )
        params = {"metric": metric, **({"p": p} if metric == "minkowski" else {})}
        whole = select_prototypes(data, "hart", params, scale="z-score")
        assert followed(blocks, 50)[0][-1] == set(whole.kept.tolist())


WHOLE = pytest.mark.lane("whole", "more data sets of the same kind")


@pytest.mark.parametrize(
    "name",
    ["moons", "iris"]
    + [pytest.param(n, marks=WHOLE) for n in ("thesis21-strips", "xor", "wine-2")],
)
def test_delaunay_editing_changes_no_region(name):
    data = workbench.read(f"builtin:{name}")
    x, y = data.attributes[0].name, data.attributes[1].name
    kept = select_prototypes(data, "delaunay").kept
    assert len(kept) < data.n_rows
    for principal in {False, len(data.attributes) > 2}:
        plane = make_plane(data, x, y, principal, "euclidean", 2.0, "none", None)
        some = {"delaunay": kept, "hart": select_prototypes(data, "hart").kept}
        found = plane.regions(some, "delaunay")
        assert found.cells == FINE * FINE
        assert found.changed[0] == 0
        assert (found.before == found.after).all()
        assert found.changed[1] > 0  # another method does change some


@pytest.mark.parametrize("metric", ["euclidean", "chebyshev", "cosine"])
def test_regions_are_those_of_the_nearest_prototype(metric):
    data = some_rows(30, d=3)
    plane = MeasuredPlane(data, metric, axes=("x1", "x3"))
    kept = np.arange(4, 21, 3)
    found = plane.regions({"hart": kept}, "hart")
    cells = plane.grid(FINE).cells()
    columns = np.column_stack(
        [cells[:, 0], np.full(len(cells), np.median(data.X[:, 1])), cells[:, 1]]
    )
    near = kept[cdist(columns[::97], data.X[kept], metric).argmin(axis=1)]
    assert (found.after.ravel()[::97] == data.y[near]).all()
    whole = cdist(columns[::97], data.X, metric).argmin(axis=1)
    assert (found.before.ravel()[::97] == data.y[whole]).all()
    assert found.changed[0] == (found.before != found.after).sum()
    # the coarse grid that the window follows says the same of its own cells
    picture = plane.picture()
    centres = plane.grid(picture.level).cells()
    columns = np.column_stack(
        [centres[:, 0], np.full(len(centres), np.median(data.X[:, 1])), centres[:, 1]]
    )
    assert (picture.nearest == cdist(columns, data.X, metric).argmin(axis=1)).all()


def test_pairs_are_the_nearest_of_both_kinds():
    data = some_rows(40, d=3)
    found = rival_pairs(data, "manhattan", x="x1", y="x2")
    D = cdist(data.X, data.X, "cityblock")
    np.fill_diagonal(D, np.inf)
    alike = data.y[:, None] == data.y
    assert (found.own == np.where(alike, D, np.inf).argmin(axis=1)).all()
    assert (found.rival == np.where(alike, np.inf, D).argmin(axis=1)).all()
    np.testing.assert_allclose(found.r, np.where(alike, D, np.inf).min(axis=1))
    same = scene_profile(data, "manhattan").similarity
    np.testing.assert_allclose(found.similarity, same, rtol=0, atol=1e-12)


def test_rows_without_a_friend_or_a_rival():
    X = np.array([[0.0, 0.0], [1.0, 0.0], [5.0, 1.0]])
    lonely = Dataset(X, np.array([0, 0, 1]), numeric_attributes(2), TWO)
    found = rival_pairs(lonely, x="x1", y="x2")
    assert found.own.tolist() == [1, 0, -1]
    assert found.rival.tolist() == [2, 2, 1]
    assert np.isnan(found.similarity).tolist() == [False, False, True]
    alone = Dataset(X, np.zeros(3, int), numeric_attributes(2), TWO)
    assert rival_pairs(alone, x="x1", y="x2").rival.tolist() == [-1, -1, -1]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("case", ["one class", "single", "identical", "two"])
def test_odd_rows_end_or_are_refused_in_one_line(method, case):
    X, y = np.random.default_rng(2).normal(size=(12, 2)), np.arange(12) % 2
    if case == "one class":
        y = np.zeros(12, int)
    elif case == "single":
        y = (np.arange(12) == 4).astype(int)
    elif case == "identical":
        X = np.ones((12, 2))
    else:
        X, y = X[:2], y[:2]
    data = Dataset(X, y, numeric_attributes(2), TWO)
    blocks = []
    try:
        end = trace_method(data, method, {}, blocks.append)
    except Problem as refused:
        said = str(refused)
    else:
        said = ""
        states, errors = followed(blocks, len(y))
        assert len(states) == end.steps == len(errors)
    # the command refuses the same rows, and those of which none is kept
    try:
        kept = set(select_prototypes(data, method).kept.tolist())
    except Problem as refused:
        kept, again = set(), str(refused)
    else:
        again = said
    assert again == said or not states[-1]
    assert said or kept == (states[-1] if states else set(range(len(y))))
    assert "\n" not in said


def test_a_plane_needs_a_number():
    labels = Attribute("colour", "nominal", ("red", "blue"))
    data = Dataset(np.zeros((4, 1)), np.arange(4) % 2, (labels,), TWO)
    with pytest.raises(Problem, match="no numeric attribute"):
        make_plane(data, "colour", "colour", False, "euclidean", 2.0, "none", None)
    one = some_rows(20, d=1)
    plane = make_plane(one, "x1", "x1", True, "euclidean", 2.0, "none", None)
    assert plane.axes == ("x1", "x1")  # a line has no second axis
    assert plane.regions({"a": np.arange(20)}, "a").changed.tolist() == [0]
