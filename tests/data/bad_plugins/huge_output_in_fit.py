"""A plugin that prints and hands out far too much."""

import numpy as np

from workbench.api import partial

from workbench.api import Plugin, declare


@declare(Plugin("huge-output-in-fit", "Talks", "classifier", "Bad"))
class Bad:
    def fit(self, X, y):
        for _ in range(20_000):
            print("x" * 1_000)
        while True:
            partial(np.zeros(2**22))  # 32 MiB each
        return self

    def predict(self, X):
        return X[:, 0]
