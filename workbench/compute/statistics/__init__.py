"""Statistics of several classifiers on several data sets."""
