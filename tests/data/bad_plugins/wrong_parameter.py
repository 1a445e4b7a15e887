"""A plugin that declares `neighbours` where its constructor takes `k`."""

from workbench.api import Plugin, declare, integer


@declare(
    Plugin("wrong-parameter", "Wrong", "classifier", "Bad", (integer("neighbours", 1),))
)
class Wrong:
    def __init__(self, k=1):
        self.k = k
