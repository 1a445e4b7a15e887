"""Computations behind the pictures of the rooms and the figures."""
