"""The Metric lab: learn a metric, and see what it does to the plane."""
