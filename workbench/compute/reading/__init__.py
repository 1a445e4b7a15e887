"""Data files into data sets."""
