"""What the Metric lab is told of a learned metric (values of the strips)."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import multivariate_normal
from support.learning import Listener

from workbench.api import Attribute, Dataset, Problem, report
from workbench.compute.metric_lab.learn_metric import learn
from workbench.compute.reading.readers import read
from workbench.jobs.registry import resolve


def learned(name, **more):
    return resolve("metric")({"data": f"builtin:{name}", "plugin": "kissnn", **more})


@pytest.fixture(scope="module")
def strips():
    return learned("thesis21-strips", params={"covariance": "ml"})


def test_matrix_of_the_strips(strips):
    expected = np.array([[1578.7, 5575.3], [5575.3, 19788.3]])
    assert strips["M"] == pytest.approx(expected, rel=5e-3)
    assert strips["eigenvalues"] == pytest.approx([21359.7, 7.27], rel=5e-3)
    assert strips["rank"] == 2
    vectors = strips["eigenvectors"]
    rebuilt = (vectors * strips["eigenvalues"]) @ vectors.T
    assert rebuilt == pytest.approx(strips["M"])


def test_differences_of_the_strips(strips):
    y = strips["y"]
    for kind, same in (("S", True), ("D", False)):
        pairs = strips[kind]
        assert pairs["count"] == len(pairs["i"]) == len(pairs["j"]) == 1000
        assert np.all((y[pairs["i"]] == y[pairs["j"]]) == same)
        x = strips["X"][pairs["j"]] - strips["X"][pairs["i"]]
        sigma = strips["sigma_s" if same else "sigma_d"]
        assert x.T @ x / len(x) == pytest.approx(sigma)


def test_accuracies_of_the_strips(strips):
    assert (strips["loo_before"], strips["loo_after"]) == (0.61, 0.995)
    assert strips["badge"] == "METRIC:ALL"
    shrunk = learned("thesis21-strips", params={"covariance": "ledoit-wolf"})
    assert shrunk["loo_after"] < 0.97


def test_honest_leave_one_out_of_the_strips():
    honest = resolve("metric_loo")(
        {
            "data": "builtin:thesis21-strips",
            "plugin": "kissnn",
            "params": {"covariance": "ml"},
        }
    )
    assert (honest["correct"], honest["n"], honest["badge"]) == (199, 200, "LOO")
    assert honest["confusion"] == [[99, 1], [0, 100]]
    assert honest["wrong"] == [28]  # people count from 1: row 29


def test_ratio_is_that_of_the_two_normal_densities(strips):
    rng = np.random.default_rng(2)
    x = rng.normal(size=(40, 2)) * [0.1, 0.03]
    zero = np.zeros(2)
    expected = multivariate_normal(zero, strips["sigma_d"]).logpdf(
        x
    ) - multivariate_normal(zero, strips["sigma_s"]).logpdf(x)
    form, constant = strips["ratio"]["form"], strips["ratio"]["constant"]
    given = 0.5 * np.einsum("ij,jk,ik->i", x, form, x) + constant
    assert given == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_density_maps(strips):
    differences = {
        kind: strips["X"][strips[kind]["j"]] - strips["X"][strips[kind]["i"]]
        for kind in "SD"
    }
    maps = resolve("densities")(
        {
            **differences,
            "sigma_s": strips["sigma_s"],
            "sigma_d": strips["sigma_d"],
            "extent": (-2.0, 2.0, -1.0, 1.0),
        }
    )
    assert maps["ratio"].shape == maps["same"].shape == (128, 128)
    cell = (4 / 128) * (2 / 128)
    # nearly all of the kernel estimate lies inside the rectangle
    assert maps["same"].sum() * cell == pytest.approx(1.0, abs=0.02)
    # the cell left of the middle column and below the middle row
    centre = np.array([-4 / 256, -2 / 256])
    expected = multivariate_normal([0, 0], strips["sigma_d"]).logpdf(
        centre
    ) - multivariate_normal([0, 0], strips["sigma_s"]).logpdf(centre)
    assert maps["ratio"][63, 63] == pytest.approx(expected, rel=1e-5)


def test_indefinite_difference_is_projected():
    wine = learned("wine-2", scale="min-max")
    assert (wine["raw_eigenvalues"] < 0).sum() == 1
    assert wine["raw_eigenvalues"][1] == pytest.approx(-82, abs=1)
    assert wine["rank"] == 1
    assert np.linalg.matrix_rank(wine["M"]) == 1


def test_some_attributes_only():
    iris = learned("iris", attributes=["petal-length", "petal-width"])
    assert iris["attributes"] == ["petal-length", "petal-width"]
    assert iris["M"].shape == (2, 2)


def small(y, X=None):
    rng = np.random.default_rng(1)
    X = rng.normal(size=(len(y), 2)) if X is None else X
    attributes = (Attribute("a"), Attribute("b"))
    return Dataset(X, np.array(y), attributes, Attribute("c", "nominal", ("x", "y")))


def test_lonely_class_and_clipped_neighbours_are_named():
    result = learn(small([0, 1, 1, 1, 1]), "kissnn", {"v": 9, "covariance": "shrunk"})
    text = " ".join(result["remarks"])
    assert "one row only" in text
    assert "x" in text
    assert "clipped to 3" in text


def test_singular_covariance_names_estimators_that_cope():
    X = np.random.default_rng(4).normal(size=(20, 1)) * [1.0, 2.0]
    result = learn(small([0, 1] * 10, X), "kissnn", {"covariance": "ml"})
    assert result["ratio"]["form"] is None
    assert "ledoit-wolf" in result["ratio"]["problem"]


def test_a_classifier_without_a_map_is_refused():
    with pytest.raises(Problem, match="linear map"):
        learn(read("builtin:iris"), "naive-bayes", {})


def test_a_numeric_class_is_refused():
    numeric = Dataset(
        np.eye(4), np.arange(4.0), tuple(Attribute(c) for c in "abcd"), Attribute("t")
    )
    with pytest.raises(Problem, match="nominal class"):
        learn(numeric, "kissnn", {})


def test_the_raw_matrix_is_the_weighted_one():
    plain = learned("thesis21-strips", params={"covariance": "ml"})
    weighted = learned(
        "thesis21-strips", params={"covariance": "ml", "dissimilar_weight": 3.0}
    )
    inverse = [np.linalg.inv(plain[name]) for name in ("sigma_s", "sigma_d")]
    assert plain["raw"] == pytest.approx(inverse[0] - inverse[1])
    assert weighted["raw"] == pytest.approx(inverse[0] - 3 * inverse[1])
    # densities are what they are, whatever the weights
    assert weighted["ratio"]["form"] == pytest.approx(inverse[0] - inverse[1])


def test_other_methods_show_the_differences_they_used():
    found = learned("iris", plugin="itml", params={"n_constraints": 50})
    X = found["X"]
    for kind, sigma in (("S", "sigma_s"), ("D", "sigma_d")):
        x = X[found[kind]["j"]] - X[found[kind]["i"]]
        assert found[sigma] == pytest.approx(x.T @ x / len(x))
    assert found["raw"] is None
    assert found["raw_eigenvalues"] is None
    assert found["constraints"]["counts"]["similar"] == found["S"]["count"]
    assert len(found["objective"]["path"]) > 0
    assert found["converged"]


def test_constraints_by_hand_reach_the_method():
    pairs = np.array([[0, 1, 1], [0, 149, -1], [2, 100, -1], [60, 61, 1]])
    found = learned("iris", plugin="itml", pairs=pairs)
    assert found["constraints"]["similar"].tolist() == [[0, 1], [60, 61]]
    assert found["constraints"]["dissimilar"].tolist() == [[0, 149], [2, 100]]
    with pytest.raises(Problem, match="does not learn from pairs") as told:
        learned("iris", plugin="nca", pairs=pairs)
    assert str(told.value).count("NCA") == 1
    for plugin in ("kissme", "itml"):
        assert learned("iris", plugin=plugin, pairs=pairs)["plugin"] == plugin
        assert plugin.upper() in told.value.expected
    assert "LMNN" not in told.value.expected  # of triples


def test_nothing_learned_is_no_projection():
    iris = read("builtin:iris")
    found = learn(iris.take(np.array([0, 60])), "kissnn", {})
    assert found["note"].startswith("Euclidean distance is used instead")
    assert found["M"].tolist() == np.eye(4).tolist()
    assert found["eigenvalues"].tolist() == [1.0] * 4
    assert found["raw"] is None
    assert found["raw_eigenvalues"] is None


def test_news_of_an_iterative_method():
    listener = Listener()
    with report.reporting_to(listener):
        found = learned("wine", plugin="nca", scale="min-max")
    assert "base" in listener.parts[0]
    assert all("base" not in news for news in listener.parts[1:])
    last = listener.parts[-1]
    path = found["objective"]["path"]
    assert last["objective"] == pytest.approx(path[: last["iteration"]])
    assert last["components"].shape[1] == found["X"].shape[1]
