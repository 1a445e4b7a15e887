"""Rows judged by the others, and prototypes chosen among the rows of a data set."""
