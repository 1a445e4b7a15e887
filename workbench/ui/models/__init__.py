"""The models of the window."""
