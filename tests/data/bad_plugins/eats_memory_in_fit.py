"""A plugin that asks for two gigabytes and fills them."""

import numpy as np

from workbench.api import Plugin, declare


@declare(Plugin("eats-memory-in-fit", "Eats", "classifier", "Bad"))
class Bad:
    def fit(self, X, y):
        self.blocks_ = [np.ones(2**24) for _ in range(16)]  # 128 MiB each
        return self

    def predict(self, X):
        return X[:, 0]
