"""Geometry of the planes that rooms draw: projections, cuts, balls, morphs."""
