"""NCA, LFDA and LSML beside metric-learn's: objectives of NCA, seconds and peaks of all.

    python tests/benchmarks/bench_metric_peers.py PYTHON [SET...] [--seeds 5]

PYTHON has metric-learn. Attributes are brought to ranges of 1; each seed draws 80 % of
the rows. NCA is told as the share of neighbours expected wrong, from the same random
start and from each side's own; both sides fit in turn, in processes of one thread. The
seconds are of the processor, of LFDA and LSML the median of five fits; each set ends
with the medians over the seeds, and the most memory that a fit of the first seed had
allocated.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import tracemalloc
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


def seconds(make, X, y, times):
    """Return the median of the processor seconds of some fits, and the last model."""
    spent = []
    for _ in range(times):
        learner = make()
        started = time.process_time()
        learner.fit(X, y)
        spent.append(time.process_time() - started)
    return float(np.median(spent)), learner


def peak(learner, X, y):
    """Return the most megabytes that a fit had allocated."""
    tracemalloc.start()
    learner.fit(X, y)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most / 1e6


def measure(side, file, seed):
    """Print seconds, objective (of NCA) and megabytes of each learner of a side."""
    warnings.simplefilter("ignore")
    stored, found = np.load(file), {}
    X, y = stored["X"], stored["y"]
    for name in ("lfda", "lsml"):
        makers(side, seed)[name].fit(X, y)  # imports and first calls
    for name in makers(side, seed):
        slow = name in ("same", "own")
        spent, learner = seconds(
            lambda name=name: makers(side, seed)[name], X, y, 1 if slow else 5
        )
        wrong = expected_wrong(learner.components_, X, y) if slow else 0.0
        most = peak(makers(side, seed)[name], X, y) if seed == 1 else 0.0
        found[name] = (spent, wrong, most)
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


def told(ours, theirs):
    """Return the ends of NCA and the ratios of seconds, and mark an end above."""
    ends = [side[key][1] for key in ("same", "own") for side in (ours, theirs)]
    ratios = [ours[key][0] / theirs[key][0] for key in ("same", "own", "lfda", "lsml")]
    above = ends[0] > ends[1] + SLACK or ends[2] > ends[3] + SLACK
    return (
        " ".join(f"{end:.5f}" for end in ends)
        + "  "
        + " ".join(f"{ratio:.2f}" for ratio in ratios)
        + ("  ABOVE" if above else "")
    )


def in_the_middle(rounds):
    """Return the medians over the seeds of a side; megabytes are of the first."""
    return {
        key: [*np.median([one[key][:2] for one in rounds], axis=0), rounds[0][key][2]]
        for key in rounds[0]
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("python")
    parser.add_argument("sets", nargs="*", default=NAMES)
    parser.add_argument("--seeds", type=int, default=5)
    given = parser.parse_args()
    print("set          seed  same start: ours, theirs   own: ours, theirs   "
          "ratios of seconds: NCA same, own, LFDA, LSML")  # fmt: skip
    for name in given.sets:
        rounds = {"ours": [], "theirs": []}
        for seed in range(1, given.seeds + 1):
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "rows.npz"
                drawn(name, seed, file)
                rounds["ours"].append(asked(sys.executable, "ours", file, seed))
                rounds["theirs"].append(asked(given.python, "theirs", file, seed))
            ours, theirs = rounds["ours"][-1], rounds["theirs"][-1]
            print(f"{name:12} {seed:4}  {told(ours, theirs)}", flush=True)
        ours, theirs = (in_the_middle(rounds[side]) for side in ("ours", "theirs"))
        print(f"{name:12}  all  {told(ours, theirs)}")
        for key in ours:
            print(
                f"             {key:5} ms {1e3 * ours[key][0]:8.1f} {1e3 * theirs[key][0]:8.1f}"
                f"   MB {ours[key][2]:6.1f} {theirs[key][2]:6.1f}",
                flush=True,
            )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--side"]:
        measure(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        main()
