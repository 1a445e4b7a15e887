"""Discretisation, ranking and selection of attributes."""
