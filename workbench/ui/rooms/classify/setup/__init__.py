"""Choosing, setting and testing a classifier."""
