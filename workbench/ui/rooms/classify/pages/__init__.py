"""The other pages about a run."""
