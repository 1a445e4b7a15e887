"""Experiments: what they are, and the store of their folds."""
