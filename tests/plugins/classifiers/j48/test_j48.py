"""J48 against published trees of Weka, a split search by loops, and its own laws."""

import json
import math
import time
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binom, norm
from support.examples import examples

import workbench
from workbench.api import Attribute, Cancelled, Problem
from workbench.api.report import reporting_to
from workbench.bundled.j48 import J48
from workbench.bundled.j48.growing import Grower
from workbench.bundled.j48.pruning import added_errors
from workbench.bundled.j48.splits import Rules
from workbench.bundled.j48.training_table import Sample, Table, held_out

WEATHER = """sunny 85 85 FALSE no|sunny 80 90 TRUE no|overcast 83 86 FALSE yes
rainy 70 96 FALSE yes|rainy 68 80 FALSE yes|rainy 65 70 TRUE no
overcast 64 65 TRUE yes|sunny 72 95 FALSE no|sunny 69 70 FALSE yes
rainy 75 80 FALSE yes|sunny 75 70 TRUE yes|overcast 72 90 TRUE yes
overcast 81 75 FALSE yes|rainy 71 91 TRUE no"""
OUTLOOK = Attribute("outlook", "nominal", ("sunny", "overcast", "rainy"))
WINDY = Attribute("windy", "nominal", ("TRUE", "FALSE"))
WEATHER_ATTRIBUTES = (OUTLOOK, Attribute("temperature"), Attribute("humidity"), WINDY)


def weather():
    cells = [line.split() for line in WEATHER.replace("\n", "|").split("|")]
    X = [
        [OUTLOOK.values.index(o), float(t), float(h), WINDY.values.index(w)]
        for o, t, h, w, _ in cells
    ]
    return np.array(X), np.array([row[-1] for row in cells])


def outline(node):
    """A described tree as nested tuples: branch, test or (class, count, errors)."""
    branch = node.get("branch", "")
    if "children" in node:
        return (branch, node["attribute"], *map(outline, node["children"]))
    return (branch, node["class"], round(node["count"], 2), round(node["errors"], 2))


def described(shared_data, name, **params):
    data = workbench.read(shared_data / "arff" / f"{name}.arff")
    model = J48(**params).fit(data.X, data.y, attributes=data.attributes)
    return model.describe_model(data.attributes, data.classes)


def test_the_weather_tree_of_the_textbook():
    model = J48().fit(*weather(), attributes=WEATHER_ATTRIBUTES)
    description = model.describe_model()
    assert (description["leaves"], description["size"]) == (5, 8)
    assert outline(description["root"]) == (
        "",
        "outlook",
        ("= sunny", "humidity", ("<= 75", "yes", 2, 0), ("> 75", "no", 3, 0)),
        ("= overcast", "yes", 4, 0),
        ("= rainy", "windy", ("= TRUE", "no", 2, 0), ("= FALSE", "yes", 3, 0)),
    )


# sizes that Weka prints for these files with its defaults
@pytest.mark.parametrize(
    ("name", "leaves", "size"),
    [
        ("contact-lenses", 4, 7),
        ("diabetes", 20, 39),
        ("glass", 30, 59),
        ("ionosphere", 18, 35),
        ("iris", 5, 9),
        ("vehicle", 98, 195),
        ("vote", 6, 11),
        ("wisconsin", 14, 27),
    ],
)
def test_sizes_of_wekas_trees(shared_data, name, leaves, size):
    description = described(shared_data, name)
    assert (description["leaves"], description["size"]) == (leaves, size)


def test_wekas_iris_tree(shared_data):
    assert outline(described(shared_data, "iris")["root"]) == (
        "",
        "petalwidth",
        ("<= 0.6", "Iris-setosa", 50, 0),
        (
            "> 0.6",
            "petalwidth",
            (
                "<= 1.7",
                "petallength",
                ("<= 4.9", "Iris-versicolor", 48, 1),
                (
                    "> 4.9",
                    "petalwidth",
                    ("<= 1.5", "Iris-virginica", 3, 0),
                    ("> 1.5", "Iris-versicolor", 3, 1),
                ),
            ),
            ("> 1.7", "Iris-virginica", 46, 1),
        ),
    )


def test_wekas_vote_tree_with_its_fractions_of_missing_votes(shared_data):
    root = described(shared_data, "vote")["root"]
    leaves = []

    def collect(node):
        if "children" not in node:
            leaves.append((node["class"], node["count"], node["errors"]))
        for child in node.get("children", ()):
            collect(child)

    collect(root)
    assert root["attribute"] == "physician-fee-freeze"
    assert [(c, round(n, 2), round(e, 2)) for c, n, e in leaves] == [
        ("democrat", 253.41, 3.75),
        ("republican", 145.71, 4.0),
        ("republican", 22.61, 3.32),
        ("democrat", 5.04, 0.02),
        ("republican", 2.21, 0.0),
        ("democrat", 6.03, 1.03),
    ]


# -- the choice of the root, once more with loops --------------------------------------


def bits(weights):
    total = sum(weights)
    return -sum(w / total * math.log2(w / total) for w in weights if w > 0)


def tally(labels):
    return [labels.count(c) for c in sorted(set(labels))]


def judged(groups, n):
    """Gain and gain ratio of a split of the known rows into groups of labels."""
    known = [label for group in groups for label in group]
    after = sum(len(g) / len(known) * bits(tally(g)) for g in groups if g)
    gain = len(known) / n * (bits(tally(known)) - after)
    information = bits([*map(len, groups), n - len(known)])
    return gain, information


def best_root(X, y, n_labels, min_instances):
    """The attribute and threshold of the root, None for a leaf."""
    n, n_classes, found = len(y), len(set(y)), []
    if n_classes == 1 or n < 2 * min_instances:
        return None
    for j, labels in enumerate(n_labels):
        rows = [i for i in range(n) if not math.isnan(X[i][j])]
        if labels:
            groups = [[y[i] for i in rows if X[i][j] == v] for v in range(labels)]
            if sum(len(g) >= min_instances for g in groups) >= 2:
                gain, information = judged(groups, n)
                found.append((j, None, gain, gain / information))
            continue
        least = max(min_instances, min(25, 0.1 * len(rows) / n_classes))
        values, cuts = sorted({X[i][j] for i in rows}), []
        for low, high in pairwise(values):
            groups = [
                [y[i] for i in rows if X[i][j] <= low],
                [y[i] for i in rows if X[i][j] > low],
            ]
            if all(len(g) >= least for g in groups):
                cuts.append((low, high, *judged(groups, n)))
        if cuts:
            top = max(gain for _, _, gain, _ in cuts)
            low, high, gain, information = next(c for c in cuts if c[2] > top - 1e-6)
            gain -= math.log2(len(cuts)) / n
            if gain > 1e-6:
                found.append((j, low, gain, gain / information))
    if not found:
        return None
    bar = sum(gain for _, _, gain, _ in found) / len(found) - 1e-3
    useful = [f for f in found if f[2] >= bar and f[3] > 1e-6]
    if not useful:
        return None
    top = max(f[3] for f in useful)
    return next((j, cut) for j, cut, _, ratio in useful if ratio > top - 1e-6)


COLOUR = Attribute("colour", "nominal", ("red", "green", "blue"))
MIXED = (Attribute("a"), COLOUR, Attribute("b"))
nan = math.nan
mixed_rows = st.lists(
    st.tuples(
        st.sampled_from([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, nan]),
        st.sampled_from([0.0, 1.0, 2.0, nan]),
        st.sampled_from([0.0, 0.5, 7.0, 9.0, nan]),
        st.sampled_from(["x", "y", "z"]),
    ),
    min_size=12,
    max_size=40,
)


@examples(2)
@given(mixed_rows, st.integers(1, 3))
def test_the_root_is_the_one_a_search_by_loops_finds(rows, min_instances):
    X, y = [row[:3] for row in rows], [row[3] for row in rows]
    codes = np.unique(y, return_inverse=True)[1]
    n_classes = len(set(y))
    table = Table(np.array(X), codes, n_classes, np.array([0, 3, 0]))
    rules = Rules(min_instances, n_classes)
    root = Grower(table, rules).grow(Sample.at_root(np.arange(len(y))))[0].root()
    expected = best_root(X, y, (0, 3, 0), min_instances)
    if expected is None:
        assert not root.children
    else:
        cut = None if math.isnan(root.threshold) else root.threshold
        assert (root.attribute, cut) == expected


# -- laws of every tree ----------------------------------------------------------------

params = st.fixed_dictionaries(
    {},
    optional={
        "unpruned": st.just(True),
        "reduced_error": st.just(True),
        "subtree_raising": st.just(False),
        "laplace": st.just(True),
        "binary_splits": st.just(True),
        "collapse": st.just(False),
        "mdl_correction": st.just(False),
        "split_point_actual": st.just(False),
        "confidence": st.sampled_from([0.05, 0.5]),
        "min_instances": st.integers(1, 5),
    },
)


@given(mixed_rows, params)
def test_counts_add_up_and_answers_are_distributions(rows, given_params):
    X, y = [row[:3] for row in rows], [row[3] for row in rows]
    tree = J48(**given_params).fit(X, y, attributes=MIXED)
    for node in tree.tree_.walk():
        if node.children:
            below = sum(child.counts for child in node.children)
            np.testing.assert_allclose(below, node.counts, atol=1e-4)
    if not (given_params.get("reduced_error") and not given_params.get("unpruned")):
        assert tree.tree_.total == pytest.approx(len(rows))
    scores = tree.predict_proba(X)
    np.testing.assert_allclose(scores.sum(axis=1), 1.0)
    np.testing.assert_array_equal(tree.predict(X), tree.classes_[scores.argmax(axis=1)])


def noisy(n=300, seed=5):
    random = np.random.default_rng(seed)
    X = random.normal(size=(n, 4))
    y = (X[:, 0] + np.sin(3 * X[:, 1]) > 0).astype(int)
    return X, np.where(random.random(n) < 0.15, 1 - y, y)


def size(tree):
    return sum(1 for _ in tree.tree_.walk())


def test_less_confidence_and_more_rows_per_leaf_give_smaller_trees():
    X, y = noisy()
    by_confidence = [size(J48(confidence=c).fit(X, y)) for c in (0.5, 0.25, 0.01)]
    assert by_confidence == sorted(by_confidence, reverse=True)
    assert by_confidence[0] > by_confidence[-1]
    assert size(J48(unpruned=True).fit(X, y)) >= by_confidence[0]
    assert size(J48(min_instances=30).fit(X, y)) < size(J48().fit(X, y))


def test_raising_puts_the_largest_branch_in_its_parents_place():
    X, y = noisy(seed=8)
    plain = J48(subtree_raising=False).fit(X, y)
    raised = J48().fit(X, y)
    assert size(raised) < size(plain)
    # the rows of the lost branches have walked down the raised one
    tree = raised.tree_
    arrived = {id(node): np.zeros(2) for node in tree.walk()}
    for row, code in zip(X, y, strict=True):
        for node in path(tree, row):
            arrived[id(node)][code] += 1
    for node in tree.walk():
        np.testing.assert_array_equal(node.counts, arrived[id(node)])


def path(node, row):
    yield node
    while node.children:
        node = node.children[int(row[node.attribute] > node.threshold)]
        yield node


def test_reduced_error_pruning_keeps_only_what_helps_on_rows_set_aside():
    X, y = noisy()
    tree = J48(reduced_error=True).fit(X, y).tree_
    assert tree.total == 200
    errors = {id(node): np.zeros(2) for node in tree.walk()}
    for i in np.flatnonzero(held_out(y)):
        nodes = list(path(tree, X[i]))
        for node in nodes:
            wrong = [node.majority != y[i], nodes[-1].majority != y[i]]
            errors[id(node)] += wrong
    inner = [node for node in tree.walk() if node.children]
    assert inner
    for node in inner:
        as_leaf, as_tree = errors[id(node)]
        assert as_tree < as_leaf


def test_unpruned_wins_over_reduced_error():
    X, y = noisy()
    both = J48(unpruned=True, reduced_error=True).fit(X, y)
    assert both.tree_.total == len(y)
    assert size(both) == size(J48(unpruned=True).fit(X, y))


def test_laplace_adds_a_row_of_each_class():
    X, y = weather()
    raw = J48().fit(X, y, attributes=WEATHER_ATTRIBUTES)
    smooth = J48(laplace=True).fit(X, y, attributes=WEATHER_ATTRIBUTES)
    overcast = [[1.0, 70.0, 80.0, 0.0]]  # a leaf of four rows, all yes
    assert raw.predict_proba(overcast).tolist() == [[0.0, 1.0]]
    np.testing.assert_allclose(smooth.predict_proba(overcast), [[1 / 6, 5 / 6]])


def test_a_class_no_row_has_counts_where_it_is_declared():
    X, y = weather()
    answer = Attribute("play", "nominal", ("no", "yes", "later"))
    codes = (np.asarray(y) == "yes").astype(int)
    model = J48(laplace=True).fit(
        X, codes, attributes=WEATHER_ATTRIBUTES, class_attribute=answer
    )
    assert model.classes_.tolist() == [0, 1, 2]
    overcast = [[1.0, 70.0, 80.0, 0.0]]
    np.testing.assert_allclose(model.predict_proba(overcast), [[1 / 7, 5 / 7, 1 / 7]])


def test_an_unknown_outlook_asks_every_branch():
    X, y = weather()
    model = J48().fit(X, y, attributes=WEATHER_ATTRIBUTES)
    # sunny 5/14 and humid: no; overcast 4/14: yes; rainy 5/14 and windy: no
    found = model.predict_proba([[nan, 70.0, 90.0, 0.0]])
    np.testing.assert_allclose(found, [[10 / 14, 4 / 14]])


def test_the_threshold_is_a_value_of_the_training_set():
    X, y = noisy()
    for node in J48().fit(X, y).tree_.walk():
        if node.children:
            assert node.threshold in X[:, node.attribute]


def test_a_row_without_a_class_may_lend_a_threshold_its_value():
    X, y = [[1.0], [2.0], [5.0], [6.0]], [0, 0, 1, 1]
    assert J48().fit(X, y).tree_.threshold == 2.0  # the middle is 3.5
    for value, threshold in ((3.4, 3.4), (3.6, 2.0), (nan, 2.0)):
        assert J48().fit(X, y, unlabelled=[[value]]).tree_.threshold == threshold


# -- the error limit -------------------------------------------------------------------


@given(st.integers(1, 400), st.sampled_from([0.05, 0.25, 0.5]))
def test_the_limit_of_no_error_is_the_binomial_one(total, confidence):
    rate = added_errors(total, 0.0, confidence) / total
    assert binom.pmf(0, total, rate) == pytest.approx(confidence)


@given(st.integers(4, 400), st.floats(0.01, 0.7), st.sampled_from([0.05, 0.25, 0.45]))
def test_the_limit_of_more_errors_solves_the_score_equation(total, share, confidence):
    errors = max(1.0, share * total)
    if errors + 0.5 >= total:
        return
    rate = (errors + added_errors(total, errors, confidence)) / total
    z = norm.isf(confidence)
    distance = rate - (errors + 0.5) / total
    assert distance == pytest.approx(z * math.sqrt(rate * (1 - rate) / total), rel=1e-6)


def test_between_none_and_one_error_the_limit_is_a_line():
    none, one = added_errors(10, 0, 0.25), added_errors(10, 1, 0.25)
    assert added_errors(10, 0.5, 0.25) == pytest.approx((none + one) / 2)
    assert added_errors(3, 2.8, 0.25) == pytest.approx(0.2)


# -- the rest --------------------------------------------------------------------------


def test_a_cell_that_is_no_label_is_a_problem():
    X, y = weather()
    model = J48().fit(X, y, attributes=WEATHER_ATTRIBUTES)
    X[0, 0] = 3.0
    with pytest.raises(Problem, match="'outlook' holds 3"):
        model.predict(X)
    with pytest.raises(Problem, match="3 attributes for 4 columns"):
        J48().fit(X, y, attributes=WEATHER_ATTRIBUTES[:3])


@pytest.mark.lane("usual", "the tree has 630 tests, each over 315 attributes")
def test_a_very_deep_tree_is_grown_and_described_in_part():
    # each attribute singles out four rows of one of three classes; the rows of two
    # classes are taken off one attribute at a time, one test below the other
    deepest, n = 205, 315
    X, y = np.repeat(np.eye(n), 4, axis=0), np.repeat(np.arange(n) % 3, 4)
    flags = tuple(Attribute(f"w{j}", "nominal", ("no", "yes")) for j in range(n))
    tree = J48(unpruned=True).fit(X, y, attributes=flags)
    depth, level = 0, (tree.tree_,)
    while level := tuple(child for node in level for child in node.children):
        depth += 1
    assert depth > deepest
    assert "deeper" in json.dumps(tree.describe_model())
    assert np.isfinite(J48().fit(X, y, attributes=flags).predict_proba(X)).all()


class Clock:
    """Cancels at the n-th look and measures the longest processor time between two."""

    def __init__(self, after=math.inf):
        self.after, self.looks, self.longest = after, 0, 0.0
        self.last = time.process_time()

    def cancelled(self):
        now = time.process_time()
        self.longest, self.last = max(self.longest, now - self.last), now
        self.looks += 1
        return self.looks > self.after


def test_a_job_can_be_stopped_at_every_level():
    X, y = noisy(5000)
    clock = Clock()
    with reporting_to(clock):
        J48().fit(X, y)
    assert clock.looks > 20
    assert clock.longest < 0.5
    with reporting_to(Clock(after=3)), pytest.raises(Cancelled):
        J48().fit(X, y)
    # so it can while the tree is pruned
    with reporting_to(Clock(after=clock.looks - 1)), pytest.raises(Cancelled):
        J48().fit(X, y)
