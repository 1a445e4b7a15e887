"""The default experiment: eight data sets, six classifiers, ten folds."""

from __future__ import annotations

from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.experiment import Experiment
from workbench.core.program.builtin import BUILTIN

#: In the order of the lesson.
BUILTIN_8 = (
    "thesis21-strips", "thesis21-printed", "moons", "circles", "xor", "iris", "wine",
    "wdbc",
)  # fmt: skip
#: Short enough for the heads of columns.
FIRST_LEARNERS = (
    Learner("knn", {"n_neighbors": 5}, "5-NN"),
    Learner("kissnn", {"n_neighbors": 5, "v": 5, "covariance": "ml"}, "KISSNN"),
    Learner("naive-bayes", {}, "Naive Bayes"),
    Learner("svm", {}, "SVM"),
    Learner("mlp", {}, "MLP"),
    Learner("j48", {}, "Tree"),
)
FIRST_PROTOCOL = {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1}


def builtin_entries() -> tuple[DataEntry, ...]:
    """Return the built-in 8."""
    return tuple(DataEntry(BUILTIN + name) for name in BUILTIN_8)


def first_experiment() -> Experiment:
    """Return what is set up when nothing else is."""
    return Experiment(
        builtin_entries(), FIRST_LEARNERS, dict(FIRST_PROTOCOL), scale="min-max"
    )
