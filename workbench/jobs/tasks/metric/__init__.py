"""Tasks of the Metric lab."""
