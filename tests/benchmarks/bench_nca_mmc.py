"""NCA beside scikit-learn's and MMC beside metric-learn's: seconds, gains, accuracies.

    python tests/benchmarks/bench_nca_mmc.py [PYTHON] [--repeat 2] [--only nca]

PYTHON runs metric-learn, if there is such an environment; without it MMC is left out.
Processor seconds of one thread, ours and theirs in turn, the least of each; of all of
`fit`, but for metric-learn, whose search for a threshold is not counted. The attributes
are brought to ranges of 1. NCA starts from the principal axes on both sides; MMC gets
the same pairs, as many as metric-learn draws by default.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import warnings
from functools import partial
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

#: At least so many times faster than scikit-learn.
NCA_ASKED = {"segment": 3.0, "synthetic": 8.0}
#: Gain among all rows, as a share of scikit-learn's, at least.
GAIN_ASKED = 0.99
MMC_NAMES = ("iris", "wine", "wdbc", "pima", "vehicle", "sonar")
MMC_ASKED = 50.0
ACCURACY_NAMES = ("iris", "wine", "vehicle", "segment", "sonar", "wdbc")


def seconds(action):
    """Return the processor seconds of an action, and what it returned."""
    started = time.process_time()
    result = action()
    return time.process_time() - started, result


def scaled(X):
    """Bring attributes to ranges of 1."""
    span = np.ptp(X, axis=0)
    return (X - X.min(axis=0)) / np.where(span > 0, span, 1.0)


def prepared(name):
    """Return a set with ranges of 1, and its classes as numbers."""
    import workbench

    if name == "synthetic":
        return synthetic()
    folder = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "keel"
    data = workbench.read(folder / f"{name}.dat")
    return scaled(data.X), np.asarray(data.y).astype(int)


def synthetic(n=4000, d=10, classes=4):
    """Return normal classes that differ in four of ten attributes."""
    random = np.random.default_rng(0)
    y = random.integers(0, classes, n)
    means = random.normal(size=(classes, d)) * (np.arange(d) < 4)
    return means[y] + random.normal(size=(n, d)), y


def compare_nca(repeat):
    """Print seconds and gains of NCA, ours in both forms and scikit-learn's."""
    from sklearn.neighbors import NeighborhoodComponentsAnalysis

    from workbench.bundled.nca import NCA
    from workbench.bundled.nca.softmax_neighbours import FullSoftmax

    print(
        "set        n     sklearn s  gain    | fast s  ratio  gain    | exact s ratio"
    )
    for name in ("vehicle", "segment", "synthetic"):
        X, y = prepared(name)
        learners = (
            lambda: NeighborhoodComponentsAnalysis(init="pca", random_state=1),
            lambda: NCA(n_candidates=50),
            lambda: NCA(n_candidates=0, max_iter=50),
        )
        least = [np.inf] * 3
        gains = [0.0] * 3
        for _ in range(repeat):
            for place, make in enumerate(learners):
                spent, fitted = seconds(partial(make().fit, X, y))
                least[place] = min(least[place], spent)
                gains[place] = FullSoftmax(X, y)(fitted.components_).value / len(X)
        sk, fast, exact = least
        print(
            f"{name:10} {len(X):5} {sk:8.2f}  {gains[0]:.4f}  | {fast:6.2f} "
            f"{sk / fast:6.1f}  {gains[1]:.4f}  | {exact:6.2f} {sk / exact:5.1f}  "
            f"{gains[2]:.4f}  {verdict(name, sk / fast, gains)}",
            flush=True,
        )


def verdict(name, ratio, gains):
    """Say whether what was asked is there."""
    asked = NCA_ASKED.get(name, 0.0)
    met = ratio >= asked and gains[1] >= GAIN_ASKED * gains[0]
    return f"asked {asked:g}: {'met' if met else 'MISSED'}"


def theirs(file):
    """Fit metric-learn's MMC once, and keep what came out; in its own environment."""
    from metric_learn import MMC

    stored = np.load(file)
    learner = MMC(tol=1e-6)
    pairs, signs = stored["pairs"], stored["signs"]
    spent, _ = seconds(lambda: learner._fit(pairs, signs))
    np.savez(file, seconds=spent, M=learner.get_mahalanobis_matrix())


def sum_within(M, similar, dissimilar):
    """Return the sum of the dissimilar distances, M scaled to the constraint."""
    outer = np.sqrt(np.maximum(np.einsum("ij,jk,ik->i", dissimilar, M, dissimilar), 0))
    inner = np.einsum("ij,jk,ik->", similar, M, similar)
    return float(outer.sum() / np.sqrt(inner))


def compare_mmc(python, repeat):
    """Print seconds and objectives of MMC, ours and metric-learn's."""
    from workbench.bundled.mmc import MMC
    from workbench.numerics.metrics.pairs import draw_pairs

    print("\nset      pairs  theirs s  objective | ours s   objective rank  ratio")
    for name in MMC_NAMES:
        X, y = prepared(name)
        similar, dissimilar = draw_pairs(y, 20 * len(np.unique(y)) ** 2, 1)
        both = np.concatenate([similar, dissimilar])
        signs = np.repeat([1, -1], [len(similar), len(dissimilar)])
        table = np.column_stack([both, signs])
        their_seconds, M = mmc_of_peer(python, X[both], signs)
        ours = np.inf
        for _ in range(3 * repeat):
            spent, model = seconds(partial(MMC().fit, X, y, pairs=table))
            ours = min(ours, spent)
        vs, vd = (X[p[:, 0]] - X[p[:, 1]] for p in (similar, dissimilar))
        peer, own = sum_within(M, vs, vd), sum_within(model.M_, vs, vd)
        error = abs(np.einsum("ij,jk,ik->", vs, model.M_, vs) - 1.0)
        met = their_seconds / ours >= MMC_ASKED and own >= peer and error < 1e-9
        print(
            f"{name:8} {len(both):5} {their_seconds:8.2f}  {peer:9.3f} | {ours:.4f}  "
            f"{own:9.3f}  {len(model.components_)}  {their_seconds / ours:8.0f}  "
            f"gap {model.gap_:.0e} constraint {error:.0e}  "
            f"asked {MMC_ASKED:g}: {'met' if met else 'MISSED'}",
            flush=True,
        )


def mmc_of_peer(python, pairs, signs):
    """Return metric-learn's seconds and metric."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pairs.npz"
        np.savez(file, pairs=pairs, signs=signs)
        subprocess.run([python, __file__, "--theirs", str(file)], check=True)
        found = np.load(file)
        return float(found["seconds"]), found["M"]


def compare_accuracies():
    """Print the accuracy of 5-NN under each metric, ten folds, scaled in each."""
    from sklearn.model_selection import StratifiedKFold, cross_val_score
    from sklearn.neighbors import KNeighborsClassifier
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import MinMaxScaler

    from workbench.bundled.mmc import MMC
    from workbench.bundled.nca import NCA

    learners = {
        "Euclid": KNeighborsClassifier(5),
        "NCA": NCA(),
        "NCA fast": NCA(n_candidates=50),
        "NCA val.": NCA(n_candidates=50, validation=0.2),
        "MMC": MMC(),
        "MMC diag.": MMC(diagonal=True),
    }
    print("\nset     " + "".join(f"{name:>10}" for name in learners))
    folds = StratifiedKFold(10, shuffle=True, random_state=1)
    for name in ACCURACY_NAMES:
        X, y = prepared(name)
        shares = [
            100 * cross_val_score(make_pipeline(MinMaxScaler(), one), X, y, cv=folds)
            for one in learners.values()
        ]
        told = "".join(f"{share.mean():10.2f}" for share in shares)
        print(f"{name:8}" + told, flush=True)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    if sys.argv[1:2] == ["--theirs"]:
        theirs(sys.argv[2])
    else:
        parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
        parser.add_argument("python", nargs="?")
        parser.add_argument("--repeat", type=int, default=2)
        parser.add_argument("--only", choices=("nca", "mmc", "accuracy"))
        asked = parser.parse_args()
        if asked.only in (None, "nca"):
            compare_nca(asked.repeat)
        if asked.only in (None, "mmc") and asked.python:
            compare_mmc(asked.python, asked.repeat)
        if asked.only in (None, "accuracy"):
            compare_accuracies()
