"""What the Metric lab shows of a learned metric."""
