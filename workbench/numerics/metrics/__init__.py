"""Mahalanobis metrics: their algebra, and the base of their learners."""
