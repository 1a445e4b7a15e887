"""Every figure of an evaluation to the last digit that Weka 3.9 prints."""

from __future__ import annotations

import json

import pytest
from support.checkout import DATA

import workbench

STORED = json.loads((DATA / "weka_figures" / "figures.json").read_text())
OURS = {
    "trees.J48": ("j48", {}),
    "bayes.NaiveBayes": ("naive-bayes", {"preset": "weka"}),
    "lazy.IBk-K5": ("knn", {"preset": "weka", "n_neighbors": 5}),
}
RUNS = [(name, scheme) for name, runs in STORED["sets"].items() for scheme in runs]


@pytest.mark.parametrize(("name", "scheme"), RUNS)
def test_ten_folds_of_weka_give_wekas_figures(name, scheme, shared_data):
    wanted = STORED["sets"][name][scheme]
    plugin, params = OURS[scheme]
    dataset = workbench.read(shared_data / "arff" / f"{name}.arff")
    found = workbench.evaluate(
        dataset, plugin, params=params, protocol={"kind": "weka"}
    )
    assert found["correct"] == wanted["correct"]
    for key in ("kappa", "mae", "rmse"):
        assert found[key] == pytest.approx(wanted[key], abs=5.1e-5), key
    for key in ("rae", "rrse"):
        assert 100 * found[key] == pytest.approx(wanted[key], abs=5.1e-5), key
    for ours, theirs in zip(
        [*found["per_class"], found["weighted"]],
        [*wanted["per_class"], wanted["weighted"]],
        strict=True,
    ):
        for key, figure in zip(STORED["columns"], theirs, strict=True):
            if figure is None:
                assert ours[key] is None, (key, ours)
            else:
                assert ours[key] == pytest.approx(figure, abs=5.1e-4), (key, ours)
