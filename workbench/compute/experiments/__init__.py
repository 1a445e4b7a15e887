"""Experiments: checked, estimated, run fold by fold."""
