"""The rooms of the window."""
