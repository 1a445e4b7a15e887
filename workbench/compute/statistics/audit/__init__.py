"""Audit of printed statistics against those recomputed from a table."""
