"""The Classify room: choose a classifier, test it, read what came of it."""
