"""Generators of data sets."""
