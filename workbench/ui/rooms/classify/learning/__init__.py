"""The page of learning and validation curves."""
