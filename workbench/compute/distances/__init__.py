"""Distances of two things that people name, and the axioms on a data set."""
