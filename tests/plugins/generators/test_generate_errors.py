"""Every generator: the Bayes error against a simulation, and published values."""

import math

import numpy as np
import pytest
from scipy.stats import norm
from support.estimators import bundled, of_kind

import workbench
from workbench.api import Problem, make
from workbench.api.generator import SOURCE
from workbench.compute.plugins.generate import bayes_error, make_generator, remade

ALL = [bundled()[name] for name in of_kind("generator")]
IDS = of_kind("generator")

#: Parameters under which the optimal rule of each is put to the test.
CASES = [
    ("gaussians", {}),
    ("gaussians", {"correlation": -0.7, "n_attributes": 4, "label_noise": 0.1}),
    ("gaussians", {"n_classes": 3, "correlation": 0.5}),
    ("gaussians", {"n_classes": 5, "separation": 1.5, "label_noise": 0.2}),
    ("gaussians", {"n_classes": 4, "n_attributes": 7}),
    ("gaussians", {"n_classes": 3, "n_attributes": 1}),
    ("gaussians", {"covariance": "own", "correlation": 0.8, "balanced": False}),
    ("gaussians", {"covariance": "own", "n_attributes": 1, "n_classes": 3}),
    ("strips", {}),
    ("strips", {"angle": 30.0, "gap": 0.01, "label_noise": 0.05}),
    ("xor", {"noise": 0.8}),
    ("moons", {}),
    ("moons", {"noise": 0.6, "balanced": False, "label_noise": 0.1}),
    ("circles", {"noise": 0.3}),
    ("circles", {"noise": 0.2, "factor": 0.0}),
    ("spirals", {"noise": 0.1}),
    ("spirals", {"n_classes": 3, "noise": 0.2, "turns": 1.0}),
    ("swiss-roll", {"noise": 2.0}),
    ("checkerboard", {"noise": 0.2}),
    ("checkerboard", {"noise": 0.5, "n_squares": 3}),
    ("checkerboard", {"label_noise": 0.25}),
    ("checkerboard", {"noise": 0.04, "n_squares": 7}),
    ("uniform", {"n_classes": 3}),
    ("twonorm", {}),
    ("twonorm", {"n_attributes": 3}),
    ("threenorm", {}),
    ("threenorm", {"n_attributes": 5, "balanced": False}),
    ("ring", {}),
    ("ring", {"n_attributes": 2}),
    ("waveform", {}),
    ("waveform", {"noise": 2.0, "n_irrelevant": 3}),
    ("led", {}),
    ("led", {"noise": 0.3, "n_irrelevant": 2, "balanced": False}),
    ("monks", {"problem": "1", "sample": True, "label_noise": 0.2}),
    ("monks", {"problem": "3", "sample": True}),
    ("balance", {"sample": True, "label_noise": 0.3}),
]
#: Rows drawn, by lane. Four standard errors of a rate of a tenth are 0.7, 0.4 and 0.2 %.
ROWS = {"quick": 30_000, "usual": 100_000, "whole": 300_000}


def cases():
    """Return all cases; the first of each generator is quick, the others are not."""
    seen, found = set(), []
    for plugin, params in CASES:
        first = plugin not in seen
        seen.add(plugin)
        marks = () if first else pytest.mark.lane("usual", "one more quadrature")
        found.append(pytest.param(plugin, params, id=f"{plugin}-{params}", marks=marks))
    return found


@pytest.mark.parametrize(("plugin", "params"), cases())
def test_the_optimal_rule_errs_as_often_as_it_says(plugin, params, lane):
    n = ROWS[lane]
    generator = make_generator(plugin, params | {"n_rows": n, "random_state": 12})
    data = generator.generate()
    # by the rule's own words on rows it has drawn; the error comes of a formula or a
    # quadrature that draws nothing
    rate = float(np.mean(generator.bayes_classes(data.X) != data.y))
    error = generator.bayes_error()
    assert abs(rate - error) < 4 * math.sqrt(error * (1 - error) / n) + 1e-12


PUBLISHED = [
    ("twonorm", {}, 0.023, 0.0005),  # Breiman 1998: 2.3 %
    ("threenorm", {}, 0.105, 0.0005),  # 10.5 %
    ("ring", {}, 0.013, 0.001),  # 1.3 %
    ("waveform", {}, 0.14, 0.01),  # Breiman et al. 1984: 14 %
    ("led", {"noise": 0.1}, 0.26, 0.0005),  # 26 %
    ("led", {"noise": 0.1, "n_irrelevant": 17}, 0.26, 0.0005),
    ("monks", {"problem": "1"}, 0.0, 0.0),
    ("monks", {"problem": "2"}, 0.0, 0.0),
    ("monks", {"problem": "3"}, 0.05, 1e-12),
    ("balance", {}, 0.0, 0.0),
    ("uniform", {"n_classes": 4}, 0.75, 1e-12),
    ("moons", {"noise": 0.0}, 0.0, 0.0),
    ("spirals", {"noise": 0.01}, 0.0, 0.0),
]


@pytest.mark.parametrize(("plugin", "params", "value", "tolerance"), PUBLISHED)
def test_published_errors(plugin, params, value, tolerance):
    error = bayes_error(make_generator(plugin, params))
    assert abs(error - value) <= tolerance


def test_two_gaussians_by_the_closed_form():
    generator = make_generator("gaussians", {"correlation": 0.6, "separation": 3.0})
    inverse = np.linalg.inv([[1, 0.6], [0.6, 1]])
    delta = math.sqrt(3.0 * inverse[0, 0] * 3.0)
    assert generator.bayes_error() == pytest.approx(norm.cdf(-delta / 2), rel=1e-12)


def test_the_quadrature_meets_the_closed_form():
    # own covariances that happen to be multiples of the same: as one class after the
    # other is 1.5 times as wide, the boundary in one dimension is two points
    generator = make_generator(
        "gaussians", {"n_attributes": 1, "covariance": "own", "separation": 2.0}
    )
    # N(-1, 1) against N(1, 1.5²): log 1.5 + (x - 1)²/4.5 - (x + 1)²/2 = 0
    roots = np.roots([1 / 4.5 - 0.5, -2 / 4.5 - 1, 1 / 4.5 - 0.5 + math.log(1.5)])
    low, high = sorted(roots)
    first = 1 - (norm.cdf(high, -1, 1) - norm.cdf(low, -1, 1))
    second = norm.cdf(high, 1, 1.5) - norm.cdf(low, 1, 1.5)
    assert generator.bayes_error() == pytest.approx((first + second) / 2, abs=1e-7)


def test_label_noise_mixes_the_posteriors():
    clean = make_generator("xor", {"noise": 0.7}).bayes_error()
    noisy = make_generator("xor", {"noise": 0.7, "label_noise": 0.3}).bayes_error()
    assert noisy == pytest.approx(0.3 * (1 - clean) + 0.7 * clean, rel=1e-12)
    useless = make_generator("xor", {"noise": 0.7, "label_noise": 0.5})
    assert useless.bayes_error() == pytest.approx(0.5)


def test_unknown_errors_are_not_made_up():
    own = {"covariance": "own", "n_attributes": 3}
    assert make_generator("gaussians", own).bayes_error() is None
    uneven = {"n_classes": 4, "n_attributes": 5, "correlation": 0.5}
    assert make_generator("gaussians", uneven).bayes_error() is None


@pytest.mark.parametrize("cls", ALL, ids=IDS)
def test_the_same_seed_makes_the_same_rows(cls):
    first, again = make(cls).generate(), make(cls).generate()
    assert first.same_as(again)
    if cls.plugin.id not in ("monks", "balance"):  # those give their whole table
        other = make(cls, {"random_state": 5}).generate()
        assert not first.same_as(other)


@pytest.mark.parametrize("cls", ALL, ids=IDS)
def test_the_source_makes_the_set_again(cls):
    data = make(cls, {"n_rows": 50, "random_state": 3}).generate()
    assert data.source.startswith(SOURCE + cls.plugin.id)
    assert remade(data.source).generate().same_as(data)
    assert len(data.notes) == 1
    assert "random_state=3" in data.notes[0]


@pytest.mark.parametrize("source", ["", "generator:", "generator:nobody {}",
    "generator:moons", "generator:moons {\"noise\": -1}", "generator:moons [1]",
    "generator:knn {}", "builtin:moons"])  # fmt: skip
def test_a_foreign_source_is_no_generator(source):
    assert remade(source) is None


@pytest.mark.parametrize(
    "cls",
    [cls for cls in ALL if "balanced" in cls.plugin.defaults()],
    ids=lambda cls: cls.plugin.id,
)
def test_classes_are_balanced_to_one_row_if_asked(cls):
    counts = make(cls, {"n_rows": 101}).generate().class_counts()
    most = 2 if cls.plugin.id == "xor" else 1  # there the four clouds are
    assert np.ptp(counts) <= most
    drawn = make(cls, {"n_rows": 1001, "balanced": False}).generate().class_counts()
    assert np.ptp(drawn) > 1


@pytest.mark.parametrize("cls", ALL, ids=IDS)
def test_one_row_can_be_made(cls):
    data = make(cls, {"n_rows": 1}).generate()
    assert data.n_rows >= 1


@pytest.mark.parametrize("cls", ALL, ids=IDS)
def test_the_wrong_number_of_columns_is_refused(cls):
    with pytest.raises(Problem, match="columns"):
        make(cls).bayes_classes(np.zeros((2, 99)))


def test_a_table_that_would_fill_the_memory_is_refused():
    many = {"n_rows": 10_000_000, "n_attributes": 1000}
    with pytest.raises(Problem, match="at most 250000000 cells"):
        make_generator("uniform", many).generate()


def test_the_facade_makes_data():
    data = workbench.generate("moons", n_rows=20, noise=0.0)
    assert data.n_rows == 20
    with pytest.raises(Problem, match="makes no data"):
        workbench.generate("knn")
