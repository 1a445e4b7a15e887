"""The Prototypes lab: which rows matter to nearest-neighbour methods."""
