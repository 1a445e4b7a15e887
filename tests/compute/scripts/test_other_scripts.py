"""Scripts of comparisons and pictures, executed: their numbers by other libraries."""

from __future__ import annotations

import json
import re

import numpy as np
import pytest
from scipy.stats import friedmanchisquare, rankdata
from sklearn.model_selection import LeaveOneOut, cross_val_score
from sklearn.neighbors import KNeighborsClassifier
from support.scripts import run_text

import workbench as wb
from workbench.compute.scripts.recipe_script import read_recipe, recipe_script
from workbench.core.program.builtin import builtin

NAMES = ("5-NN", "KISSNN", "J48", "zero")


@pytest.fixture
def table(tmp_path):
    """Write scores of four classifiers on twelve data sets, some of them tied."""
    rng = np.random.default_rng(4)
    scores = np.round(
        rng.uniform(0.5, 0.95, (12, 4)) + np.array([0.05, 0.02, 0, -0.3]), 3
    )
    scores[3, 1] = scores[3, 0]
    lines = ["," + ",".join(NAMES)]
    lines += [
        f"set{i}," + ",".join(map(repr, row)) for i, row in enumerate(scores.tolist())
    ]
    path = tmp_path / "scores.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path, scores


def printed(tmp_path, monkeypatch, recipe):
    """Execute the script of a recipe beside it; return what it prints."""
    path = tmp_path / "recipe.json"
    path.write_text(json.dumps(recipe), encoding="utf-8")
    script = recipe_script(read_recipe(path), beside=tmp_path)
    monkeypatch.chdir(tmp_path)
    return run_text(script.text())


@pytest.mark.parametrize("options", [{}, {"posthoc": "holm", "control": "5-NN"}, {"alpha": 0.1}])  # fmt: skip
def test_a_comparison_prints_what_scipy_finds(table, tmp_path, monkeypatch, options):
    path, scores = table
    recipe = {"version": 1, "comparison": {"table": "scores.csv", **options}}
    out = printed(tmp_path, monkeypatch, recipe)
    ranks = np.mean([rankdata(-row) for row in scores], axis=0)
    for name, rank in zip(NAMES, ranks, strict=True):
        assert f"{name}  mean rank {rank:.4f}" in out
    tested = friedmanchisquare(*scores.T)
    assert f"statistic {tested.statistic:.6g}, p = {tested.pvalue:.4g}" in out
    n, k = scores.shape
    f = (n - 1) * tested.statistic / (n * (k - 1) - tested.statistic)
    assert f"statistic {f:.6g}" in out
    found = wb.compare(path, **options)
    for pair in found["posthoc"]["pairs"]:
        assert f"{pair['p']!r}"[:12] in out
    cd = found["posthoc"]["cd"]
    assert f"critical difference {cd}" in out
    if not options:  # q of Demsar (2006), table 5a: four classifiers at 0.05
        assert cd == pytest.approx(2.569 * np.sqrt(k * (k + 1) / (6 * n)), abs=2e-3)


@pytest.mark.lane("whole", "a process that draws")
def test_a_picture_tells_the_accuracy_that_another_library_finds(tmp_path, monkeypatch):
    data = wb.read(builtin("builtin:thesis21-strips").path)
    found = cross_val_score(
        KNeighborsClassifier(5), data.X, data.y, cv=LeaveOneOut()
    ).mean()
    recipe = {"version": 1, "scene": {"data": "builtin:thesis21-strips", "k": 5}}
    out = printed(tmp_path, monkeypatch, recipe)
    assert out == "thesis21-strips\n"
    svg = (tmp_path / "recipe.svg").read_text(encoding="utf-8")
    shares = re.findall(r"([\d.]+)\W?%", re.sub(r"<[^>]*>", " ", svg))
    assert [float(share) for share in shares] == [pytest.approx(100 * found, abs=0.05)]
