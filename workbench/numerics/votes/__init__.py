"""Votes of neighbours: their weights, windows, and their parameters."""
