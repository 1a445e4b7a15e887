"""Data sets, classifiers and protocol of an experiment."""
