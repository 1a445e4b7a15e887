"""Classifiers made of others."""
