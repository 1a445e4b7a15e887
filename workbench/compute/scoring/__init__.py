"""Scores of predictions, and the cost of a fold in time and memory."""
