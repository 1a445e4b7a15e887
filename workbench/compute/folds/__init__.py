"""Partitions into training and test rows."""
