"""Every method that selects prototypes against the plainest loops of its definition."""

from contextlib import suppress

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.estimators import of_kind

import workbench
from workbench.api import Problem, make
from workbench.compute.plugins.loader import plugin_class

METHODS = [
    "stolp",
    "fris-stolp",
    "forward",
    "backward",
    "hart",
    "wilson",
    "repeated-wilson",
    "all-knn",
    "tomek",
    "outliers",
    "delaunay",
    "gabriel",
    "relative-neighbour",
    "ccv-elimination",
    "ccv-addition",
    "random",
]

ROWS = st.tuples(st.integers(0, 10_000), st.integers(2, 16), st.integers(2, 3))


def rows(drawn):
    """Return rows on a grid, so that many distances are equal and some rows identical."""
    seed, n, classes = drawn
    random = np.random.default_rng(seed)
    X = random.integers(0, 4, (n, 2)).astype(float)
    if seed % 3 == 0:
        X = random.random((n, 2))
    y = np.r_[np.arange(classes), random.integers(0, classes, n)][:n]
    return X, y


def table(X):
    return np.sqrt(((X[:, None] - X) ** 2).sum(-1))


def select(method, X, y, **params):
    return make(plugin_class(method), params).fit(X, y).kept_.tolist()


def nearest(D, i, among):
    return min((j for j in among if j != i), key=lambda j: (D[i, j], j), default=None)


def vote(D, y, i, among, k):
    near = sorted((j for j in among if j != i), key=lambda j: (D[i, j], j))[:k]
    counts = np.bincount(y[near], minlength=1)
    return int(counts.argmax()) if near else y[i]


def margin(D, y, i, among):
    own = [D[i, j] for j in among if j != i and y[j] == y[i]]
    other = [D[i, j] for j in among if j != i and y[j] != y[i]]
    if not own or not other:
        return np.nan
    r, q = min(own), min(other)
    return 0.0 if q == r == 0 else (q - r) / (q + r)


def forward(D, y):
    kept = [0]
    for i in range(1, len(y)):
        if y[nearest(D, i, kept)] != y[i]:
            kept.append(i)
    return kept


def hart(D, y):
    kept, before = [0], 0
    while len(kept) != before:
        before = len(kept)
        for i in range(len(y)):
            if i not in kept and y[nearest(D, i, kept)] != y[i]:
                kept.append(i)
    return kept


def backward(D, y):
    kept = list(range(len(y)))
    for i in range(len(y)):
        near = nearest(D, i, kept)
        if near is not None and y[near] == y[i]:
            kept.remove(i)
    return kept


def wilson(D, y, k=3, among=None):
    among = range(len(y)) if among is None else among
    return [i for i in among if vote(D, y, i, among, k) == y[i]]


def repeated_wilson(D, y):
    left = list(range(len(y)))
    while left:
        again = wilson(D, y, 3, left)
        if again == left:
            return left
        left = again
    return left


def all_knn(D, y):
    every = range(len(y))
    return [i for i in every if all(vote(D, y, i, every, k) == y[i] for k in (1, 2, 3))]


def outliers(D, y):
    every = range(len(y))
    return [
        i
        for i in every
        if any(
            y[j] == y[i]
            for j in sorted((j for j in every if j != i), key=lambda j: (D[i, j], j))[
                :5
            ]
        )
    ]


def tomek(D, y):
    every = range(len(y))
    mate = [nearest(D, i, every) for i in every]
    return [i for i in every if mate[mate[i]] != i or y[mate[i]] == y[i]]


LOOPS = {
    "forward": forward,
    "hart": hart,
    "backward": backward,
    "wilson": wilson,
    "repeated-wilson": repeated_wilson,
    "all-knn": all_knn,
    "outliers": outliers,
    "tomek": tomek,
}


def kept_or_none(method, X, y, **params):
    try:
        return select(method, X, y, **params)
    except Problem:
        return []


@settings(max_examples=40, deadline=None)
@given(ROWS)
def test_passes_and_edits_are_those_of_the_loops(drawn):
    X, y = rows(drawn)
    for method, loop in LOOPS.items():
        assert kept_or_none(method, X, y) == loop(table(X), y), method


def stolp(D, y, delta, l0, drop):
    every, left = list(range(len(y))), list(range(len(y)))
    for i in every:
        if margin(D, y, i, every if drop == "once" else left) < delta:
            left.remove(i)
    inner = {i: margin(D, y, i, left) for i in left}
    kept = []
    for c in sorted({y[i] for i in left}):
        of_class = [i for i in left if y[i] == c]
        kept.append(
            max(of_class, key=lambda i: (-9 if np.isnan(inner[i]) else inner[i], -i))
        )
    while len({y[i] for i in kept}) > 1:
        now = {i: margin(D, y, i, kept) for i in left if i not in kept}
        errors = [i for i in now if now[i] < 0]
        if len(errors) <= l0:
            break
        kept.append(min(errors, key=lambda i: (now[i], i)))
    return kept


@settings(max_examples=40, deadline=None)
@given(
    ROWS, st.sampled_from([-1.0, -0.2, 0.1]), st.sampled_from(["once", "sequential"])
)
def test_stolp_is_that_of_the_loops(drawn, delta, drop):
    X, y = rows(drawn)
    for l0 in (0, 2):
        expected = stolp(table(X), y, delta, l0, drop)
        found = kept_or_none("stolp", X, y, delta=delta, l0=l0, drop=drop)
        assert found == expected


def similar(D, u, a, b):
    total = D[u, b] + D[u, a]
    return 0.0 if total == 0 else (D[u, b] - D[u, a]) / total


def find(D, P, R, F, lam):
    values = {}
    for x in P:
        mine = [similar(D, u, x, nearest(D, u, R)) for u in P if u != x]
        theirs = [
            similar(D, v, nearest(D, v, R), x)
            for v in F
            if nearest(D, v, R) is not None
        ]
        values[x] = lam * (np.mean(mine) if mine else 1.0) + (1 - lam) * (
            np.mean(theirs) if theirs else 0.0
        )
    best = max(values.values())
    # means of other orders of summation differ in the last digits
    return min(x for x in P if values[x] > best - 1e-12)


@settings(max_examples=40, deadline=None)
@given(ROWS, st.sampled_from([0.0, 0.3, 1.0]), st.sampled_from([-0.5, 0.0, 0.6]))
def test_each_choice_of_fris_stolp_is_the_first_best_one_of_the_loops(
    drawn, lam, theta
):
    X, y = rows(drawn)
    D, n = table(X), len(y)
    trace = list(
        make(plugin_class("fris-stolp"), {"lam": lam, "theta": theta}).trace(X, y)
    )
    classes = sorted(set(y))
    of = {c: [i for i in range(n) if y[i] == c] for c in classes}
    others = {c: [i for i in range(n) if y[i] != c] for c in classes}
    first = {c: d.rows[0] for c, d in zip(classes, trace, strict=False)}
    for c in classes:
        assert first[c] == find(D, of[c], others[c], others[c], lam)
    chosen = []
    for c, decision in zip(classes, trace[len(classes) :], strict=False):
        rivals = [first[o] for o in classes if o != c]
        assert decision.kept[0] == find(D, of[c], rivals, others[c], lam)
        chosen.append(decision.kept[0])
    left, rest = set(range(n)), trace[2 * len(classes) :]
    while rest:
        done = {
            x
            for x in left
            if x in chosen
            or similar(
                D,
                x,
                min((p for p in chosen if y[p] == y[x]), key=lambda p, x=x: D[x, p]),
                min((p for p in chosen if y[p] != y[x]), key=lambda p, x=x: D[x, p]),
            )
            > theta
        }
        decision, rest = rest[0], rest[1:]
        assert (decision.line, set(decision.rows)) == (3, done)
        left -= done
        before = list(chosen)
        for c in sorted({y[i] for i in left}):
            own = [i for i in sorted(left) if y[i] == c]
            rivals = [p for p in before if y[p] != c]
            foreign = [i for i in sorted(left) if y[i] != c]
            assert rest[0].kept[0] == find(D, own, rivals, foreign, lam)
            chosen.append(rest[0].kept[0])
            rest = rest[1:]
    assert not left
    assert select("fris-stolp", X, y, lam=lam, theta=theta) == list(
        dict.fromkeys(chosen)
    )


def ccv_of(D, y, kept, control):
    total = 0.0
    for i in range(len(y)):
        near = sorted((j for j in kept if j != i), key=lambda j: (D[i, j], j))
        N = len(near)
        k = min(control, N)
        l_, w = N - k + 1, (N - k + 1) / N if N else 0.0
        for m in range(1, k + 1):
            total += w * (y[near[m - 1]] != y[i])
            if m < N:
                w *= (N - m - l_ + 1) / (N - m)
    return total / len(y)


def eliminated(D, y, control):
    left, order = list(range(len(y))), []
    while True:
        values = {
            p: ccv_of(D, y, [j for j in left if j != p], control)
            for p in left
            if sum(y[j] == y[p] for j in left) > 1
        }
        if not values:
            return order
        best = min(values.values())
        order.append(min(p for p in values if values[p] <= best + 1e-12))
        left.remove(order[-1])


@settings(max_examples=15, deadline=None)
@given(ROWS, st.sampled_from([1, 3, 10]))
def test_elimination_drops_as_the_loops_do(drawn, control):
    X, y = rows(drawn)
    trace = make(plugin_class("ccv-elimination"), {"control": control}).trace(X, y)
    assert [d.rows[0] for d in trace] == eliminated(table(X), y, control)


@settings(max_examples=10, deadline=None)
@given(ROWS, st.sampled_from([1, 3, 10]))
def test_addition_is_the_best_of_all(drawn, control):
    X, y = rows(drawn)
    D, kept = table(X), []
    for decision in make(plugin_class("ccv-addition"), {"control": control}).trace(
        X, y
    ):
        row = decision.kept[0]
        if decision.line == 2:
            free = [p for p in range(len(y)) if p not in kept]
            values = {p: ccv_of(D, y, [*kept, p], control) for p in free}
            best = min(values.values())
            assert row == min(p for p in free if values[p] <= best + 1e-12)
            assert decision.numbers["ccv"] == pytest.approx(best)
            assert best < ccv_of(D, y, kept, control)
        kept.append(row)


def test_the_least_on_the_way():
    data = workbench.read("builtin:thesis21-strips")
    D = table(data.X)
    ends = {}
    for stop in ("last", "least"):
        cls = plugin_class("ccv-elimination")
        ends[stop] = cls(stop=stop, control=5).fit(data.X, data.y).kept_
    assert len(ends["last"]) == 2
    assert ccv_of(D, data.y, ends["least"], 5) < ccv_of(D, data.y, range(200), 5)
    assert select("ccv-elimination", data.X, data.y, count=150)[:1] != []
    assert len(select("ccv-elimination", data.X, data.y, count=150)) == 150


def graph(D, y, kind):
    n = len(y)
    lowest = [int(np.flatnonzero(D[i] == 0)[0]) for i in range(n)]
    part = [
        i
        for i in range(n)
        if not any(lowest[j] == lowest[i] and y[j] == y[i] for j in range(i))
    ]
    kept = []
    for i in part:
        for j in part:
            if y[i] == y[j]:
                continue
            others = [r for r in part if lowest[r] not in (lowest[i], lowest[j])]
            a, b, c = D[i, others], D[j, others], D[i, j]
            if kind == "gabriel":
                free = not np.any(a**2 + b**2 <= c**2 + 1e-9)
            else:
                free = not np.any(np.maximum(a, b) < c)
            if free or c == 0:
                kept.append(i)
                break
    return kept


@settings(max_examples=30, deadline=None)
@given(ROWS)
def test_graphs_are_those_of_the_loops(drawn):
    X, y = rows(drawn)
    for kind in ("gabriel", "relative-neighbour"):
        assert kept_or_none(kind, X, y) == graph(table(X), y, kind)


def test_all_methods_are_there():
    assert sorted(METHODS) == sorted(of_kind("prototypes"))


@pytest.mark.parametrize("method", METHODS)
def test_a_trace_is_the_fit_step_by_step(method):
    data = workbench.read("builtin:thesis21-strips")
    selector = plugin_class(method)().fit(data.X, data.y)
    trace = list(selector.trace())
    assert trace == list(plugin_class(method)().trace(data.X, data.y))
    assert len(trace) == selector.n_steps_
    assert all(d.times == 1 for d in trace)
    assert {d.line for d in trace} <= set(range(1, len(selector.pseudocode) + 1))
    kept = list(range(200)) if selector.begins_with_all else []
    for decision in trace:
        kept = [i for i in kept if i not in decision.dropped] + list(decision.kept)
    assert kept == selector.kept_.tolist()
    assert sorted([*kept, *selector.dropped_.tolist()]) == list(range(200))
    assert method in (selector.plugin.id, selector.plugin.title.lower())


@pytest.mark.parametrize(
    "name", ["builtin:iris", "builtin:thesis21-strips", "builtin:wine"]
)
def test_hart_classifies_every_training_row(name):
    data = workbench.read(name)
    D = table(data.X)
    for order in ("file", "shuffle", "margin"):
        kept = sorted(select("hart", data.X, data.y, order=order))
        wrong = [
            i
            for i in range(len(D))
            if i not in kept and data.y[nearest(D, i, kept)] != data.y[i]
        ]
        assert wrong == []


def test_forward_editing_ruins_the_strips():
    data = workbench.read("builtin:thesis21-strips")
    kept = select("forward", data.X, data.y)
    D = table(data.X)
    assert len(kept) == 6
    assert (
        sum(
            data.y[min(kept, key=lambda j, i=i: D[i, j])] != data.y[i]
            for i in range(200)
        )
        == 96
    )


def changed_cells(X, y, kept):
    """Return of how many cells of 256 x 256 the class by 1-NN is another among kept."""
    axes = np.linspace(X.min(axis=0), X.max(axis=0), 256).T
    cells = np.stack(np.meshgrid(*axes), axis=-1).reshape(-1, 2)
    before, after = (
        y[among][workbench.api.neighbours(X[among], cells, 1)[1][:, 0]]
        for among in (np.arange(len(X)), kept)
    )
    return int((before != after).sum())


def with_twins(data, twins):
    """Return the rows and so many again; half of the twins are of the other class."""
    X = np.vstack([data.X, data.X[:twins]])
    return X, np.r_[data.y, data.y[:twins] ^ (np.arange(twins) % 2)]


@pytest.mark.parametrize("twins", [0, 40])
@pytest.mark.parametrize("name", ["builtin:thesis21-strips", "builtin:moons"])
def test_delaunay_editing_changes_no_cell(name, twins):
    X, y = with_twins(workbench.read(name), twins)
    kept = np.sort(select("delaunay", X, y))
    assert len(kept) < len(X)
    assert changed_cells(X, y, kept) == 0


@pytest.mark.parametrize("twins", [0, 40])
@pytest.mark.parametrize("step", [1, -1])
def test_delaunay_editing_changes_no_cell_of_banana(shared_data, step, twins):
    """Its nine pairs of equal rows are in; one pair has both classes.

    Where equal rows have different classes, the lowest of each class stays, and the lowest
    of all answers for the place, before the editing and after it. In the reverse order of
    rows it is the other one. Of equal rows of one class at most the lowest stays.
    """
    X, y = with_twins(workbench.read(shared_data / "keel" / "banana.dat"), twins)
    X, y = X[::step], y[::step]
    kept = np.sort(select("delaunay", X, y))
    assert len(kept) < len(X) / 2
    assert changed_cells(X, y, kept) == 0
    _, place, alike = np.unique(X, axis=0, return_inverse=True, return_counts=True)
    place = place.ravel()
    groups = [np.flatnonzero(place == p) for p in np.flatnonzero(alike > 1)]
    mixed = [g for g in groups if len(set(y[g])) > 1]
    assert (len(groups), len(mixed)) == (9 + twins, 1 + twins // 2)
    for rows in groups:
        lowest = {rows[y[rows] == c][0] for c in set(y[rows])}
        stay = set(rows) & set(kept)
        assert stay == lowest if len(lowest) > 1 else stay <= lowest
    found = workbench.api.neighbours(X[kept], X[[g[0] for g in mixed]], 1)[1][:, 0]
    assert kept[found].tolist() == [g[0] for g in mixed]


@pytest.mark.parametrize(
    "metric", ["manhattan", "canberra", "cosine", "mahalanobis", "heom"]
)
def test_methods_take_other_distances(metric):
    data = workbench.read("builtin:iris")
    for method in METHODS:
        if method != "delaunay" and "ccv" not in method:
            assert 0 < len(select(method, data.X, data.y, metric=metric)) <= 150


def test_labels_and_missing_values_are_read():
    X = np.array([[0, 1.0], [1, np.nan], [0, 1.5], [1, 3.0], [0, np.nan], [1, 2.5]])
    attributes = [
        workbench.api.Attribute("l", "nominal", ("a", "b")),
        workbench.api.Attribute("x"),
    ]
    y = np.array([0, 1, 0, 1, 0, 1])
    kept = plugin_class("hart")().fit(X, y, attributes=attributes).kept_
    assert 2 <= len(kept) < 6


TWINS = np.zeros((4, 2)), np.array([0, 1, 0, 1])


@pytest.mark.parametrize("method", METHODS)
def test_odd_rows_have_an_end(method):
    cases = [
        TWINS,
        (np.array([[0.0], [1.0]]), np.array([0, 1])),
        (np.array([[0.0], [1.0], [1.5]]), np.zeros(3, int)),
        (np.array([[0.0], [1.0], [1.0], [5.0]]), np.array([0, 0, 1, 2])),
    ]
    for X, y in cases:
        with suppress(Problem):  # everybody dropped is said in one line
            kept = select(method, X, y)
            assert len(set(kept)) == len(kept) > 0


@pytest.mark.parametrize(
    ("method", "params", "said"),
    [
        ("stolp", {"delta": 1.5}, "delta"),
        ("stolp", {"delta": -1.5}, "delta"),
        ("stolp", {"delta": 0.9999999}, "outliers"),
        ("fris-stolp", {"lam": 1.5}, "lam"),
        ("fris-stolp", {"theta": 1.0}, "below 1"),
        ("delaunay", {"metric": "manhattan"}, "gabriel"),
        ("random", {"count": 151}, "at most 149|at most 14"),
        ("wilson", {"n_neighbors": 0}, "n_neighbors"),
        ("ccv-elimination", {"control": 0}, "control"),
        ("hart", {"order": "best"}, "order"),
    ],
)
def test_bad_parameters_are_one_line(method, params, said):
    data = workbench.read("builtin:iris")
    once = np.unique(data.X, axis=0, return_index=True)[1]
    with pytest.raises(Problem, match=said):
        select(method, data.X[once], data.y[once], **params)


def test_delaunay_refuses_six_attributes_and_names_another():
    X, y = np.random.default_rng(1).random((30, 6)), np.arange(30) % 2
    with pytest.raises(Problem, match="gabriel"):
        select("delaunay", X, y)


def test_all_may_be_outliers():
    X, y = np.arange(4.0)[:, None], np.array([0, 1, 0, 1])
    with pytest.raises(Problem, match="none of 4 rows is kept"):
        select("outliers", X, y, n_neighbors=1)
