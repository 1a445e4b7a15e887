"""The grid of data sets and classifiers."""
