"""Search structures: exact and approximate ways to the nearest rows, with their costs."""
