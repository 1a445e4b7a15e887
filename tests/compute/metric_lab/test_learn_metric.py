"""What the Metric lab is told of a learned metric (values of the strips)."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import multivariate_normal
from support.learning import Listener

from workbench.api import Attribute, Dataset, Problem, report
from workbench.compute.metric_lab.learn_metric import learn
from workbench.compute.reading.readers import read
from workbench.core.results.metric_result import KINDS, MetricRequest
from workbench.jobs.registry import resolve


def learned(name, **more):
    return resolve("metric")({"data": f"builtin:{name}", "plugin": "kissnn", **more})


@pytest.fixture(scope="module")
def strips():
    return learned("thesis21-strips", params={"covariance": "ml"})


def test_matrix_of_the_strips(strips):
    expected = np.array([[1578.7, 5575.3], [5575.3, 19788.3]])
    assert pytest.approx(expected, rel=5e-3) == strips.metric.M
    assert strips.metric.eigenvalues == pytest.approx([21359.7, 7.27], rel=5e-3)
    assert strips.metric.rank == 2
    vectors = strips.metric.eigenvectors
    rebuilt = (vectors * strips.metric.eigenvalues) @ vectors.T
    assert rebuilt == pytest.approx(strips.metric.M)


def test_differences_of_the_strips(strips):
    y = strips.data.y
    for kind, same in (("S", True), ("D", False)):
        pairs = strips.differences.pairs(kind)
        assert pairs.count == len(pairs.i) == len(pairs.j) == 1000
        assert np.all((y[pairs.i] == y[pairs.j]) == same)
        x = strips.data.X[pairs.j] - strips.data.X[pairs.i]
        sigma = strips.differences.covariance(kind)
        assert x.T @ x / len(x) == pytest.approx(sigma)


def test_accuracies_of_the_strips(strips):
    assert (strips.judged.loo_before, strips.judged.loo_after) == (0.61, 0.995)
    assert strips.judged.badge == "METRIC:ALL"
    shrunk = learned("thesis21-strips", params={"covariance": "ledoit-wolf"})
    assert shrunk.judged.loo_after < 0.97


def test_honest_leave_one_out_of_the_strips():
    honest = resolve("metric_loo")(
        {
            "data": "builtin:thesis21-strips",
            "plugin": "kissnn",
            "params": {"covariance": "ml"},
        }
    )
    assert (honest.correct, honest.n, honest.badge) == (199, 200, "LOO")
    assert honest.confusion.tolist() == [[99, 1], [0, 100]]
    assert honest.wrong == (28,)  # people count from 1: row 29


def test_ratio_is_that_of_the_two_normal_densities(strips):
    rng = np.random.default_rng(2)
    x = rng.normal(size=(40, 2)) * [0.1, 0.03]
    zero = np.zeros(2)
    expected = multivariate_normal(zero, strips.differences.sigma_d).logpdf(
        x
    ) - multivariate_normal(zero, strips.differences.sigma_s).logpdf(x)
    form, constant = strips.differences.ratio.form, strips.differences.ratio.constant
    given = 0.5 * np.einsum("ij,jk,ik->i", x, form, x) + constant
    assert given == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_density_maps(strips):
    X, pairs = strips.data.X, strips.differences.pairs
    differences = {kind: X[pairs(kind).j] - X[pairs(kind).i] for kind in "SD"}
    maps = resolve("densities")(
        {
            **differences,
            "sigma_s": strips.differences.sigma_s,
            "sigma_d": strips.differences.sigma_d,
            "extent": (-2.0, 2.0, -1.0, 1.0),
        }
    )
    assert maps.ratio.shape == maps.same.shape == (128, 128)
    cell = (4 / 128) * (2 / 128)
    # nearly all of the kernel estimate lies inside the rectangle
    assert maps.same.sum() * cell == pytest.approx(1.0, abs=0.02)
    # the cell left of the middle column and below the middle row
    centre = np.array([-4 / 256, -2 / 256])
    expected = multivariate_normal([0, 0], strips.differences.sigma_d).logpdf(
        centre
    ) - multivariate_normal([0, 0], strips.differences.sigma_s).logpdf(centre)
    assert maps.ratio[63, 63] == pytest.approx(expected, rel=1e-5)


def test_indefinite_difference_is_projected():
    wine = learned("wine-2", scale="min-max")
    assert (wine.differences.raw_eigenvalues < 0).sum() == 1
    assert wine.differences.raw_eigenvalues[1] == pytest.approx(-82, abs=1)
    assert wine.metric.rank == 1
    assert np.linalg.matrix_rank(wine.metric.M) == 1


def test_some_attributes_only():
    iris = learned("iris", attributes=["petal-length", "petal-width"])
    assert iris.data.attributes == ("petal-length", "petal-width")
    assert iris.metric.M.shape == (2, 2)


def small(y, X=None):
    rng = np.random.default_rng(1)
    X = rng.normal(size=(len(y), 2)) if X is None else X
    attributes = (Attribute("a"), Attribute("b"))
    return Dataset(X, np.array(y), attributes, Attribute("c", "nominal", ("x", "y")))


def test_lonely_class_and_clipped_neighbours_are_named():
    result = learn(
        small([0, 1, 1, 1, 1]),
        MetricRequest("kissnn", {"v": 9, "covariance": "shrunk"}),
    )
    text = " ".join(result.remarks)
    assert "one row only" in text
    assert "x" in text
    assert "clipped to 3" in text


def test_singular_covariance_names_estimators_that_cope():
    X = np.random.default_rng(4).normal(size=(20, 1)) * [1.0, 2.0]
    result = learn(small([0, 1] * 10, X), MetricRequest("kissnn", {"covariance": "ml"}))
    assert result.differences.ratio.form is None
    assert "ledoit-wolf" in result.differences.ratio.problem


def test_a_classifier_without_a_map_is_refused():
    with pytest.raises(Problem, match="linear map"):
        learn(read("builtin:iris"), MetricRequest("naive-bayes", {}))


def test_a_numeric_class_is_refused():
    numeric = Dataset(
        np.eye(4), np.arange(4.0), tuple(Attribute(c) for c in "abcd"), Attribute("t")
    )
    with pytest.raises(Problem, match="nominal class"):
        learn(numeric, MetricRequest("kissnn", {}))


def test_the_raw_matrix_is_the_weighted_one():
    plain = learned("thesis21-strips", params={"covariance": "ml"})
    weighted = learned(
        "thesis21-strips", params={"covariance": "ml", "dissimilar_weight": 3.0}
    )
    inverse = [np.linalg.inv(plain.differences.covariance(kind)) for kind in "SD"]
    assert plain.differences.raw == pytest.approx(inverse[0] - inverse[1])
    assert weighted.differences.raw == pytest.approx(inverse[0] - 3 * inverse[1])
    # densities are what they are, whatever the weights
    assert weighted.differences.ratio.form == pytest.approx(inverse[0] - inverse[1])


def test_other_methods_show_the_differences_they_used():
    found = learned("iris", plugin="itml", params={"n_constraints": 50})
    X = found.data.X
    for kind in KINDS:
        pairs = found.differences.pairs(kind)
        x = X[pairs.j] - X[pairs.i]
        assert found.differences.covariance(kind) == pytest.approx(x.T @ x / len(x))
    assert found.differences.raw is None
    assert found.differences.raw_eigenvalues is None
    assert found.fit.constraints.counts.similar == found.differences.similar.count
    assert len(found.fit.objective.path) > 0
    assert found.fit.converged


def test_constraints_by_hand_reach_the_method():
    pairs = np.array([[0, 1, 1], [0, 149, -1], [2, 100, -1], [60, 61, 1]])
    found = learned("iris", plugin="itml", pairs=pairs)
    assert found.fit.constraints.similar.tolist() == [[0, 1], [60, 61]]
    assert found.fit.constraints.dissimilar.tolist() == [[0, 149], [2, 100]]
    with pytest.raises(Problem, match="does not learn from pairs") as told:
        learned("iris", plugin="nca", pairs=pairs)
    assert str(told.value).count("NCA") == 1
    for plugin in ("kissme", "itml"):
        assert learned("iris", plugin=plugin, pairs=pairs).request.plugin == plugin
        assert plugin.upper() in told.value.expected
    assert "LMNN" not in told.value.expected  # of triples


def test_nothing_learned_is_no_projection():
    iris = read("builtin:iris")
    found = learn(iris.take(np.array([0, 60])), MetricRequest("kissnn", {}))
    assert found.note.startswith("Euclidean distance is used instead")
    assert found.metric.M.tolist() == np.eye(4).tolist()
    assert found.metric.eigenvalues.tolist() == [1.0] * 4
    assert found.differences.raw is None
    assert found.differences.raw_eigenvalues is None


def test_news_of_an_iterative_method():
    listener = Listener()
    with report.reporting_to(listener):
        found = learned("wine", plugin="nca", scale="min-max")
    assert np.array_equal(listener.parts[0].data.X, found.data.X)
    assert listener.parts[0].request.plugin == "nca"
    assert all(news.data is news.request is None for news in listener.parts[1:])
    last = listener.parts[-1]
    path = found.fit.objective.path
    assert last.objective == pytest.approx(path[: last.iteration])
    assert last.components.shape[1] == found.data.X.shape[1]
