"""What the pictures of the rooms and the figures are computed from."""
