"""Descriptions of a data set and of its columns."""
