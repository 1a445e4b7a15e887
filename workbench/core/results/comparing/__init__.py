"""Results of comparisons of many classifiers or data sets."""
