"""Parallel coordinates."""
