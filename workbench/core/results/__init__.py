"""Results of evaluations and metrics, ready to be shown."""
