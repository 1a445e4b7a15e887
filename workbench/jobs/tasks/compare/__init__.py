"""Tasks of the Compare room and of experiments."""
