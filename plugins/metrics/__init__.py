"""Learners of metrics."""
