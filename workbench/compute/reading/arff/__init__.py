"""Readers of ARFF and KEEL files."""
