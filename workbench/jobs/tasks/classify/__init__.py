"""Tasks of the Classify room."""
