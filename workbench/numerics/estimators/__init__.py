"""Shared parts of estimators that wrap, combine or imitate others."""
