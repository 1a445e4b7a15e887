"""The estimator lab."""
