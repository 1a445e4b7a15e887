"""Regressors."""
