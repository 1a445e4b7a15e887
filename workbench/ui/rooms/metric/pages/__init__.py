"""Pages of one or two modules."""
