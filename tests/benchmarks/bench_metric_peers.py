"""NCA, LFDA and LSML beside metric-learn's: objectives of NCA, processor seconds of all.

    python tests/benchmarks/bench_metric_peers.py PYTHON [SET...] [--seeds 5]

PYTHON has metric-learn. Attributes are brought to ranges of 1; each seed draws 80 % of
the rows. NCA is told as the share of neighbours expected wrong, from the same random
start and from each side's own; both sides fit in turn, in processes of one thread.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

NAMES = ("appendicitis", "iris", "wine", "sonar", "bupa", "wdbc", "ionosphere",
         "pima", "vehicle", "vowel")  # fmt: skip
#: By how much more of the rows ours may be wrong: rounding parts two ways to an end.
SLACK = 1e-4
KEEL = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "keel"


def makers(side, seed):
    """Return the learners of a side by what is measured."""
    if side == "theirs":
        from metric_learn import LFDA, NCA, LSML_Supervised

        own, lsml = NCA(random_state=seed), LSML_Supervised(random_state=seed)
    else:
        from workbench.bundled.lfda import LFDA
        from workbench.bundled.lsml import LSML
        from workbench.bundled.nca import NCA

        own, lsml = NCA(random_state=seed), LSML(random_state=seed)
    same = NCA(init="random", random_state=seed)
    return {"same": same, "own": own, "lfda": LFDA(), "lsml": lsml}


def expected_wrong(L, X, y):
    """Return the share of neighbours expected wrong, from the formula."""
    Z = X @ L.T
    far = np.array([((Z - row) ** 2).sum(axis=1) for row in Z])
    np.fill_diagonal(far, np.inf)
    shares = np.exp(far.min(axis=1, keepdims=True) - far)
    shares /= shares.sum(axis=1, keepdims=True)
    return float(1.0 - (shares * (y[:, None] == y)).sum() / len(X))


def measure(side, file, seed):
    """Print seconds and, for NCA, the objective of each learner of a side."""
    warnings.simplefilter("ignore")
    stored, found = np.load(file), {}
    X, y = stored["X"], stored["y"]
    makers(side, seed)["lfda"].fit(X, y)  # imports and first calls
    for name, learner in makers(side, seed).items():
        started = time.process_time()
        learner.fit(X, y)
        spent = time.process_time() - started
        wrong = (
            expected_wrong(learner.components_, X, y)
            if name in ("same", "own")
            else 0.0
        )
        found[name] = (spent, wrong)
    print(json.dumps(found))


def asked(python, side, file, seed):
    """Measure a side in a process of its own."""
    done = subprocess.run(
        [python, __file__, "--side", side, str(file), str(seed)],
        check=True, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def drawn(name, seed, file):
    """Store 80 % of the rows of a set."""
    import workbench

    data = workbench.read(KEEL / f"{name}.dat")
    span = np.ptp(data.X, axis=0)
    X = (data.X - data.X.min(axis=0)) / np.where(span > 0, span, 1.0)
    rows = np.random.default_rng(seed).permutation(len(X))[: int(0.8 * len(X))]
    np.savez(file, X=X[rows], y=np.asarray(data.y)[rows].astype(int))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("python")
    parser.add_argument("sets", nargs="*", default=NAMES)
    parser.add_argument("--seeds", type=int, default=5)
    given = parser.parse_args()
    print("set          seed  same start: ours, theirs   own: ours, theirs   "
          "ratios of seconds: NCA LFDA LSML")  # fmt: skip
    for name in given.sets:
        for seed in range(1, given.seeds + 1):
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "rows.npz"
                drawn(name, seed, file)
                ours = asked(sys.executable, "ours", file, seed)
                theirs = asked(given.python, "theirs", file, seed)
            ends = [side[key][1] for key in ("same", "own") for side in (ours, theirs)]
            ratios = [ours[key][0] / theirs[key][0] for key in ("own", "lfda", "lsml")]
            above = ends[0] > ends[1] + SLACK or ends[2] > ends[3] + SLACK
            print(
                f"{name:12} {seed:4}  "
                + " ".join(f"{end:.5f}" for end in ends)
                + "  "
                + " ".join(f"{ratio:.2f}" for ratio in ratios)
                + ("  ABOVE" if above else ""),
                flush=True,
            )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--side"]:
        measure(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        main()
