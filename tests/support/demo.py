"""What `workbench demo` writes, computed again by others."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage


def check_numbers_and_pictures(folder: Path) -> None:
    """Demand the numbers of the lesson, and pictures with its colours."""
    numbers = json.loads((folder / "demo.json").read_text(encoding="utf-8"))
    right = {name: step["correct"] for name, step in numbers["steps"].items()}
    strips = {
        "5-nn": 122,
        "1-nn": 144,
        "15-nn": 110,
        "5-nn z-score": 146,
        "kissnn": 199,
    }
    assert {name: right[name] for name in strips} == strips
    assert numbers["steps"]["kissnn"]["wrong_rows"] == [28]
    assert numbers["model"]["ball_ratio"] == pytest.approx(54.2, abs=0.05)
    curve = numbers["morph"]["accuracy"]
    assert [curve[i] for i in (0, 5, 10, 15, 20)] == [0.61, 0.8, 0.93, 0.975, 0.995]
    for name, ringed in (("before.png", 78), ("after.png", 1)):
        image = QImage(str(folder / name))
        assert (image.width(), image.height()) == (1280, 960)
        colours = {
            QColor(image.pixel(x, y)).name()
            for x in range(0, 1280, 2)
            for y in range(0, 960, 2)
        }
        assert {"#0072b2", "#e69f00"} <= colours, f"{name} shows {ringed} rings"


def check_comparison(told: str, folder: Path, folds: int) -> None:
    """Demand the statistics that others compute from the table of scores."""
    from scipy.stats import friedmanchisquare, rankdata, studentized_range

    numbers = json.loads((folder / "demo.json").read_text(encoding="utf-8"))
    found = numbers["comparison"]
    assert found["folds"] == {"total": folds, "done": folds, "computed": folds}
    assert found["failed"] == []
    assert 0 < found["seconds"] < numbers["seconds"]
    # the table that `run` writes, ranked again by others
    lines = (folder / "scores.csv").read_text(encoding="utf-8").splitlines()
    names, rows = lines[0].split(",")[1:], [line.split(",") for line in lines[1:]]
    scores = np.array([[float(cell) for cell in row[1:]] for row in rows])
    assert [row[0] for row in rows] == found["datasets"]
    assert np.allclose(scores, found["scores"], rtol=0, atol=1e-9)
    ranks = rankdata(-scores, axis=1).mean(axis=0)
    assert found["mean_ranks"] == pytest.approx(dict(zip(names, ranks, strict=True)))
    test = friedmanchisquare(*scores.T)
    assert found["friedman"]["statistic"] == pytest.approx(test.statistic)
    assert found["friedman"]["p"] == pytest.approx(test.pvalue)
    n, k = scores.shape
    critical = studentized_range.ppf(0.95, k, np.inf) * np.sqrt(k * (k + 1) / 12 / n)
    assert found["posthoc"]["cd"] == pytest.approx(critical, rel=1e-4)
    apart = {
        frozenset((i, j))
        for i in range(k)
        for j in range(i)
        if abs(ranks[i] - ranks[j]) > critical
    }
    named = {
        frozenset((names.index(pair["a"]), names.index(pair["b"])))
        for pair in found["posthoc"]["pairs"]
        if pair["significant"]
    }
    assert named == apart
    headline = found["headline"]
    f = (n - 1) * test.statistic / (n * (k - 1) - test.statistic)
    assert headline["test"] == "iman_davenport"
    assert headline["statistic"] == pytest.approx(f)
    assert f"Iman-Davenport: F = {f:.4f}" in told
    assert "Friedman" not in told
    assert " s, " in told.splitlines()[-1]
    assert (folder / "cd.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert "\\toprule" in (folder / "scores.tex").read_text(encoding="utf-8")
