"""Make the data sets on which our classifiers are compared with Weka's.

    python tests/tools/ask_weka/make_sets.py

writes tests/data/weka/*.arff; running it again writes the same files, as far as NumPy
keeps its random streams.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).resolve().parents[2] / "data" / "weka"
Rows = list[list[str]]
Made = tuple[dict[str, Sequence[str]], Rows]
NUMERIC: Sequence[str] = ()


def mixed_missing() -> Made:
    """Numbers and labels with every eighth cell missing."""
    rng = np.random.default_rng(11)
    y = rng.integers(0, 3, 260)
    a, b = rng.normal(y, 1.2).round(2), rng.normal(-y, 2.0).round(1)
    shape = np.where(rng.random(260) < 0.6, y, rng.integers(0, 4, 260))
    flag = (rng.random(260) < 0.3 + 0.2 * y).astype(int)
    count = rng.poisson(2 + y)
    header = {
        "a": NUMERIC, "shape": ("round", "square", "long", "other"), "b": NUMERIC,
        "flag": ("no", "yes"), "count": NUMERIC, "class": ("low", "mid", "high"),
    }  # fmt: skip
    rows = written(header, a, shape, b, flag, count, y)
    return header, holed(rows, rng, 0.125)


def nominal_only() -> Made:
    """Five nominal attributes, one of them with a label that no row has."""
    rng = np.random.default_rng(12)
    parts = [rng.integers(0, n, 200) for n in (2, 3, 4, 2, 5)]
    y = (parts[0] + parts[1] * parts[3] + (rng.random(200) < 0.15)) % 3
    header = {
        "p": "ab", "q": "abc", "r": "abcde", "s": "ab", "t": "abcde", "class": "xyz",
    }  # fmt: skip
    return header, written(header, *parts, y)


def many_labels() -> Made:
    """A nominal attribute with a label for every third row, and one number."""
    rng = np.random.default_rng(13)
    place = rng.integers(0, 60, 180)
    size = rng.gamma(2.0, 3.0, 180).round(1)
    y = ((place % 7 < 3) ^ (size > 8) ^ (rng.random(180) < 0.1)).astype(int)
    tone = rng.integers(0, 5, 180)
    header = {
        "place": [f"p{i}" for i in range(60)], "size": NUMERIC, "tone": "vwxyz",
        "class": ("no", "yes"),
    }  # fmt: skip
    return header, holed(written(header, place, size, tone, y), rng, 0.03)


def ties() -> Made:
    """Small whole numbers: many equal rows, distances and gains."""
    rng = np.random.default_rng(14)
    grid = rng.integers(0, 4, (240, 4))
    y = (grid[:, 0] > grid[:, 1]).astype(int) + (rng.random(240) < 0.2)
    header = dict.fromkeys("abcd", NUMERIC) | {"class": ("u", "v", "w")}
    return header, written(header, *grid.T, y)


def weights() -> Made:
    """Rows of different weight."""
    rng = np.random.default_rng(15)
    y = rng.integers(0, 2, 150)
    a, b = rng.normal(1.5 * y, 1.0).round(2), rng.normal(0.0, 1 + y).round(2)
    shape = np.where(rng.random(150) < 0.5, y, rng.integers(0, 3, 150))
    header = {"a": NUMERIC, "b": NUMERIC, "shape": "abc", "class": ("no", "yes")}
    rows = holed(written(header, a, b, shape, y), rng, 0.05)
    for row, weight in zip(rows, rng.choice([0.25, 0.5, 1, 2, 3], 150), strict=True):
        row.append(f"{{{weight:g}}}")
    return header, rows


def no_class() -> Made:
    """Some rows without a class, an attribute without a value, a constant one."""
    rng = np.random.default_rng(16)
    y = rng.integers(0, 3, 48)
    a, b = rng.normal(y, 0.8).round(2), rng.integers(0, 3, 48)
    header = {
        "a": NUMERIC, "b": "klm", "empty": NUMERIC, "constant": NUMERIC, "class": "xyz",
    }  # fmt: skip
    rows = written(header, a, b, np.zeros(48, int), np.full(48, 7), y)
    for i, row in enumerate(rows):
        row[2] = "?"
        if i % 9 == 4:
            row[4] = "?"
    return header, rows


def noisy() -> Made:
    """Numbers of many digits and much noise: large trees that are pruned much."""
    rng = np.random.default_rng(17)
    X = rng.normal(size=(400, 6))
    score = X[:, 0] * X[:, 1] + np.sin(2 * X[:, 2]) + rng.normal(0, 0.8, 400)
    y = np.digitize(score, [-0.7, 0.6])
    header = {f"x{j}": NUMERIC for j in range(6)} | {"class": ("l", "m", "h")}
    return header, written(header, *X.T, y)


def twelve_classes() -> Made:
    """Twelve classes, two of them without a row."""
    rng = np.random.default_rng(18)
    y = rng.choice([0, 1, 2, 3, 5, 6, 7, 8, 10, 11], 220)
    a, b = rng.normal(y % 4, 0.5).round(3), rng.normal(y // 4, 0.5).round(3)
    kind = np.where(rng.random(220) < 0.7, y % 3, rng.integers(0, 3, 220))
    header = {
        "a": NUMERIC, "b": NUMERIC, "kind": "abc",
        "class": [f"c{i}" for i in range(12)],
    }  # fmt: skip
    return header, holed(written(header, a, b, kind, y), rng, 0.02)


MAKERS: tuple[Callable[[], Made], ...] = (
    mixed_missing, nominal_only, many_labels, ties, weights, no_class, noisy,
    twelve_classes,
)  # fmt: skip


def written(header: dict[str, Sequence[str]], *columns: np.ndarray) -> Rows:
    """Return the cells as texts: labels for codes, numbers as they print."""
    cells = [
        [labels[int(v)] if labels else repr(v.item()) for v in column]
        for labels, column in zip(header.values(), columns, strict=True)
    ]
    return [list(row) for row in zip(*cells, strict=True)]


def holed(rows: Rows, rng: np.random.Generator, share: float) -> Rows:
    """Make that share of the cells missing, never the class."""
    for row in rows:
        for j in range(len(row) - 1):
            if rng.random() < share:
                row[j] = "?"
    return rows


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for maker in MAKERS:
        header, rows = maker()
        lines = [f"% {maker.__doc__}", f"@relation {maker.__name__}"]
        for name, labels in header.items():
            kind = "{" + ",".join(labels) + "}" if labels else "numeric"
            lines.append(f"@attribute {name} {kind}")
        lines += ["@data", *(",".join(row) for row in rows)]
        path = FOLDER / f"{maker.__name__}.arff"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
