"""The Classify room: choose a classifier, test it, read what came of it."""

from workbench.ui.rooms.classify.room import ClassifyRoom

__all__ = ["ClassifyRoom"]
