"""A plugin that ends the process in fit."""

import os

from workbench.api import Plugin, declare


@declare(Plugin("dies-in-fit", "Dies", "classifier", "Bad"))
class Bad:
    def fit(self, X, y):
        os._exit(3)
        return self

    def predict(self, X):
        return X[:, 0]
