"""Distances of words, sets, graphs, images, and of rows as a model sees them."""
