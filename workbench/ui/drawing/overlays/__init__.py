"""What lies over a plane: the neighbourhood lens, the inset of balls, the legend."""
