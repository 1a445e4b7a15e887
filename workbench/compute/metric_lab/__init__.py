"""The computations of the Metric lab."""
