"""The cone of metrics."""
