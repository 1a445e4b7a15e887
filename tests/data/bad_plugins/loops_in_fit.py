"""A plugin that never finishes its fit."""

import math

from workbench.api import Plugin, declare


@declare(Plugin("loops-in-fit", "Loop", "classifier", "Bad"))
class Bad:
    def fit(self, X, y):
        while True:
            math.sqrt(2.0)
        return self

    def predict(self, X):
        return X[:, 0]
