"""How a classifier is chosen, set and tested."""
