"""Models fitted on all rows, described and saved."""
