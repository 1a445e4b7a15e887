"""Running an experiment from the window."""
