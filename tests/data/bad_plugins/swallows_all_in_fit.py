"""A plugin that swallows even a cancel."""

from workbench.api import check

from workbench.api import Plugin, declare


@declare(Plugin("swallows-all-in-fit", "Swallows", "classifier", "Bad"))
class Bad:
    def fit(self, X, y):
        while True:
            try:
                check()
            except BaseException:
                pass
        return self

    def predict(self, X):
        return X[:, 0]
