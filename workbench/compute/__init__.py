"""The heavy half, for workers only: readers, folds, scores, neighbours, metrics."""
