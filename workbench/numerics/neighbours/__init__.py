"""Exact nearest neighbours: distances and searches."""
