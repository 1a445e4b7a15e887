"""A plugin that works: it always answers the most frequent class."""

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin

from workbench.api import Plugin, declare, integer


@declare(
    Plugin(
        id="good-majority",
        title="Majority",
        kind="classifier",
        family="Baselines",
        params=(integer("k", 1, low=1, help="Not used."),),
        summary="Answers the most frequent class.",
    )
)
class Majority(ClassifierMixin, BaseEstimator):
    def __init__(self, k=1):
        self.k = k

    def fit(self, X, y):
        self.classes_, counts = np.unique(y, return_counts=True)
        self.answer_ = self.classes_[counts.argmax()]
        return self

    def predict(self, X):
        return np.full(len(X), self.answer_)
