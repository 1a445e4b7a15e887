"""Mahalanobis metrics: their algebra, and what learners of them share."""
