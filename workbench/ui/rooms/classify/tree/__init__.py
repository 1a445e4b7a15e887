"""The page with the picture of a decision tree."""
