"""Cross-validation of each classifier as a ratio to the bare scikit-learn loop.

    python tests/benchmarks/bench_classifiers.py DATA [DATA …] [--folds 10] [--only ID …]

Both sides run the same ten folds in this process, alternately, `--repeat` times each;
the shortest counts. The bare side is scikit-learn's own estimator with the parameters
that ours hands it, fitted and asked for classes and scores, nothing else: no preparation,
no figures, no report; the rows are standardised beforehand where ours does so. DATA are files that `workbench show` reads, with
numeric attributes and no gaps. Set OMP_NUM_THREADS=1 for both.
"""

from __future__ import annotations

import argparse
import time
import warnings
from collections.abc import Callable
from typing import Any

from sklearn.base import clone
from sklearn.dummy import DummyClassifier
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier, NearestCentroid
from sklearn.preprocessing import StandardScaler
from sklearn.tree import DecisionTreeClassifier

import workbench
from workbench.compute.folds.folds import Protocol, plan, usable_rows

#: Ours that wrap nothing, and scikit-learn's of the same method.
SAME_METHOD: dict[str, Callable[[], Any]] = {
    "zero-r": DummyClassifier,
    "knn": KNeighborsClassifier,
    "naive-bayes": GaussianNB,
    "j48": DecisionTreeClassifier,
    "nearest-centroid": NearestCentroid,
}
WRAPPED = (
    "svm", "mlp", "logistic", "lda", "qda", "random-forest", "extra-trees",
    "gradient-boosting",
)  # fmt: skip
#: Ours that standardise apart from the estimator they wrap.
STANDARDISE = ("svm", "mlp")
#: What ours sets step by step while it trains.
GROWN = {"mlp": ("max_iter",), "gradient-boosting": ("max_iter",)}


def inner(plugin: str, X: Any, y: Any) -> Any:
    """Return an unfitted copy of the scikit-learn estimator that a plugin wraps.

    It is made for these rows, of which some parameters depend (a kernel's width).
    """
    fitted = workbench.make(plugin).fit(X, y)
    for value in vars(fitted).values():
        if type(value).__module__.startswith("sklearn.") and hasattr(value, "predict"):
            whole = {name: getattr(fitted, name) for name in GROWN.get(plugin, ())}
            return clone(value).set_params(**whole)
    raise SystemExit(f"{plugin} wraps no estimator of scikit-learn")


def bare(estimator: Any, X: Any, y: Any, parts: list[Any], rows: Any) -> float:
    """Return the seconds of the bare loop."""
    started = time.perf_counter()
    for part in parts:
        train = part.train(rows)
        fitted = clone(estimator).fit(X[train], y[train])
        fitted.predict(X[part.test])
        for scores in ("predict_proba", "decision_function"):
            if hasattr(fitted, scores):
                getattr(fitted, scores)(X[part.test])
                break
    return time.perf_counter() - started


def ours(plugin: str, data: Any, folds: int) -> tuple[float, float]:
    """Return the seconds of `workbench.evaluate`, and the accuracy."""
    started = time.perf_counter()
    result = workbench.evaluate(data, plugin, cv=folds, seed=1)
    return time.perf_counter() - started, result["accuracy"]


def main() -> None:
    """Print one line for each classifier and data set."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("data", nargs="+")
    parser.add_argument("--folds", type=int, default=10)
    parser.add_argument("--repeat", type=int, default=2)
    parser.add_argument("--only", nargs="*")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    print(f"{'data':<16}{'classifier':<20}{'bare s':>9}{'ours s':>9}{'ratio':>8}")
    for path in asked.data:
        data = workbench.read(path)
        rows = usable_rows(data)
        parts = plan(Protocol(folds=asked.folds, seed=1), data)
        for plugin in asked.only or (*SAME_METHOD, *WRAPPED):
            made = (
                SAME_METHOD[plugin]()
                if plugin in SAME_METHOD
                else inner(plugin, data.X[rows], data.y[rows])
            )
            apart = plugin in STANDARDISE
            X = StandardScaler().fit_transform(data.X) if apart else data.X
            slow, fast = [], []
            for _ in range(asked.repeat):
                fast.append(bare(made, X, data.y, parts, rows))
                slow.append(ours(plugin, data, asked.folds)[0])
            times = f"{min(fast):>9.2f}{min(slow):>9.2f}{min(slow) / min(fast):>8.2f}"
            print(f"{data.name:<16}{plugin:<20}{times}", flush=True)


if __name__ == "__main__":
    main()
