"""Running an experiment: its folds as jobs."""
