"""Evaluating a classifier on a data set by a protocol."""
