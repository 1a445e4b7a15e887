"""Exact nearest neighbours: distances, searches, votes."""
