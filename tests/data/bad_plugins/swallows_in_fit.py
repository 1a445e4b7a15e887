"""A plugin that swallows every Exception in a loop."""

from workbench.api import check

from workbench.api import Plugin, declare


@declare(Plugin("swallows-in-fit", "Swallows", "classifier", "Bad"))
class Bad:
    def fit(self, X, y):
        while True:
            try:
                check()
                raise ValueError
            except Exception:
                pass
        return self

    def predict(self, X):
        return X[:, 0]
