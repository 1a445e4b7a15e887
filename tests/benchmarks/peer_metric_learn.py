"""Fit metric-learn's methods on stored folds; runs in an environment that has it.

    PYTHON peer_metric_learn.py FOLDER SECONDS METHOD...

FOLDER holds `<set>.npz` with X, y (whole numbers) and folds (the test fold of each row).
One JSON line goes out for each set and method: the accuracies of 5-NN under the metric,
the seconds of each fit, and why a fit failed (or that it took more than SECONDS).
"""

import json
import signal
import sys
import time
import warnings
from pathlib import Path

import numpy as np
from sklearn.neighbors import KNeighborsClassifier

#: The class of metric-learn and its parameters, by the name used here.
MAKERS = {
    "lmnn": ("LMNN", {}),
    "lmnn-tuned": ("LMNN", {"n_neighbors": 5, "learn_rate": 1e-3}),
    "itml": ("ITML_Supervised", {"random_state": 1}),
    "mmc": ("MMC_Supervised", {"random_state": 1}),
    "sdml": ("SDML_Supervised", {"random_state": 1}),
    "lsml": ("LSML_Supervised", {"random_state": 1}),
    "nca": ("NCA", {"random_state": 1}),
    "lfda": ("LFDA", {}),
    "rca": ("RCA_Supervised", {"random_state": 1}),
}


def made(method):
    """Return an untrained learner; metric-learn is only needed here."""
    import metric_learn

    name, params = MAKERS[method]
    return getattr(metric_learn, name)(**params)


def scaled(train, test):
    """Bring both to the ranges of the training rows."""
    low, span = train.min(axis=0), np.ptp(train, axis=0)
    span[span == 0] = 1.0
    return (train - low) / span, (test - low) / span


class TimeIsOverError(Exception):
    """A fit took more than its time."""


def alarm(signum, frame):
    raise TimeIsOverError


def fitted(learner, X, y, seconds):
    """Return the metric and the seconds it took."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    started = time.perf_counter()
    try:
        learner.fit(X, y)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return learner, time.perf_counter() - started


def judged(file, method, limit):
    """Return what became of all folds of one set; the first failure ends it."""
    stored = np.load(file)
    X, y, folds = stored["X"], stored["y"], stored["folds"]
    right, seconds = [], []
    for fold in range(folds.max() + 1):
        test = folds == fold
        train, asked = scaled(X[~test], X[test])
        try:
            learner, spent = fitted(made(method), train, y[~test], limit)
            mapped, queries = learner.transform(train), learner.transform(asked)
            vote = KNeighborsClassifier(5).fit(mapped, y[~test])
            right.append(float(np.mean(vote.predict(queries) == y[test])))
        except TimeIsOverError:
            return {"accuracy": right, "seconds": seconds, "failed": "time"}
        except Exception as error:  # whatever it is, it is counted
            reason = f"{type(error).__name__}: {error}"[:200]
            return {"accuracy": right, "seconds": seconds, "failed": reason}
        seconds.append(spent)
    return {"accuracy": right, "seconds": seconds, "failed": ""}


def main():
    folder, limit, methods = Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]
    signal.signal(signal.SIGALRM, alarm)
    warnings.simplefilter("ignore")
    for method in methods:
        for file in sorted(folder.glob("*.npz")):
            found = {"set": file.stem, "method": method, **judged(file, method, limit)}
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
