"""A plugin whose default lies outside its own limits."""

from workbench.api import Plugin, declare, integer


@declare(Plugin("wrong-default", "Wrong", "classifier", "Bad", (integer("k", 0, low=1),)))
class Wrong:
    def __init__(self, k=0):
        self.k = k
