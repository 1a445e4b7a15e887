"""Search structures measured on data sets."""
