"""The Distances lab: what a distance is made of, and what it is."""
