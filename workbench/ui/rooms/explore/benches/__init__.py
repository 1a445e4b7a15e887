"""Pages of the Explore room with experiments of their own: regression and densities."""
