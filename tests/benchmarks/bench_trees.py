"""J48 beside scikit-learn's tree: fitting letter, magic and spambase; a million rows.

Run by itself: ``python tests/benchmarks/bench_trees.py [path of weka.jar]``. With the
jar, Weka's J48 is timed as well, by what it reports itself. Every ratio comes from one
run, ours and theirs in turn.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
import pytest

NAMES = ("letter", "magic", "spambase")
#: At most so many times scikit-learn's seconds.
FIT_ASKED, PREDICT_ASKED = 4.0, 3.0
#: At most so many times Weka's.
WEKA_ASKED = 1.0
ROWS, REPEATS = 1_000_000, 5


def seconds(action):
    started = time.perf_counter()
    action()
    return time.perf_counter() - started


def in_turn(ours, theirs, repeats=REPEATS):
    """Return the least seconds of both, measured in turn."""
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(repeats)]
    return tuple(map(min, zip(*pairs, strict=True)))


def measured(data):
    """Return seconds of fitting and of predicting, ours and scikit-learn's."""
    from sklearn.tree import DecisionTreeClassifier

    from workbench.bundled.j48 import J48

    ours, theirs = J48(), DecisionTreeClassifier(random_state=0)
    fit = in_turn(
        lambda: ours.fit(data.X, data.y, attributes=data.attributes),
        lambda: theirs.fit(data.X, data.y),
    )
    rows = np.random.default_rng(3).integers(0, len(data.y), ROWS)
    many = data.X[rows]
    predict = in_turn(lambda: ours.predict(many), lambda: theirs.predict(many), 2)
    return fit, predict


def seconds_of_weka(jar, data):
    """Return the least of three times that Weka says it took to build its model."""
    from workbench.compute.writing.writers import write

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "data.arff"
        write(data, path)
        command = ["java", "--add-opens", "java.base/java.lang=ALL-UNNAMED", "-cp", jar]
        command += ["weka.classifiers.trees.J48", "-t", str(path), "-no-cv"]
        texts = [
            subprocess.run(command, capture_output=True, text=True, check=True).stdout
            for _ in range(3)
        ]
    pattern = r"Time taken to build model: ([\d.]+)"
    return min(float(re.search(pattern, text)[1]) for text in texts)


@pytest.mark.benchmark
@pytest.mark.parametrize("name", NAMES)
def test_fitting_and_predicting_beside_scikit_learn(shared_data, name):
    import workbench

    data = workbench.read(shared_data / "keel" / f"{name}.dat")
    fit, predict = measured(data)
    assert fit[0] / fit[1] <= FIT_ASKED
    assert predict[0] / predict[1] <= PREDICT_ASKED


def main(jar=None):
    import workbench

    folder = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "keel"
    for name in NAMES:
        data = workbench.read(folder / f"{name}.dat")
        fit, predict = measured(data)
        line = f"{name}: fit {fit[0]:.3f} s, scikit-learn {fit[1]:.3f} s, "
        line += f"ratio {fit[0] / fit[1]:.2f} (asked {FIT_ASKED}); "
        if jar:
            weka = seconds_of_weka(jar, data)
            line += f"Weka {weka:.2f} s, ratio {fit[0] / weka:.2f} "
            line += f"(asked {WEKA_ASKED}); "
        line += f"{ROWS} rows {predict[0]:.3f} s, scikit-learn {predict[1]:.3f} s, "
        line += f"ratio {predict[0] / predict[1]:.2f} (asked {PREDICT_ASKED})"
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:2])
