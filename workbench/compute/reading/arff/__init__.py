"""ARFF and KEEL files."""
