"""Heavy computation for workers: readers, folds, scores, statistics, models."""
