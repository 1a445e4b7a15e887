"""Overlays of a plane: the neighbourhood lens, the inset of balls, the legend."""
